import assert from 'node:assert/strict';
import { FastRandom, MoveList, playout, type Position } from '@potager/kernel';
import type { Step } from '../walk.ts';

const FAR = 60;

/** A copy is equal, goes on alike, and playing it on leaves the original alone. */
export function copiesDeep({ run, position, random }: Step): void {
  const before = fullState(position);
  const twin = position.copy();
  const pooled = run.game.begin(
    run.seats,
    run.options,
    run.game.deal(run.seats, run.options, new FastRandom(1)),
    new FastRandom(1),
  );
  playout(pooled, new FastRandom(run.seed), new MoveList(), FAR);
  pooled.copyFrom(position);
  assert.equal(fullState(twin), before, 'copy() differs');
  assert.equal(fullState(pooled), before, 'copyFrom() differs');
  const seed = random.next();
  for (const one of [twin, pooled]) {
    playout(one, new FastRandom(seed), new MoveList(), FAR);
    assert.equal(fullState(position), before, 'playing a copy changed the original');
  }
  assert.equal(fullState(twin), fullState(pooled), 'two copies played alike went apart');
}

/** The state, the legal moves and the chance to come. */
function fullState(position: Position): string {
  const coming = position.random.copy();
  return JSON.stringify([position.state(), position.actors, position.chance() ?? null, coming.next(), coming.next()]);
}
