import {
  FastRandom,
  type Game,
  Line,
  type Move,
  MoveList,
  NOBODY,
  type Options,
  type Position,
  type Seat,
  countSeats,
  seatAt,
} from '@potager/kernel';

/** Which game to play: everything that decides a random game. */
export interface Run {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly seed: number;
}

/** A moment of a random game: who is about to make which legal move. */
export interface Step {
  readonly run: Run;
  readonly n: number;
  /** The game's own position: a check must leave it as it is. */
  readonly position: Position;
  readonly seat: Seat;
  readonly move: Move;
  /** For the check's own choices; the walk does not depend on it. */
  readonly random: FastRandom;
}

/** Random games may never end by themselves. */
const MAX_MOVES = 2000;

/** Of games that do not, most are left early and a few are followed far: there is little news in the rest. */
const EARLY = 250;
const FAR_ONE_IN = 12;

const reaches = new WeakMap<Run, number>();

/** How many moves of a random game the checks look at: all of a game that ends. */
export function reachOf(run: Run): number {
  const known = reaches.get(run);
  if (known !== undefined) return known;
  const position = beginPosition(run);
  const choices = new FastRandom(run.seed, 2);
  const list = new MoveList();
  let moves = 0;
  for (; position.actors !== NOBODY && moves < MAX_MOVES; moves++) {
    const { seat, move } = chooseMove(position, choices, list);
    position.play(seat, move);
  }
  const reach = position.actors === NOBODY || run.seed % FAR_ONE_IN === 0 ? moves : EARLY;
  reaches.set(run, reach);
  return reach;
}

export const makeRun = ({ game, seats, options, seed }: Run): string =>
  `${game.name}, ${seats} seats, ${JSON.stringify(options)}, seed ${seed}`;

export function beginLine({ game, seats, options, seed }: Run): Line {
  const random = new FastRandom(seed, 1);
  return new Line(game, { seats, options, setup: game.deal(seats, options, random), random });
}

function beginPosition({ game, seats, options, seed }: Run): Position {
  const random = new FastRandom(seed, 1);
  return game.begin(seats, options, game.deal(seats, options, random), random);
}

/** One random decision: an actor, then one of its moves. */
export function chooseMove(position: Position, random: FastRandom, list: MoveList): { seat: Seat; move: Move } {
  const seat = seatAt(position.actors, random.below(countSeats(position.actors)));
  position.moves(seat, list);
  if (list.length === 0) throw new Error(`seat ${seat} may act but has no legal move`);
  return { seat, move: list.at(random.below(list.length)) };
}

/** Plays a random game, stopping before each move; returns the last position. */
export function* walk(run: Run): Generator<Step, Position> {
  const position = beginPosition(run);
  const choices = new FastRandom(run.seed, 2);
  const random = new FastRandom(run.seed, 3);
  const list = new MoveList();
  const reach = reachOf(run);
  for (let n = 0; position.actors !== NOBODY && n < reach; n++) {
    const { seat, move } = chooseMove(position, choices, list);
    yield { run, n, position, seat, move, random };
    position.play(seat, move);
  }
  return position;
}

/** Plays a random game to its end (or the limit) without stopping. */
export function walkToEnd(run: Run): { position: Position; moves: number } {
  const steps = walk(run);
  for (let moves = 0; ; moves++) {
    const step = steps.next();
    if (step.done) return { position: step.value, moves };
  }
}
