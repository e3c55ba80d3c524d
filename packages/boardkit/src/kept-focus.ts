import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * A button that did its work is gone, and the keyboard's focus with it. It then goes on to where the next decision is
 * made, so that nobody has to look for it from the top of the page: to what the board has marked with `data-next`, or
 * the first button in it; until something is marked, to the sheet of choices.
 *
 * Where a part of the board only asked for what is now decided, it says so with `data-passing`: when `asked` changes,
 * whoever plays by keyboard is taken on from there, too, and from nowhere. A focus anywhere else is left alone. Where
 * there is nothing to go to yet, or a dialog still has the focus, that is made up for as soon as it can be.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>, asked: string): void {
  const { wasInside, isTyped } = useFocusWatch(root);
  const parked = useRef<Element>(undefined);
  /** What was asked when the focus was last taken on. */
  const followed = useRef(asked);
  useEffect(() => {
    const isNew = followed.current !== asked;
    const board = root.current;
    const active = document.activeElement ?? document.body;
    if (board === null) return;
    const isLost = active === document.body || active === parked.current;
    const isPassing =
      board.contains(active) && active.closest<HTMLElement>('[data-passing]')?.dataset['passing'] === 'true';
    const isCalled = isNew && isTyped.current;
    if (!isCalled || !(isLost || isPassing || active.closest('dialog') !== null)) followed.current = asked;
    if (!(isLost && wasInside.current) && !(isCalled && (isLost || isPassing))) return;
    const next = findNext(board) ?? board.querySelector<HTMLElement>('.bk-sheet');
    if (next === null) return;
    parked.current = next.matches('.bk-sheet') ? next : undefined;
    followed.current = asked;
    if (next !== active) next.focus({ preventScroll: true });
  });
}

function findNext(board: HTMLElement): HTMLElement | null {
  const marked = board.querySelector<HTMLElement>('[data-next="true"]');
  if (marked === null || marked.matches('button, [tabindex]')) return marked;
  return marked.querySelector<HTMLElement>('button:not(:disabled)');
}

/**
 * Whether the focus was last on the board and has not gone elsewhere, and whether the last thing done was done by key.
 */
function useFocusWatch(root: RefObject<HTMLElement | null>): {
  readonly wasInside: { readonly current: boolean };
  readonly isTyped: { readonly current: boolean };
} {
  const wasInside = useRef(false);
  const isTyped = useRef(false);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const leave = ({ relatedTarget }: FocusEvent): void => {
      // A focus that goes elsewhere has somewhere to go; one that is lost has not.
      if (relatedTarget !== null) wasInside.current = root.current?.contains(relatedTarget as Node) ?? false;
    };
    const touch = ({ target }: PointerEvent): void => {
      isTyped.current = false;
      // Whoever touches bare paper has put the focus away.
      if ((target as Element).closest('button, a, input, summary, [tabindex]') === null) wasInside.current = false;
    };
    root.current?.addEventListener('focusin', () => void (wasInside.current = true), { signal });
    root.current?.addEventListener('focusout', leave, { signal });
    document.addEventListener('keydown', () => void (isTyped.current = true), { signal, capture: true });
    document.addEventListener('pointerdown', touch, { signal, capture: true });
    return () => ending.abort();
  }, []);
  return { wasInside, isTyped };
}
