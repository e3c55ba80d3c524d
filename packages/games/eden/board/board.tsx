import { type BoardModule, type BoardProps, includes, type NameOf } from '@potager/kernel';
import type { VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Preview, View } from '../rules/kinds.ts';
import './board.css';
import './cards.css';
import './grab.css';
import './land.css';
import './race.css';
import './low.css';
import {
  type Choice,
  choiceOf,
  isShown,
  playsInView,
  type Touch,
  touchCell,
  touchHand,
  touchMarket,
} from './choice.ts';
import { useKeptFocus, useKeys } from './keys.ts';
import { Land } from './land.tsx';
import { useNews } from './news.ts';
import { playAt } from './plays.ts';
import { Race } from './race.tsx';
import { sayPreview } from './spoken.ts';
import { Symbols } from './symbols.tsx';
import { type Table, TableContext } from './table.ts';
import { Tray } from './tray.tsx';
import type { Labels } from './words/labels.ts';

export { EndNote } from './end-note.tsx';

export const keysIn: BoardModule['keysIn'] = (given) => (given as Labels).keys;

export const labels: BoardModule['labels'] = {
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
};

export const canShow: BoardModule['canShow'] = isShown;

/** A second tap sooner than this is a double tap, which never commits. */
const DOUBLE_TAP_MS = 380;

/** Eden's board: the race, the land, and a tray with what can be done. */
export function Board(props: BoardProps): VNode {
  const { legal, play } = props;
  const view = props.view as View;
  const [choice, setChoice] = useState<Choice>({});
  const chosenAt = useRef(0);
  const root = useRef<HTMLDivElement>(null);
  const symbols = useMemo(() => <Symbols />, []);
  const told = useNews(props);
  // What was in view may no longer be possible once something has happened. Talk changes nothing.
  useEffect(() => setChoice({}), [view, legal.join()]);
  useKeptFocus(root);

  const nameOf: NameOf = (seat) => props.seats.find((one) => one.seat === seat)?.name ?? '';
  const table: Table = {
    ...props,
    ...told,
    view,
    labels: props.labels as Labels,
    nameOf,
    isAsked: includes(props.awaited, props.viewer) && legal.length > 0,
    me: props.viewer < view.points.length ? props.viewer : undefined,
    choice,
    choose: (next) => {
      chosenAt.current = performance.now();
      setChoice(next);
      announceChoice(next);
    },
    commit: (move) => {
      if (props.isBusy) return;
      setChoice({});
      play(move);
    },
    preview: (move) => props.rules.preview(move) as Preview | undefined,
    why: (move) => props.rules.why(move),
  };

  useEffect(() => {
    const { move } = props.suggested ?? {};
    if (move !== undefined && legal.includes(move)) table.choose(choiceOf(move, table));
  }, [props.suggested]);

  function announceChoice(next: Choice): void {
    const move = next.move ?? playAt(playsInView({ ...table, choice: next }), next.turn ?? 0)?.move;
    const seen = move === undefined ? undefined : table.preview(move);
    if (move === undefined || seen === undefined) return;
    const { words, labels: said } = table;
    props.announce([words.move(move, nameOf), ...sayPreview(table, seen), said.again].join('; '));
  }

  /** The first touch shows, the second does. */
  const act = (touch: Touch, isPointer: boolean): void => {
    if (touch.kind === 'commit') {
      if (!isPointer || performance.now() - chosenAt.current >= DOUBLE_TAP_MS) table.commit(touch.move);
      return;
    }
    table.choose(touch.choice);
    if (touch.refusal !== undefined) props.refuse(touch.refusal);
  };

  useKeys(root, {
    Escape: () => setChoice({}),
    r: () => playsInView(table).length > 1 && table.choose({ ...choice, turn: (choice.turn ?? 0) + 1 }),
  });

  return (
    <TableContext.Provider value={table}>
      <div ref={root} class="ed">
        {symbols}
        <div class="ed-layout">
          <Race />
          <Land onTouch={(cell, isPointer) => act(touchCell(table, cell), isPointer)} />
          <Tray
            onHand={(card, isPointer) => act(touchHand(table, card), isPointer)}
            onMarket={(card, isPointer) => act(touchMarket(table, card), isPointer)}
          />
        </div>
      </div>
    </TableContext.Provider>
  );
}
