import {
  FastRandom,
  type Game,
  type GameRecord,
  type Move,
  MoveList,
  NOBODY,
  type Options,
  PlayedGame,
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

/** Random games may never end by themselves: those that do not are left early, for there is little news in the rest. */
const LONG = 500;
const EARLY = 200;

/** One game in so many is played keenly and followed further, so that the ends of long games are seen too. */
const KEEN_ONE_IN = 12;
const KEEN_LONG = 1500;

/** How many moves keen play looks at before it makes one. */
const KEEN_LOOKS = 6;

type Decision = { readonly seat: Seat; readonly move: Move };

const plans = new WeakMap<Run, readonly Decision[]>();

/** The decisions of a random game: made once, then followed by every check. */
export function planOf(run: Run): readonly Decision[] {
  const known = plans.get(run);
  if (known !== undefined) return known;
  const plan = makePlan(run);
  plans.set(run, plan);
  return plan;
}

function makePlan(run: Run): readonly Decision[] {
  const position = beginPosition(run);
  const random = new FastRandom(run.seed, 2);
  const list = new MoveList();
  const isKeen = run.seed % KEEN_ONE_IN === 0;
  const choose = isKeen ? chooseKeenly : chooseMove;
  const plan: Decision[] = [];
  while (position.actors !== NOBODY && plan.length < (isKeen ? KEEN_LONG : LONG)) {
    const decision = choose(position, random, list);
    plan.push(decision);
    position.play(decision.seat, decision.move);
  }
  return position.actors === NOBODY || isKeen ? plan : plan.slice(0, EARLY);
}

export const makeRun = ({ game, seats, options, seed }: Run): string =>
  `${game.name}, rules ${game.rules}, ${seats} seats, ${JSON.stringify(options)}, seed ${seed}`;

export function beginPlayed({ game, seats, options, seed }: Run): PlayedGame {
  const random = new FastRandom(seed, 1);
  return PlayedGame.begin(game, { seats, options, setup: game.deal(seats, options, random), random });
}

function beginPosition({ game, seats, options, seed }: Run): Position {
  const random = new FastRandom(seed, 1);
  return game.begin(seats, options, game.deal(seats, options, random), random);
}

/** One random decision: an actor, then one of its moves. */
export function chooseMove(position: Position, random: FastRandom, list: MoveList): Decision {
  const seat = seatAt(position.actors, random.below(countSeats(position.actors)));
  position.moves(seat, list);
  if (list.length === 0) throw new Error(`seat ${seat} may act but has no legal move`);
  return { seat, move: list.at(random.below(list.length)) };
}

/** Of a few random moves the one that leaves the seat with most points, whatever chance has in store. */
function chooseKeenly(position: Position, random: FastRandom, list: MoveList): Decision {
  const { seat, move: first } = chooseMove(position, random, list);
  if (list.length === 1) return { seat, move: first };
  let move = first;
  let best = pointsAfter(position, seat, move);
  for (let look = Math.min(KEEN_LOOKS, list.length); look > 1; look--) {
    const other = list.at(random.below(list.length));
    const points = pointsAfter(position, seat, other);
    if (points <= best) continue;
    best = points;
    move = other;
  }
  return { seat, move };
}

function pointsAfter(position: Position, seat: Seat, move: Move): number {
  const twin = position.copy();
  twin.play(seat, move);
  return twin.score(seat, seat).reduce((sum, line) => sum + line.points, 0);
}

/** Plays a random game, stopping before each move; returns the last position. */
export function* walk(run: Run): Generator<Step, Position> {
  const plan = planOf(run);
  const position = beginPosition(run);
  const random = new FastRandom(run.seed, 3);
  for (const [n, { seat, move }] of plan.entries()) {
    yield { run, n, position, seat, move, random };
    position.play(seat, move);
  }
  return position;
}

/** Plays a random game to its end (or the limit) without stopping. */
export function walkToEnd(run: Run): Position {
  const steps = walk(run);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** A random game as its record, to be kept as a fixture: it plays the moves that `walk` stops before. */
export function recordOf(run: Run): GameRecord {
  const played = beginPlayed(run);
  for (const { seat, move } of planOf(run)) played.play(seat, move);
  return played.record();
}
