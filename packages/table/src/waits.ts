import { includes, type Seat, type SeatSet } from '@potager/kernel';

/** Since when a game waits for each of its people. It is told the time with every entry and knows no other. */
export class Waits {
  private readonly since: (number | undefined)[];

  constructor(since: readonly (number | undefined)[] = []) {
    this.since = [...since];
  }

  copy(): Waits {
    return new Waits(this.since);
  }

  /** From now on these seats are waited for; whoever has moved is waited for anew. */
  wait(seats: SeatSet, at: number, mover?: Seat): void {
    for (let seat = 0; seat < Math.max(this.since.length, 32 - Math.clz32(seats)); seat++) {
      if (!includes(seats, seat)) this.since[seat] = undefined;
      else if (seat === mover || this.since[seat] === undefined) this.since[seat] = at;
    }
  }

  /** The host was away: this time counts for nobody. */
  skip(lost: number, at: number): void {
    this.since.forEach((since, seat) => {
      if (since !== undefined) this.since[seat] = Math.min(at, since + lost);
    });
  }

  /** Undefined: the game does not wait for this seat. */
  of(seat: Seat): number | undefined {
    return this.since[seat];
  }
}
