import assert from 'node:assert/strict';
import {
  askedTakeback,
  FastRandom,
  freeTakeback,
  isDeepEqual,
  makeRecord,
  MoveList,
  NOBODY,
  parseRecord,
  PlayedGame,
  type PlayedMove,
  replay,
  type Seat,
  trace,
} from '@potager/kernel';
import { beginPlayed, chooseMove, planOf, type Run } from '../walk.ts';

/** Record → JSON → replay gives the same positions and outcome; the trace of a record is always the same text. */
export function replaysRecords(run: Run): void {
  const { played, states } = playThrough(run);
  const text = makeRecord(played.record());
  const record = parseRecord(text);
  assert.equal(makeRecord(record), text, 'a record does not read back as it was written');
  let n = 0;
  for (const replayed of replay(run.game, record)) {
    assert.equal(JSON.stringify(replayed.position.state()), states[n], `the replay differs before move ${n}`);
    n++;
  }
  assert.equal(n, states.length);
  assert.equal(traceText(run, text), traceText(run, text), 'a trace is not stable');
}

/** The same seed plays the same game. */
export function isReproducible(run: Run): void {
  assert.equal(makeRecord(playThrough(run).played.record()), makeRecord(playThrough(run).played.record()));
}

/**
 * Taking back leads to exactly the position that the moves that are left lead to, and never to one from which something
 * was revealed: nobody draws twice from the same position. A copy goes on by itself.
 */
export function undoesSafely(run: Run): void {
  const played = beginPlayed(run);
  const random = new FastRandom(run.seed, 4);
  const revealing = new Set<string>();
  for (let turns = 0; played.position.actors !== NOBODY && turns < 300; turns++) {
    const seat = random.below(run.seats);
    if (random.below(3) === 0) takeBackFreely(played, seat, revealing);
    else playOne(played, random, revealing);
    if (random.below(20) === 0) checkCopy(played, random);
  }
}

function takeBackFreely(played: PlayedGame, seat: Seat, revealing: ReadonlySet<string>): void {
  const places = freeTakeback(played, seat);
  if (places === undefined) return;
  const asked = askedTakeback(played, seat) ?? [];
  assert.ok(
    places.every((place) => played.moves[place]?.seat === seat),
    'a seat took back the move of another',
  );
  assert.ok(
    places.every((place) => asked.includes(place)),
    'what is free need not even be asked for',
  );
  const left = played.moves.filter((_, place) => !places.includes(place));
  played.takeBack(places);
  assert.equal(stateOf(played), stateOf(replayMoves(played, left)), 'undo led somewhere else');
  assert.ok(!revealing.has(stateOf(played)), 'undo led back to before something was revealed');
}

function playOne(played: PlayedGame, random: FastRandom, revealing: Set<string>): void {
  const before = stateOf(played);
  const { seat, move } = chooseMove(played.position, random, new MoveList());
  const done = played.play(seat, move);
  assert.equal(done.refusal, undefined);
  if (!done.refusal && done.revealed) revealing.add(before);
}

function checkCopy(played: PlayedGame, random: FastRandom): void {
  const before = stateOf(played);
  const copy = played.copy();
  if (copy.position.actors !== NOBODY) playOne(copy, random, new Set());
  assert.equal(stateOf(played), before, 'a copy is not a game of its own');
}

/** The moves that are left, made from the set-up on. */
function replayMoves({ game, start }: PlayedGame, moves: readonly PlayedMove[]): PlayedGame {
  const again = PlayedGame.begin(game, start);
  for (const { seat, move, chance } of moves) again.play(seat, move, { chance: { told: chance } });
  return again;
}

/** Two positions of one game are the same only after the same moves. */
const stateOf = ({ moves, position }: PlayedGame): string =>
  JSON.stringify([moves.map(({ seat, move }) => [seat, move]), position.state()]);

function playThrough(run: Run): { played: PlayedGame; states: string[] } {
  const played = beginPlayed(run);
  const states = [JSON.stringify(played.position.state())];
  for (const { seat, move } of planOf(run)) {
    assert.equal(played.play(seat, move).refusal, undefined);
    states.push(JSON.stringify(played.position.state()));
  }
  return { played, states };
}

function traceText(run: Run, record: string): string {
  const lines = [...trace(run.game, parseRecord(record))];
  assert.ok(lines.every((line, n) => line.n === n));
  assert.ok(isDeepEqual(lines.at(-1)?.legal, {}) === (lines.at(-1)?.actors.length === 0));
  return lines.map((line) => JSON.stringify(line)).join('\n');
}
