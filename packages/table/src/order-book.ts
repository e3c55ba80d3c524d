import {
  type Game,
  includes,
  type JsonObject,
  legalMoves,
  type OrderedMove,
  type Position,
  type Seat,
  type Viewer,
} from '@potager/kernel';
import type { TableInfo } from './table-info.ts';

/** What an order wants done now, and whose it is. */
export interface DueOrder extends OrderedMove {
  readonly seat: Seat;
}

/** The standing orders at a table. */
export class OrderBook {
  private readonly bySeat: Map<Seat, JsonObject>;

  constructor(bySeat: ReadonlyMap<Seat, JsonObject> = new Map()) {
    this.bySeat = new Map(bySeat);
  }

  copy(): OrderBook {
    return new OrderBook(this.bySeat);
  }

  of(viewer: Viewer): JsonObject | undefined {
    return this.bySeat.get(viewer);
  }

  /** Null: there is none any more. */
  keep(seat: Seat, order: JsonObject | null): void {
    if (order === null) this.bySeat.delete(seat);
    else this.bySeat.set(seat, order);
  }

  /** What they want done as things stand, for one after the other to be tried. */
  *due(game: Game, info: TableInfo, position: Position): Generator<DueOrder> {
    for (const [seat, order] of this.bySeat) {
      const chair = info.seats[seat];
      // Who has gone away left the order for just that case: it goes before what a bot in their stead would do.
      const isOwned = chair?.kind === 'human' && !chair.hasResigned;
      if (!isOwned || !includes(position.actors, seat)) continue;
      const context = { seat, view: position.view(seat), legal: legalMoves(position, seat) };
      const ordered = game.orders?.obey(order, context);
      if (ordered !== undefined) yield { seat, ...ordered };
    }
  }
}
