import assert from 'node:assert/strict';
import {
  allSeats,
  attempt,
  awaitedSeats,
  includes,
  legalMoves,
  listSeats,
  type Move,
  MoveList,
  NOBODY,
  type Position,
  type Seat,
} from '@potager/kernel';
import type { Step } from '../walk.ts';

/** Who may act has a move; who may not has none; nothing is listed twice; the position is sound. */
export function listsMoves({ position }: Step): void {
  assert.equal(position.outcome(), undefined, 'there is an outcome while someone may act');
  assert.deepEqual(position.faults(), []);
  for (const seat of listSeats(allSeats(position.seatCount))) {
    const moves = listOf(position, seat);
    assert.equal(moves.length > 0, includes(position.actors, seat), `seat ${seat} has ${moves.length} moves`);
    assert.equal(new Set(moves).size, moves.length, 'a move is listed twice');
  }
  const awaited = awaitedSeats(position);
  assert.notEqual(awaited, NOBODY, 'someone may act, but the game waits for nobody');
  assert.equal(awaited & ~position.actors, NOBODY, 'the game waits for a seat that may not act');
}

/** Every legal move can be played and leaves a sound position. */
export function playsEveryMove({ position }: Step): void {
  for (const seat of listSeats(position.actors)) {
    for (const move of listOf(position, seat)) {
      const twin = position.copy();
      twin.play(seat, move);
      assert.deepEqual(twin.faults(), [], `after ${position.makeMove(move)}`);
      assert.equal(
        twin.actors === NOBODY,
        twin.outcome() !== undefined,
        'nobody acts exactly when there is an outcome',
      );
    }
  }
}

/** Nothing but the legal moves is accepted, and what is refused says why and changes nothing. */
export function refusesTheRest(step: Step): void {
  const { position } = step;
  const before = JSON.stringify(position.state());
  for (const seat of [...listSeats(allSeats(position.seatCount)), -1, position.seatCount, 32, 0.5]) {
    const texts = new Set(legalMoves(position, seat));
    // A position may trust that it is asked about seats: only `attempt` meets numbers from elsewhere.
    const isSeat = Number.isInteger(seat) && seat >= 0 && seat < position.seatCount;
    const numbers = new Set(isSeat ? listOf(position, seat) : []);
    for (const text of strangeTexts(step))
      assert.equal(accepts({ position, before }, seat, text), texts.has(text), `seat ${seat}: ${JSON.stringify(text)}`);
    for (const number of strangeNumbers(step))
      assert.equal(accepts({ position, before }, seat, number), numbers.has(number), `seat ${seat}: ${number}`);
  }
  assert.equal(JSON.stringify(position.state()), before, 'a refused move changed the position');
}

/** `why` is silent exactly about legal moves. */
export function explainsRefusals(step: Step): void {
  const { position } = step;
  for (const seat of listSeats(allSeats(position.seatCount))) {
    const legal = new Set(legalMoves(position, seat));
    for (const text of [...legal, ...strangeTexts(step)]) {
      const refusal = position.why(seat, text);
      assert.equal(
        refusal === undefined,
        legal.has(text),
        `why(${seat}, ${JSON.stringify(text)}) gives ${JSON.stringify(refusal)}`,
      );
    }
  }
}

/** One move, one spelling, both ways; a list in notation is sorted and has nothing twice. */
export function keepsNotation({ position }: Step): void {
  for (const seat of listSeats(position.actors)) {
    const moves = listOf(position, seat);
    for (const move of moves) {
      const text = position.makeMove(move);
      assert.match(text, /^[ -~]+$/, 'notation is printable ASCII');
      assert.equal(position.parseMove(text), move, `${text} does not read back as the move it was made from`);
    }
    const texts = legalMoves(position, seat);
    assert.equal(new Set(texts).size, moves.length, 'two moves share one spelling');
  }
}

function listOf(position: Position, seat: Seat): Move[] {
  const list = new MoveList();
  position.moves(seat, list);
  return list.toArray();
}

/** A position and its state in JSON, which takes longer to write than a move to refuse. */
interface Asked {
  readonly position: Position;
  readonly before: string;
}

/** Tries a move on a copy. A refusal must carry its rule and key, and must not have touched the copy. */
function accepts({ position, before }: Asked, seat: Seat, move: string | Move): boolean {
  const twin = position.copy();
  const done = attempt(twin, seat, move);
  if (!done.refusal) return true;
  assert.match(done.refusal.rule, /^(notation|[A-Z]{2}-[A-Z]*\d+)$/);
  assert.notEqual(done.refusal.key, '');
  assert.equal(JSON.stringify(twin.state()), before, `the refused move ${move} changed the position`);
  return false;
}

/** Moves of all seats, damaged ones, and nonsense. */
function strangeTexts({ position, random }: Step): string[] {
  const legal = listSeats(position.actors).flatMap((seat) => legalMoves(position, seat));
  const some = Array.from({ length: Math.min(8, legal.length) }, () => legal[random.below(legal.length)] as string);
  const damaged = some.map((text) => damage(text, random));
  const nonsense = [
    '',
    ' ',
    'constructor',
    '__proto__',
    'mark',
    '💥',
    '\0',
    'a'.repeat(5000),
    '-1',
    '1e9',
    'null',
    '[object Object]',
  ];
  return [...some, ...damaged, ...damaged.map((text) => damage(text, random)), ...nonsense];
}

/** Another digit or letter, a missing or a doubled character, other spaces. */
function damage(text: string, random: Step['random']): string {
  const at = random.below(text.length + 1);
  const rest = text.slice(at + 1);
  const insert = 'abcdefgABCDEFG0123456789 -.'[random.below(27)] as string;
  return [
    text.slice(0, at) + insert + rest,
    text.slice(0, at) + rest,
    text.slice(0, at) + insert + text.slice(at),
    `${text} `,
    text.toUpperCase(),
  ][random.below(5)] as string;
}

function strangeNumbers({ position, random }: Step): number[] {
  const legal = listSeats(position.actors).flatMap((seat) => listOf(position, seat));
  const near = Array.from({ length: 6 }, () => legal[random.below(legal.length)]! + random.below(5) - 2);
  return [
    ...near,
    random.next() | 0,
    random.below(5000),
    -1,
    0x7fffffff,
    -0x80000000,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    0.5,
  ];
}
