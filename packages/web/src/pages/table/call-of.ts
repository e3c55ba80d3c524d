import type { Mirror } from '@potager/table';
import { makeNameOf } from '../../games/names.ts';
import { words, wordsOf } from '../../words/words.ts';

/** What the viewer is called for: what the game says of it, or that it is their turn. */
export function callOf({ hall, view }: Mirror): string {
  const called = view === undefined ? undefined : wordsOf(hall.game).call?.(view, makeNameOf(hall.seats));
  return called ?? words().yourTurn;
}
