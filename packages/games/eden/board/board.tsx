import { makeTable, useChoice, useKeptFocus, useKeys, useSuggestion } from '@potager/boardkit';
import type { BoardModule, BoardProps } from '@potager/kernel';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
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
import { Land } from './land.tsx';
import { useNews } from './news.ts';
import { playAt } from './plays.ts';
import { Race } from './race.tsx';
import { sayPreview } from './spoken.ts';
import { Symbols } from './symbols.tsx';
import { type Table, TableProvider } from './table.ts';
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

/** Eden's board: the race, the land, and a tray with what can be done. */
export function Board(props: BoardProps): VNode {
  const root = useRef<HTMLDivElement>(null);
  const symbols = useMemo(() => <Symbols />, []);
  const told = useNews(props);
  const { choice, choose, putAway, mayCommit } = useChoice<Choice>(props, {});
  const table: Table = {
    ...makeTable<View, Labels, Preview>(props, putAway),
    ...told,
    choice,
    choose(next) {
      choose(next);
      announceChoice(next);
    },
  };
  useKeptFocus(root, props.legal.join());
  useSuggestion(props, (move) => table.choose(choiceOf(move, table)));

  function announceChoice(next: Choice): void {
    const move = next.move ?? playAt(playsInView({ ...table, choice: next }), next.turn ?? 0)?.move;
    const seen = move === undefined ? undefined : table.preview(move);
    if (move === undefined || seen === undefined) return;
    const { words, nameOf, labels: said } = table;
    props.announce([words.move(move, nameOf), ...sayPreview(table, seen), said.again].join('; '));
  }

  /** The first touch shows, the second does. */
  const act = (touch: Touch, isPointer: boolean): void => {
    if (touch.kind === 'commit') {
      if (mayCommit(isPointer)) table.commit(touch.move);
      return;
    }
    table.choose(touch.choice);
    if (touch.refusal !== undefined) props.refuse(touch.refusal);
  };

  useKeys(root, ({ key }) => {
    if (key === 'Escape' && Object.keys(choice).length > 0) putAway();
    else if (key.toLowerCase() === 'r' && playsInView(table).length > 1)
      table.choose({ ...choice, turn: (choice.turn ?? 0) + 1 });
    else return false;
    return true;
  });

  return (
    <TableProvider value={table}>
      <div ref={root} class="bk-board ed">
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
    </TableProvider>
  );
}
