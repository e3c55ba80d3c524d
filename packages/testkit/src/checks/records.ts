import assert from 'node:assert/strict';
import type { Line } from '@potager/kernel';
import { FastRandom, isDeepEqual, makeRecord, MoveList, NOBODY, parseRecord, replay, trace } from '@potager/kernel';
import { beginLine, chooseMove, planOf, type Run } from '../walk.ts';

/** Record → JSON → replay gives the same positions and outcome; the trace of a record is always the same text. */
export function replaysRecords(run: Run): void {
  const { line, states } = playLine(run);
  const text = makeRecord(line.record());
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
  assert.equal(makeRecord(playLine(run).line.record()), makeRecord(playLine(run).line.record()));
}

/**
 * Undo leads back to exactly the position before, and never to one from which something was revealed: nobody draws twice from
 * the same position.
 */
export function undoesSafely(run: Run): void {
  const line = beginLine(run);
  const random = new FastRandom(run.seed, 4);
  const path = [stateOf(line)];
  const revealing = new Set<string>();
  for (let turns = 0; line.position.actors !== NOBODY && turns < 300; turns++) {
    const last = line.entries.at(-1)?.seat;
    if (last !== undefined && random.below(3) === 0) {
      if (!line.canUndo(last)) continue;
      assert.ok(line.undo(last));
      path.pop();
      assert.equal(stateOf(line), path.at(-1), 'undo led somewhere else');
      assert.ok(!revealing.has(stateOf(line)), 'undo led back to before something was revealed');
      continue;
    }
    const { seat, move } = chooseMove(line.position, random, new MoveList());
    const done = line.play(seat, move);
    assert.equal(done.refusal, undefined);
    if (!done.refusal && done.revealed) revealing.add(path.at(-1) as string);
    path.push(stateOf(line));
    const others = Array.from({ length: run.seats }, (_, other) => other).filter((other) => other !== seat);
    assert.ok(
      others.every((other) => !line.undo(other)),
      'a seat took back the move of another',
    );
  }
}

/** Two positions of one game are the same only after the same moves. */
const stateOf = (line: Line): string =>
  JSON.stringify([line.entries.map(({ seat, text }) => [seat, text]), line.position.state()]);

function playLine(run: Run): { line: Line; states: string[] } {
  const line = beginLine(run);
  const states = [JSON.stringify(line.position.state())];
  for (const { seat, move } of planOf(run)) {
    assert.equal(line.play(seat, move).refusal, undefined);
    states.push(JSON.stringify(line.position.state()));
  }
  return { line, states };
}

function traceText(run: Run, record: string): string {
  const lines = [...trace(run.game, parseRecord(record))];
  assert.ok(lines.every((line, n) => line.n === n));
  assert.ok(isDeepEqual(lines.at(-1)?.legal, {}) === (lines.at(-1)?.actors.length === 0));
  return lines.map((line) => JSON.stringify(line)).join('\n');
}
