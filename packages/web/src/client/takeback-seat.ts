import type { Seat, Viewer } from '@potager/kernel';
import type { Mirror } from '@potager/table';

interface Screen {
  readonly seats: readonly Seat[];
  readonly viewer: Viewer;
  readonly isOpenGame: boolean;
}

/**
 * Whose last move can be taken back from this screen; undefined where none can. Where nothing is hidden the screen is
 * the next player's at once, so whoever moved last takes back although another looks.
 */
export function takebackSeat(mirror: Mirror, { seats, viewer, isOpenGame }: Screen): Seat | undefined {
  const last = mirror.log.findLast(({ kind }) => kind === 'moved' || kind === 'undone');
  const isShared = isOpenGame && seats.length > 1 && mirror.info.status === 'playing';
  if (isShared && last?.kind === 'moved' && seats.includes(last.seat)) return last.seat;
  return mirror.turnStatus.undo === 'no' ? undefined : viewer;
}
