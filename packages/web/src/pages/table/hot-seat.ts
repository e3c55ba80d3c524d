import { type Seat, SPECTATOR, type Viewer } from '@potager/kernel';
import type { Mirror } from '@potager/table';
import { awaitedOf } from '../../client/session.ts';

/**
 * To whom of the people before this screen it must be handed now; undefined while nobody waits for it. Whoever looks at
 * it keeps it as long as the game waits for them.
 */
export function nextSitter(mirror: Mirror, seats: readonly Seat[], viewer: Viewer): Seat | undefined {
  const waiting = awaitedOf(mirror, seats);
  if (waiting.length === 0 || waiting.includes(viewer)) return undefined;
  return waiting.find((seat) => seat > viewer) ?? waiting[0];
}

/**
 * What happens when somebody else before this screen is to play: a curtain keeps their secrets, or, where there are
 * none, they simply go on.
 */
export type HandOver = { readonly to: Seat; readonly isCurtainDrawn: boolean };

interface Screen {
  readonly seats: readonly Seat[];
  readonly viewer: Viewer;
  readonly isOpenGame: boolean;
}

/** With one person the seat is theirs all the time. */
export function handOver(mirror: Mirror, { seats, viewer, isOpenGame }: Screen): HandOver | undefined {
  if (seats.length === 1) return viewer === SPECTATOR ? { to: seats[0]!, isCurtainDrawn: false } : undefined;
  if (mirror.info.status !== 'playing') return undefined;
  const to = nextSitter(mirror, seats, viewer);
  return to === undefined ? undefined : { to, isCurtainDrawn: !isOpenGame };
}
