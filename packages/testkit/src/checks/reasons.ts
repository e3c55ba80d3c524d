import assert from 'node:assert/strict';
import {
  FastRandom,
  type GameEvent,
  type Json,
  type Language,
  legalMoves,
  type Move,
  type Position,
  type Promised,
  type PromiseModule,
  type Reason,
  type ReasonModule,
  type ReasonWords,
  type Seat,
} from '@potager/kernel';
import type { Step } from '../walk.ts';
import { assertSaid } from './speech.ts';

/** All a game says about why its moves are made. */
export interface Reasoning {
  readonly reasonsFor: ReasonModule['reasonsFor'];
  readonly promisesOf: PromiseModule['promisesOf'];
  readonly words: { readonly [language in Language]: ReasonWords };
}

/** Of the legal moves of a moment so many are looked at, chosen evenly, and the one that is made. */
const LOOKS = 12;

function movesToLookAt({ position, seat, move }: Step): Move[] {
  const legal = legalMoves(position, seat).map((text) => position.parseMove(text)!);
  const every = Math.max(1, Math.floor(legal.length / LOOKS));
  return [...new Set([move, ...legal.filter((_, n) => n % every === 0)])];
}

/** There is a reason for every legal move, all languages have words for it, and nothing is changed by asking. */
export function givesReasons(step: Step, { reasonsFor, words }: Reasoning): void {
  const { position, seat } = step;
  const before = JSON.stringify(position.state());
  for (const move of movesToLookAt(step)) {
    const text = position.makeMove(move);
    const reasons = reasonsFor(position, seat, move);
    assert.ok(reasons.length > 0, `there is no reason for ${text}`);
    assert.deepEqual(JSON.parse(JSON.stringify(reasons)), reasons, `a reason for ${text} is not plain JSON`);
    for (const { sayReason } of Object.values(words)) {
      for (const reason of reasons)
        assertSaid(
          sayReason(reason, (other) => `player ${other}`),
          `${reason.key} of ${text}`,
        );
    }
  }
  assert.equal(JSON.stringify(position.state()), before, 'asking for reasons changed the position');
}

/** What a seat may not know is dealt anew: its reasons stay the same. */
export function reasonsWithoutSecrets(step: Step, { reasonsFor }: Reasoning): void {
  const { position, seat, run } = step;
  const dealt = position.copy();
  dealt.redeal(seat, new FastRandom(step.random.next()));
  const view = JSON.parse(JSON.stringify(position.view(seat))) as Json;
  const made = run.game.fromView(view, new FastRandom(step.random.next()));
  for (const move of movesToLookAt(step)) {
    const reasons = JSON.stringify(reasonsFor(position, seat, move));
    for (const twin of [dealt, made]) {
      assert.equal(
        JSON.stringify(reasonsFor(twin, seat, move)),
        reasons,
        `a reason for ${position.makeMove(move)} tells what was dealt anew`,
      );
    }
  }
}

/** Each move is made: what its reasons said of events, points and what others can do comes true. */
export function keepsPromises(step: Step, { reasonsFor, promisesOf }: Reasoning): void {
  const { position, seat } = step;
  for (const move of movesToLookAt(step)) {
    const after = position.copy();
    const events: GameEvent[] = [];
    after.play(seat, move, (event) => void events.push(event));
    for (const reason of reasonsFor(position, seat, move)) {
      for (const promised of promisesOf(reason, seat)) {
        const isKept = isTrue(promised, { position, after, events, seat });
        assert.ok(isKept, `${position.makeMove(move)}: not true is ${describe(reason, promised)}`);
      }
    }
  }
}

interface Played {
  readonly position: Position;
  readonly after: Position;
  readonly events: readonly GameEvent[];
  readonly seat: Seat;
}

function isTrue(promised: Promised, { position, after, events, seat }: Played): boolean {
  if ('told' in promised) return events.some((event) => holds(event, promised.told));
  if ('lines' in promised) {
    const { lines, by } = promised;
    return pointsIn(after, seat, lines) - pointsIn(position, seat, lines) === by;
  }
  return legalMoves(after, promised.seat).every((text) => !text.startsWith(promised.lacks));
}

const holds = (event: GameEvent, entries: Partial<GameEvent>): boolean =>
  Object.entries(entries).every(([name, value]) => JSON.stringify(event[name]) === JSON.stringify(value));

const pointsIn = (position: Position, seat: Seat, keys: readonly string[]): number =>
  position.score(seat, seat).reduce((sum, { key, points }) => (keys.includes(key) ? sum + points : sum), 0);

const describe = (reason: Reason, promised: Promised): string =>
  `${JSON.stringify(reason)}, which promised ${JSON.stringify(promised)}`;
