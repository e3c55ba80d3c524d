import { isDeepEqual } from './json.ts';
import type { Game } from './game.ts';
import { InputError } from './input.ts';
import { readOptions } from './options.ts';
import { PlayedGame } from './played-game.ts';
import { NO_RANDOM } from './random.ts';
import type { GameRecord, RecordedMove } from './record.ts';
import { makeRefusal, type Refusal } from './refusal.ts';
import { gameByRules } from './versions.ts';

/** A move of a record that is not legal: names the move, the rule and the figures. */
export class ReplayError extends Error {
  readonly n: number;
  readonly refusal: Refusal;

  constructor(n: number, { seat, move }: RecordedMove, refusal: Refusal) {
    super(`moves[${n}]: seat ${seat} cannot play ${JSON.stringify(move)}: ${makeRefusal(refusal)}`);
    this.name = 'ReplayError';
    this.n = n;
    this.refusal = refusal;
  }
}

/**
 * Replays a record by its version of the rules, checking its set-up, every move and its outcome. Yields the game before
 * each move and after the last: always the same object, one move further. Throws an `InputError` or a `ReplayError` at
 * the first thing that is wrong.
 */
export function* replay(game: Game, record: GameRecord): Generator<PlayedGame, PlayedGame> {
  const played = beginReplay(game, record);
  yield played;
  for (const [n, recorded] of record.moves.entries()) {
    replayMove(played, n, recorded);
    yield played;
  }
  checkOutcome(played, record);
  return played;
}

/** Replays a whole record at once. */
export function replayAll(game: Game, record: GameRecord): PlayedGame {
  const steps = replay(game, record);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

function beginReplay(newest: Game, record: GameRecord): PlayedGame {
  if (record.game !== newest.name)
    throw new InputError('game', `is ${JSON.stringify(record.game)}, not "${newest.name}"`);
  const game = gameByRules(newest, record.rules);
  if (!game.seats.includes(record.seats))
    throw new InputError('seats', `is ${record.seats}, not one of ${game.seats.join(', ')}`);
  const options = readOptions(game.options, record.options);
  return PlayedGame.begin(game, { seats: record.seats, options, setup: record.setup, random: NO_RANDOM });
}

function replayMove(played: PlayedGame, n: number, recorded: RecordedMove): void {
  try {
    const done = played.play(recorded.seat, recorded.move, { chance: { told: recorded.chance } });
    if (done.refusal) throw new ReplayError(n, recorded, done.refusal);
  } catch (error) {
    if (error instanceof InputError)
      throw new InputError(`moves[${n}]${error.where && `.${error.where}`}`, error.problem);
    throw error;
  }
}

function checkOutcome(played: PlayedGame, record: GameRecord): void {
  if (record.outcome === undefined) return;
  const outcome = played.position.outcome();
  if (outcome === undefined) throw new InputError('outcome', 'is given, but the game is not over after the last move');
  if (!isDeepEqual(outcome, record.outcome)) {
    throw new InputError(
      'outcome',
      `is ${JSON.stringify(record.outcome)}, but the moves give ${JSON.stringify(outcome)}`,
    );
  }
}
