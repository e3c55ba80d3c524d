import type { Mirror } from '@potager/table';
import { makeNameOf } from '../../games/names.ts';
import { words, wordsOf } from '../../words/words.ts';

/** What the viewer is called for: what the game says of it, or that it is their turn. */
export function callOf({ info, view }: Mirror): string {
  const called = view === undefined ? undefined : wordsOf(info.game).call?.(view, makeNameOf(info.seats));
  return called ?? words().yourTurn;
}
