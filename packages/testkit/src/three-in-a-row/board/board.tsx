import {
  type Explanation,
  isByPointer,
  litPlaces,
  makeTable,
  roveFocus,
  Sheet,
  useChoice,
  useExplain,
  useKeptFocus,
  useKeys,
  useSuggestion,
  useTold,
  withRecent,
} from '@potager/boardkit';
import type { BoardModule, BoardProps } from '@potager/kernel';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { CELLS, type CellName } from '../rules/cells.ts';
import type { Event, View } from '../rules/kinds.ts';
import './board.css';
import { Mark } from './mark.tsx';
import type { Labels } from './words/labels.ts';

export const labels: BoardModule['labels'] = {
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
};

/** Every move can be looked at on the board before it is made. */
export const canShow: BoardModule['canShow'] = () => true;

/** A line of the log speaks of a cell; a row that was scored is not said to lie anywhere. */
export const canLight: BoardModule['canLight'] = (pointed) => 'events' in pointed;

type Preview = { readonly wins: boolean };

/** Three in a row: nine cells, and below them what the one in view would do. */
export function Board(props: BoardProps): VNode {
  const root = useRef<HTMLDivElement>(null);
  const { choice, choose, putAway, mayCommit } = useChoice<string | undefined>(props, undefined);
  const table = makeTable<View, Labels, Preview>(props, putAway);
  const recent = useTold<ReadonlySet<string>>(props, (step, before) =>
    withRecent(before, (step.events as readonly Event[]).flatMap(cellsIn), step),
  );
  const { view, labels: said, legal, me, words, nameOf, isAsked, isBusy, announce } = table;

  const show = (move: string): void => {
    choose(move);
    announce(`${words.move(move, nameOf)}. ${said.again}`);
  };
  /** The first touch shows, the second does; what cannot be done says why. */
  const touch = (cell: CellName, isPointer: boolean): void => {
    const move = `mark ${cell}`;
    if (!legal.includes(move)) {
      const refusal = table.why(move);
      if (refusal !== undefined) table.refuse(refusal);
    } else if (choice !== move) show(move);
    else if (mayCommit(isPointer)) table.commit(move);
  };

  const explain = (thing: string): Explanation | undefined => {
    const owner = view.marks.findIndex((cells) => cells.includes(thing as CellName));
    if (owner === -1) return { title: said.cellTitle(thing), text: said.cellText, rule: 'TR-3' };
    return { title: said.markTitle(nameOf(owner)), text: said.markText, places: view.marks[owner], rule: 'TR-4' };
  };
  const lit = litPlaces(props, useExplain(root, props, explain), {
    event: (event) => cellsIn(event as Event),
    score: () => [],
  });

  useKeptFocus(root, legal.join());
  useSuggestion(props, show);
  useKeys(root, (event) => {
    if (event.key !== 'Escape' || choice === undefined) return roveFocus(event, '.tr-cells');
    putAway();
    return true;
  });

  return (
    <div ref={root} class="bk-board tr">
      <div class="tr-cells" role="group" aria-label={said.board} data-next={isAsked}>
        {CELLS.map((cell) => {
          const owner = view.marks.findIndex((cells) => cells.includes(cell));
          const isShown = choice === `mark ${cell}`;
          const hasStone = me !== undefined && view.buried[me] === cell;
          const state = [
            cell,
            owner === -1 ? said.free : owner === me ? said.yours : nameOf(owner),
            ...(hasStone ? [said.stone] : []),
            ...(recent.has(cell) ? [said.changed] : []),
          ];
          return (
            <button
              key={cell}
              type="button"
              class="tr-cell"
              data-explain={cell}
              data-lit={lit.has(cell)}
              data-recent={recent.has(cell)}
              data-stone={hasStone}
              aria-label={state.join(', ')}
              aria-pressed={isShown}
              onClick={(event) => touch(cell, isByPointer(event))}
            >
              {owner !== -1 && <Mark seat={owner} />}
              {isShown && me !== undefined && <Mark seat={me} isGhost />}
            </button>
          );
        })}
      </div>
      <Sheet label={said.choices} isAsking={isAsked} help={props.help?.(choice === undefined ? [] : [choice])}>
        <h2>{view.turn === null ? said.over : isAsked ? said.yourTurn : said.theirTurn(nameOf(view.turn))}</h2>
        {choice === undefined ? (
          isAsked && <p>{said.hint}</p>
        ) : (
          <div class="button-row">
            <button type="button" class="button primary" aria-disabled={isBusy} onClick={() => table.commit(choice)}>
              {words.move(choice, nameOf)} {table.preview(choice)?.wins === true && said.wins}
            </button>
            <button type="button" class="button quiet" onClick={putAway}>
              {said.back}
            </button>
          </div>
        )}
      </Sheet>
    </div>
  );
}

/** Where an event has left a mark. */
function cellsIn(event: Event): CellName[] {
  if (event.key === 'marked') return [event.cell];
  return event.key === 'stumbled' ? [event.landed] : [];
}
