import { Sheet } from '@potager/boardkit';
import { type BoardModule, type BoardProps, type NameOf, NOBODY, seatAt } from '@potager/kernel';
import type { VNode } from 'preact';
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
  const { seats, awaited, legal, words, isBusy, play } = props;
  const { stones } = props.view as View;
  const { heap, choices, yourTurn, turnOf, over } = props.labels as Labels;
  const nameOf: NameOf = (seat) => seats.find((one) => one.seat === seat)?.name ?? '';
  const isAsked = legal.length > 0;
  const others = awaited === NOBODY ? over : turnOf(nameOf(seatAt(awaited, 0)));
  return (
    <div class="take-away">
      <div class="take-away-heap" role="img" aria-label={heap(stones)}>
        {Array.from({ length: stones }, (_, stone) => (
          <span key={stone} />
        ))}
      </div>
      <Sheet label={choices} isAsking={isAsked}>
        <p>{isAsked ? yourTurn : others}</p>
        <div class="take-away-moves">
          {legal.map((move) => (
            <button key={move} type="button" class="button" disabled={isBusy} onClick={() => play(move)}>
              {words.move(move, nameOf)}
            </button>
          ))}
        </div>
      </Sheet>
    </div>
  );
}
