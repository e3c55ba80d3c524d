import type { Seat, Viewer } from '@potager/kernel';
import type { Mirror } from '@potager/table';
import { awaitedOf } from '../../keeper/session.ts';

/**
 * To whom of the people before this screen it must be handed now; undefined while nobody waits for it. Whoever looks at it keeps it as long as the game
 * waits for them.
 */
export function nextSitter(mirror: Mirror, seats: readonly Seat[], viewer: Viewer): Seat | undefined {
  const waiting = awaitedOf(mirror, seats);
  if (waiting.length === 0 || waiting.includes(viewer)) return undefined;
  return waiting.find((seat) => seat > viewer) ?? waiting[0];
}
