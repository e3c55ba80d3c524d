import { makeTable, Sheet, useKeptFocus } from '@potager/boardkit';
import { type BoardModule, type BoardProps, type JsonObject, seatAt } from '@potager/kernel';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import type { View } from '../rules/kinds.ts';
import './board.css';
import type { Labels } from './words/labels.ts';

export const labels: BoardModule['labels'] = {
  en: () => import('./words/en.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
};

/** The heap, and a button for each move there is. */
export function Board(props: BoardProps): VNode {
  const root = useRef<HTMLDivElement>(null);
  const {
    view,
    labels: said,
    legal,
    words,
    awaited,
    isAsked,
    isOver,
    isBusy,
    nameOf,
    commit,
  } = makeTable<View, Labels, JsonObject>(props);
  useKeptFocus(root, legal.join());
  const others = isOver ? said.over : said.turnOf(nameOf(seatAt(awaited, 0)));
  return (
    <div ref={root} class="bk-board take-away">
      <div class="take-away-heap" role="img" aria-label={said.heap(view.stones)}>
        {Array.from({ length: view.stones }, (_, stone) => (
          <span key={stone} />
        ))}
      </div>
      <Sheet label={said.choices} isAsking={isAsked} help={props.help?.([])}>
        <h2>{isAsked ? said.yourTurn : others}</h2>
        <div class="button-row" data-next={isAsked}>
          {legal.map((move) => (
            <button key={move} type="button" class="button" aria-disabled={isBusy} onClick={() => commit(move)}>
              {words.move(move, nameOf)}
            </button>
          ))}
        </div>
      </Sheet>
    </div>
  );
}
