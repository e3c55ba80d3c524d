import type { ComponentChildren, VNode } from 'preact';
import { useEffect } from 'preact/hooks';

interface SceneProps {
  readonly title: string;
  /** Undefined where it has been told, and only stays to be looked at. */
  readonly skip: (() => void) | undefined;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/**
 * What the rules do at a round's end, on a leaf of paper over the board: it takes no room from it and keeps nobody from
 * anything. A tap, Enter or Escape goes past it. The page's announcer tells of it, so screen readers need not hear it.
 */
export function Scene({ title, skip, class: name, children }: SceneProps): VNode {
  useSkipKeys(skip);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div class={`bk-scene ${name ?? ''}`} aria-hidden="true" onClick={skip}>
      <p class="bk-scene-title">{title}</p>
      {children}
    </div>
  );
}

/** Enter and Escape go past something that lies over the board, where they would do nothing else. */
export function useSkipKeys(skip: (() => void) | undefined): void {
  useEffect(() => {
    if (skip === undefined) return undefined;
    const press = (event: KeyboardEvent): void => {
      const isFree = event.target === document.body && document.querySelector('dialog[open]') === null;
      if (event.defaultPrevented || !isFree || !(event.key === 'Enter' || event.key === 'Escape')) return;
      event.preventDefault();
      skip();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [skip]);
}
