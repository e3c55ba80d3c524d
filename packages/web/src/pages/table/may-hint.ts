import { SPECTATOR } from '@potager/kernel';
import { botOf, type Mirror } from '@potager/table';
import type { Session } from '../../client/session.ts';

/** Whether the reader plays here themself: no bot does it for them, and the game is not over. */
export function isPlaying(session: Session): boolean {
  const { info } = session.mirror.value as Mirror;
  const seat = session.viewer.value;
  return seat !== SPECTATOR && info.status === 'playing' && botOf(info.seats[seat]) === undefined;
}

/** Hints are for whoever plays alone, or against nobody but bots: nobody else is at a disadvantage by them. */
export function mayHint(session: Session): boolean {
  const { seats } = (session.mirror.value as Mirror).info;
  return isPlaying(session) && seats.every((chair, at) => at === session.viewer.value || chair.kind === 'bot');
}
