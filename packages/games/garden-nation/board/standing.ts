import { allSeats, listSeats, type Seat } from '@potager/kernel';
import type { View } from '../rules/kinds.ts';
import { TERRITORY_NUMBERS, territoryIn } from './plan.ts';

/** How a territory stands: all floors count, roofed ones too. */
export interface Standing {
  readonly territory: number;
  /** By seat. */
  readonly floors: readonly number[];
  /** Who has most; nobody where there are no floors. */
  readonly leaders: readonly Seat[];
  /** By how many floors the only leader is ahead of the next; 0 where several lead. */
  readonly margin: number;
}

export function standingsIn(view: View): Standing[] {
  return TERRITORY_NUMBERS.map((territory) => {
    const floors = listSeats(allSeats(view.seats)).map((seat) => floorsIn(view, territory, seat));
    const [most = 0, next = 0] = floors.toSorted((one, other) => other - one);
    return { territory, floors, leaders: most === 0 ? [] : seatsWith(floors, most), margin: most - next };
  });
}

const floorsIn = ({ buildings }: View, territory: number, seat: Seat): number =>
  Object.entries(buildings)
    .filter(([area, building]) => building.seat === seat && territoryIn(area) === territory)
    .reduce((sum, [, building]) => sum + building.floors, 0);

const seatsWith = (floors: readonly number[], most: number): Seat[] =>
  floors.flatMap((count, seat) => (count === most ? [seat] : []));
