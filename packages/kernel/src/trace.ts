import { legalMovesBySeat } from './attempt.ts';
import type { Game, Position } from './game.ts';
import type { JsonObject } from './json.ts';
import type { GameRecord } from './record.ts';
import { replay } from './replay.ts';
import { listSeats, type Seat } from './seat.ts';

/** One position of a trace: what another implementation of the same rules is compared with. */
export type TraceLine = {
  readonly n: number;
  readonly actors: readonly Seat[];
  readonly legal: { readonly [seat: string]: readonly string[] };
  readonly state: JsonObject;
};

/** The position before each move of a record, and the last one. Hidden parts included: for hosts and finished games. */
export function* trace(game: Game, record: GameRecord): Generator<TraceLine> {
  let n = 0;
  for (const line of replay(game, record)) yield makeTraceLine(n++, line.position);
}

function makeTraceLine(n: number, position: Position): TraceLine {
  return { n, actors: listSeats(position.actors), legal: legalMovesBySeat(position), state: position.state() };
}
