import type { Json, JsonObject } from './json.ts';
import type { Seat } from './seat.ts';

/**
 * Standing orders: what a player wants done when something comes to pass, so that nobody has to hover over a table. An
 * order sees what its seat sees, nothing more, and is shown to nobody else.
 */
export interface Orders {
  /** An order from elsewhere, checked: an `InputError` says what is wrong with it. */
  read(value: unknown): JsonObject;

  /** What an order does now, if anything. */
  obey(order: JsonObject, context: OrderContext): OrderedMove | undefined;
}

/** What a seat sees when it may act. */
export interface OrderContext {
  readonly seat: Seat;
  readonly view: Json;
  readonly legal: readonly string[];
}

export interface OrderedMove {
  /** One of the legal moves. */
  readonly move: string;
  /** Whether the order has done its work. */
  readonly isSpent: boolean;
}
