import {
  litPlaces,
  makeTable,
  useChoice,
  useExplain,
  useFlights,
  useKeptFocus,
  useKeys,
  useSuggestion,
} from '@potager/boardkit';
import type { BoardModule, BoardProps } from '@potager/kernel';
import type { VNode } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Event, Preview, View } from '../rules/kinds.ts';
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
  moveInView,
  playsInView,
  type Touch,
  touchCell,
  touchHand,
  touchMarket,
} from './choice.ts';
import { useDoubleTap } from './double-tap.ts';
import { explainThing } from './explain.ts';
import { flightsOf } from './flights.ts';
import { Land } from './land.tsx';
import { useNews } from './news.ts';
import { Race } from './race.tsx';
import { cellsOf, speakingOf } from './spoken-of.ts';
import { sayPreview } from './spoken.ts';
import { Symbols } from './symbols.tsx';
import { type Table, TableProvider } from './table.ts';
import { Tray } from './tray.tsx';
import type { Labels } from './words/labels.ts';

export { EndNote } from './end-note.tsx';
export { ruleAtHand } from './rule-at-hand.ts';
export { showing } from './showing.ts';

export const keysIn: BoardModule['keysIn'] = (given) => (given as Labels).keys;

export const labels: BoardModule['labels'] = {
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
};

export const canShow: BoardModule['canShow'] = isShown;

export const canLight: BoardModule['canLight'] = (pointed) =>
  !('events' in pointed) || pointed.events.some((event) => cellsOf(event as Event).length > 0);

/** Eden's board: the race, the land, and a tray with what can be done. */
export function Board(props: BoardProps): VNode {
  const root = useRef<HTMLDivElement>(null);
  const symbols = useMemo(() => <Symbols />, []);
  const told = useNews(props);
  const { choice, choose, putAway, mayCommit } = useChoice<Choice>(props, {});
  const isDoubleTap = useDoubleTap(root);
  const made = makeTable<View, Labels, Preview>(props, putAway);
  const unlit: Table = {
    ...made,
    lit: new Set(),
    commit: (move) => !isDoubleTap() && made.commit(move),
    ...told,
    choice,
    choose(next) {
      choose(next);
      announceChoice(next);
    },
  };
  const explained = useExplain(root, props, (thing) => explainThing(unlit, thing));
  const table: Table = { ...unlit, lit: litPlaces(props, explained, speakingOf(unlit.view)) };
  useFlights(root, props, (event) => flightsOf(event, table.view));
  useKeptFocus(root, props.legal.join());
  useSuggestion(props, (move) => table.choose(choiceOf(move, table)));

  function announceChoice(next: Choice): void {
    const move = moveInView({ ...table, choice: next });
    const seen = move === undefined ? undefined : table.preview(move);
    const { words, nameOf, labels: said, legal } = table;
    const sale = `sell ${next.card ?? ''}`;
    if (move === undefined && legal.includes(sale)) props.announce(words.move(sale, nameOf));
    if (move === undefined || seen === undefined) return;
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

  const onCell = (cell: string, isPointer: boolean): void => act(touchCell(table, cell), isPointer);

  return (
    <TableProvider value={table}>
      <div ref={root} class="bk-board ed">
        {symbols}
        <div class="ed-layout">
          <Race />
          <Land onTouch={onCell} />
          <Tray
            onCell={onCell}
            onHand={(card, isPointer) => act(touchHand(table, card), isPointer)}
            onMarket={(card, isPointer) => act(touchMarket(table, card), isPointer)}
          />
        </div>
      </div>
    </TableProvider>
  );
}
