import type { Outcome } from './game.ts';
import { InputError, readInteger, readList, readObject, readOneOf, readText } from './input.ts';
import type { Json, JsonObject } from './json.ts';
import type { OptionValue, Options } from './options.ts';
import { MAX_SEATS, type Seat } from './seat.ts';

export const RECORD_FORMAT = 'potager-record/1';

/** A record comes from anywhere: these keep a hostile one from costing more than a moment. */
export const RECORD_LIMITS = { characters: 8 * 1024 * 1024, moves: 100_000, moveCharacters: 120, options: 32 } as const;

/** One whole game. Chance is written down, so that replaying needs no generator. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly setup: JsonObject;
  readonly moves: readonly RecordedMove[];
  readonly outcome?: Outcome;
  /** Of games played with a published commitment, once they are over. */
  readonly seed?: string;
  readonly commitment?: string;
  /** What the seed was made of, so that anyone can derive every draw anew. */
  readonly proof?: Proof;
}

/** A game as far as it has been played, to be looked at or gone on with; every record is one. */
export type BegunGame = Pick<GameRecord, 'game' | 'rules' | 'seats' | 'options' | 'setup' | 'moves'>;

export interface Proof {
  readonly secret: string;
  readonly nonces: readonly string[];
  /** Before which moves draws were taken back, and how many: `[place, count]`. */
  readonly skipped: readonly (readonly [number, number])[];
  /**
   * Each seat has draws of its own, counted among the moves that stand: nothing is skipped then. Left out: every move
   * ever made has one, in their order.
   */
  readonly draws?: 'bySeat';
}

export interface RecordedMove {
  readonly seat: Seat;
  readonly move: string;
  readonly chance?: Json;
}

/** Reads a record's form; whether its set-up and moves are right shows when it is replayed. */
export function parseRecord(text: string): GameRecord {
  if (text.length > RECORD_LIMITS.characters) {
    throw new InputError('', `the record has ${text.length} characters, at most ${RECORD_LIMITS.characters}`);
  }
  const record = readObject(parseJson(text), '', [
    'format',
    'game',
    'rules',
    'seats',
    'options',
    'setup',
    'moves',
    'outcome?',
    'seed?',
    'commitment?',
    'proof?',
  ]);
  if (record['format'] !== RECORD_FORMAT) throw new InputError('format', `is not "${RECORD_FORMAT}"`);
  const seats = readInteger(record['seats'], 'seats', { min: 1, max: MAX_SEATS });
  return {
    format: RECORD_FORMAT,
    game: readText(record['game'], 'game', { max: 60 }),
    rules: readInteger(record['rules'], 'rules', { min: 1, max: 1000 }),
    seats,
    options: readOptionValues(record['options']),
    setup: readAnyObject(record['setup'], 'setup'),
    moves: readList(record['moves'], 'moves', { max: RECORD_LIMITS.moves }).map((move, n) =>
      readMove(move, `moves[${n}]`, seats),
    ),
    ...(record['outcome'] === undefined ? {} : { outcome: readOutcome(record['outcome'], seats) }),
    ...readHash(record, 'seed'),
    ...readHash(record, 'commitment'),
    ...(record['proof'] === undefined ? {} : { proof: readProof(record['proof']) }),
  };
}

/** A record as one line of JSON. */
export const makeRecord = (record: GameRecord): string => JSON.stringify(record);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Nesting a hundred thousand lists deep overflows the parser's stack: no record either.
    throw new InputError('', `is not JSON (${error instanceof SyntaxError ? error.message : 'nested too deeply'})`);
  }
}

function readMove(value: unknown, where: string, seats: number): RecordedMove {
  const move = readObject(value, where, ['seat', 'move', 'chance?']);
  const seat = readInteger(move['seat'], `${where}.seat`, { min: 0, max: seats - 1 });
  const text = readText(move['move'], `${where}.move`, { max: RECORD_LIMITS.moveCharacters });
  const chance = move['chance'] as Json | undefined;
  return chance === undefined ? { seat, move: text } : { seat, move: text, chance };
}

function readOptionValues(value: unknown): Options {
  const entries = Object.entries(readAnyObject(value, 'options'));
  if (entries.length > RECORD_LIMITS.options) throw new InputError('options', `has ${entries.length} entries`);
  for (const [name, option] of entries) {
    if (!['string', 'number', 'boolean'].includes(typeof option))
      throw new InputError(`options.${name.slice(0, 40)}`, 'is no plain value');
  }
  return Object.fromEntries(entries) as { [name: string]: OptionValue };
}

function readOutcome(value: unknown, seats: number): Outcome {
  const outcome = readAnyObject(value, 'outcome');
  readList(outcome['winners'], 'outcome.winners', { max: seats }).forEach((seat, i) => {
    readInteger(seat, `outcome.winners[${i}]`, { min: 0, max: seats - 1 });
  });
  readList(outcome['scores'], 'outcome.scores', { min: seats, max: seats }).forEach((points, i) => {
    readInteger(points, `outcome.scores[${i}]`, { min: -1_000_000, max: 1_000_000 });
  });
  return outcome as Outcome;
}

function readHash(
  record: Readonly<Record<string, unknown>>,
  key: 'seed' | 'commitment',
): { seed?: string; commitment?: string } {
  return record[key] === undefined ? {} : { [key]: readText(record[key], key, { max: 2000 }) };
}

function readProof(value: unknown): Proof {
  const proof = readObject(value, 'proof', ['secret', 'nonces', 'skipped', 'draws?']);
  const skipped = readList(proof['skipped'], 'proof.skipped', { max: RECORD_LIMITS.moves });
  return {
    secret: readText(proof['secret'], 'proof.secret', { max: 200 }),
    nonces: readList(proof['nonces'], 'proof.nonces', { max: MAX_SEATS }).map((nonce, i) =>
      readText(nonce, `proof.nonces[${i}]`, { max: 200 }),
    ),
    skipped: skipped.map((pair, i) => readSkip(pair, `proof.skipped[${i}]`)),
    ...(proof['draws'] === undefined ? {} : { draws: readOneOf(proof['draws'], 'proof.draws', ['bySeat']) }),
  };
}

function readSkip(value: unknown, where: string): readonly [number, number] {
  const pair = readList(value, where, { min: 2, max: 2 });
  const place = readInteger(pair[0], `${where}[0]`, { min: 0, max: RECORD_LIMITS.moves });
  return [place, readInteger(pair[1], `${where}[1]`, { min: 1, max: RECORD_LIMITS.moves })];
}

/** An object whose keys its reader will check. */
function readAnyObject(value: unknown, where: string): JsonObject {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  return readObject(value, where, keys) as JsonObject;
}
