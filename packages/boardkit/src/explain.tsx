import type { BoardProps } from '@potager/kernel';
import { render, type RefObject, type VNode } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { describeFocus } from './described.ts';
import { placeCard } from './explain-place.ts';
import './explain.css';
import { type Explanation, speakExplanation } from './explanation.ts';
import { listenToHold, listenToKey, listenToRest, nameOfThing, type Question } from './questions.ts';

const NOTHING: readonly string[] = [];

/**
 * Everything on the board that names itself in `data-explain` answers what it is, at any time: to a pointer that rests
 * on it, to a finger that holds it, to the key I, and as a description to a screen reader. Gives the places that the
 * answer in view speaks of.
 */
export function useExplain(
  root: RefObject<HTMLElement | null>,
  { announce, rulesAt }: Pick<BoardProps, 'announce' | 'rulesAt'>,
  explain: (thing: string) => Explanation | undefined,
): readonly string[] {
  const layer = useMemo(makeLayer, []);
  const [question, keep] = useState<Question>();
  const asked = useRef<Question>(undefined);
  /** Where the focus was when a key asked. */
  const asker = useRef<HTMLElement>(undefined);
  const answer = useRef(explain);
  answer.current = explain;

  const ask = (next: Question | undefined): void => {
    const before = asked.current;
    if (next !== undefined && answer.current(nameOfThing(next.element)) === undefined) return;
    if (next?.way === 'key' && before?.way !== 'key') asker.current = document.activeElement as HTMLElement;
    asked.current = next;
    keep(next);
    if (next === undefined && before?.way === 'key' && layer.contains(document.activeElement)) {
      asker.current?.focus({ preventScroll: true });
    }
  };

  useEffect(() => {
    if (root.current === null) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const asking = { root: root.current, layer, asked: () => asked.current, ask, signal };
    listenToRest(asking);
    listenToHold(asking);
    listenToKey(asking);
    describeFocus(root.current, (thing) => answer.current(thing), signal);
    const leave = ({ target }: Event): void => {
      if (asked.current !== undefined && asked.current.way !== 'key' && !layer.contains(target as Node)) ask(undefined);
    };
    document.addEventListener('scroll', leave, { signal, capture: true, passive: true });
    addEventListener('resize', () => ask(undefined), { signal });
    layer.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (asked.current?.way === 'key' && relatedTarget !== null && !layer.contains(relatedTarget as Node))
          ask(undefined);
      },
      { signal },
    );
    return () => {
      ending.abort();
      render(null, layer);
      layer.remove();
    };
  }, []);

  const said = question?.element.isConnected === true ? explain(nameOfThing(question.element)) : undefined;
  useLayoutEffect(() => {
    if (question !== undefined && said === undefined) ask(undefined);
    if (question === undefined || said === undefined) return render(null, layer);
    // A dialog lies above everything that is not in it.
    const around = question.element.closest('dialog') ?? document.body;
    if (layer.parentNode !== around) around.append(layer);
    render(<ExplainCard said={said} way={question.way} rulesAt={rulesAt} />, layer);
    put(layer, question);
  });
  // With the card, not after it: the next key may follow at once.
  useLayoutEffect(() => {
    if (question?.way !== 'key' || said === undefined) return;
    const isNew = !layer.contains(document.activeElement);
    question.element.dispatchEvent(new CustomEvent('bk-bring', { bubbles: true }));
    question.element.scrollIntoView({ block: 'nearest' });
    put(layer, question);
    layer.querySelector<HTMLElement>('.bk-explain')?.focus({ preventScroll: true });
    if (!isNew) announce(speakExplanation(said));
  }, [question]);
  return said?.places ?? NOTHING;
}

function makeLayer(): HTMLElement {
  const layer = document.createElement('div');
  layer.className = 'bk-explain-layer';
  return layer;
}

function put(layer: HTMLElement, { element, way, at }: Question): void {
  const [ring, card] = [...layer.children] as HTMLElement[];
  if (ring === undefined || card === undefined) return;
  const { x, y, width, height } = element.getBoundingClientRect();
  const room = { width: document.documentElement.clientWidth, height: innerHeight };
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const place = placeCard({ x, y, width, height }, size, room, way === 'key' ? undefined : at);
  card.style.translate = `${place.x}px ${place.y}px`;
  ring.style.translate = `${x}px ${y}px`;
  ring.style.width = `${width}px`;
  ring.style.height = `${height}px`;
}

interface ExplainCardProps {
  readonly said: Explanation;
  readonly way: Question['way'];
  readonly rulesAt: string;
}

function ExplainCard({ said, way, rulesAt }: ExplainCardProps): VNode {
  const { title, text, figures = [], rule, picture } = said;
  const isRead = way === 'key';
  return (
    <>
      <div class="bk-explain-ring" hidden={!isRead} />
      <div
        class="bk-explain"
        role={way === 'rest' ? 'tooltip' : 'dialog'}
        tabindex={isRead ? -1 : undefined}
        aria-label={title}
        aria-describedby="bk-explain-text"
      >
        {picture !== undefined && <div class="bk-explain-picture">{picture}</div>}
        <p class="bk-explain-title">{title}</p>
        <div id="bk-explain-text">
          <p>{text}</p>
          {figures.length > 0 && (
            <ul>
              {figures.map((figure) => (
                <li key={figure}>{figure}</li>
              ))}
            </ul>
          )}
        </div>
        {rule !== undefined && (
          <a class="bk-explain-rule" href={`${rulesAt}#${rule}`} target="_blank" rel="noreferrer">
            {rule}
          </a>
        )}
      </div>
    </>
  );
}
