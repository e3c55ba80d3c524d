import type { Speaking } from '@potager/boardkit';
import type { Seat } from '@potager/kernel';
import type { Event, ScoreLine } from '../rules/kinds.ts';
import { SIDES } from '../rules/slots.ts';

/**
 * Which things on the board a line of the log or of the score sheet speaks of, called as they are explained: `tile
 * green-12`, `pile blue-1`, `coins 2`, `garden 0`. A lesson also speaks of `bag 0`, `odds` and `stop`.
 */
export const speaking: Speaking = {
  event: (event) => spokenEvent(event as Event),
  score: (line, seat) => spokenLine(line as ScoreLine, seat),
};

function spokenEvent(event: Event): readonly string[] {
  switch (event.key) {
    case 'drew':
    case 'looked':
    case 'laid':
    case 'shifted':
    case 'laidAside':
      return [`tile ${event.tile}`, `garden ${event.seat}`];
    case 'alarm':
      return [`tile ${event.tile}`, `gnomes ${event.seat}`, `garden ${event.seat}`];
    case 'bought':
    case 'mutated':
      return [`tile ${event.tile}`, `pile ${event.pile}`, `garden ${event.seat}`];
    case 'tookPig':
      return ['pile pig', `coins ${event.seat}`, `garden ${event.seat}`];
    case 'pigCoin':
    case 'ponds':
      return [`coins ${event.seat}`, `garden ${event.seat}`];
    case 'bagEmpty':
    case 'stopped':
    case 'resumed':
    case 'hiring':
    case 'mutationDue':
      return [`garden ${event.seat}`];
    case 'won':
      return ['victory', `gems ${event.seat}`, `garden ${event.seat}`];
    case 'wonAlone':
      return ['victory', 'gems 0'];
    case 'tied':
      return event.seats.map((seat) => `garden ${seat}`);
    case 'newRound':
      return ['start', `garden ${event.first}`];
  }
}

export function spokenLine(line: ScoreLine, seat: Seat): readonly string[] {
  switch (line.key) {
    case 'gem':
    case 'triple':
      return [`gem ${line.x},${line.y},${SIDES.indexOf(line.side)} ${seat}`];
    case 'lines':
      return [`tile ${line.tile}`];
    case 'mission':
      return line.tiles.map((id) => `tile ${id}`);
    case 'stolen':
      return [`gnomes ${seat}`];
  }
}
