import { useSignalEffect } from '@preact/signals';
import type { Session } from '../client/session.ts';
import { noteKnownGame } from './lesson-progress.ts';

/** Whoever sits at a table need not be offered a first game of its kind any more. */
export function useKnownGame(session: Session): void {
  useSignalEffect(() => {
    const game = session.mirror.value?.info.game;
    if (game !== undefined && session.mySeats.value.length > 0) noteKnownGame(game);
  });
}
