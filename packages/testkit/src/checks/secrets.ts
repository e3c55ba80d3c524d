import assert from 'node:assert/strict';
import {
  allSeats,
  type Audience,
  awaitedSeats,
  EVERYONE,
  FastRandom,
  type GameEvent,
  includes,
  isLegal,
  type Json,
  listSeats,
  type Move,
  MoveList,
  playout,
  type Position,
  type Seat,
  type Viewer,
  viewersOf,
} from '@potager/kernel';
import type { Step } from '../walk.ts';

/** Deals what a viewer may not know anew: all that the viewer is shown stays byte for byte the same. */
export function keepsSecrets(step: Step): void {
  for (const viewer of viewersOf(step.position.seatCount)) {
    const twin = step.position.copy();
    twin.redeal(viewer, new FastRandom(step.random.next()));
    assert.deepEqual(twin.faults(), [], `redeal(${viewer})`);
    assert.equal(shownTo(viewer, twin), shownTo(viewer, step.position), `viewer ${viewer} can see what was dealt anew`);
    comparePlay(step, viewer, twin);
  }
}

/** The same move on both: as long as nothing is revealed, the viewer hears and sees the same. */
function comparePlay({ position, seat, move }: Step, viewer: Viewer, twin: Position): void {
  if (!isLegal(twin, seat, move)) {
    assert.notEqual(seat, viewer, 'a legal move of the viewer depends on what it may not know');
    return;
  }
  const original = position.copy();
  const [here, there] = [playHearing(original, seat, move, viewer), playHearing(twin, seat, move, viewer)];
  if (here.revealed || there.revealed) return;
  assert.equal(
    here.heard,
    there.heard,
    `viewer ${viewer} hears what was dealt anew in ${position.makeMove(move)}, called unrevealing`,
  );
  assert.equal(
    shownTo(viewer, twin),
    shownTo(viewer, original),
    `viewer ${viewer} sees what was dealt anew after ${position.makeMove(move)}`,
  );
}

function playHearing(position: Position, seat: Seat, move: Move, viewer: Viewer): { heard: string; revealed: boolean } {
  const heard: GameEvent[] = [];
  const revealed = position.play(
    seat,
    move,
    (event, audience) => void (includes(audience, viewer) && heard.push(event)),
  );
  return { heard: JSON.stringify(heard), revealed };
}

/** Everything a position shows a viewer: view, moves in their order, previews, reasons, scores. */
function shownTo(viewer: Viewer, position: Position): string {
  const seats = listSeats(allSeats(position.seatCount));
  const scores = seats.map((seat) => position.score(seat, viewer));
  const shown: (Json | undefined)[] = [
    position.view(viewer),
    position.actors,
    awaitedSeats(position),
    scores,
    position.outcome(),
  ];
  if (viewer < position.seatCount) {
    const list = new MoveList();
    position.moves(viewer, list);
    const moves = list.toArray();
    const few = moves.slice(0, 5);
    shown.push(
      moves,
      few.map((move) => position.preview(viewer, move)),
      reasonsFor(viewer, position),
    );
  }
  return JSON.stringify(shown);
}

/** Why not the moves that others could make: a reason must not tell what they hold. */
function reasonsFor(viewer: Seat, position: Position): Json[] {
  const list = new MoveList();
  position.moves(viewer, list);
  return list
    .toArray()
    .slice(-3)
    .map((move) => position.makeMove(move))
    .flatMap((text) => [position.why(viewer, text) ?? null, position.why(viewer, text.replace(/\d/, '1')) ?? null]);
}

/** A position made from a view shows the same view and can be played on. */
export function agreesWithView(step: Step): void {
  for (const viewer of viewersOf(step.position.seatCount)) {
    const shown = step.position.view(viewer);
    const text = JSON.stringify(shown);
    assertPlain(shown, 'a view');
    const guess = step.run.game.fromView(JSON.parse(text) as Json, new FastRandom(step.random.next()));
    assert.deepEqual(guess.faults(), []);
    assert.equal(JSON.stringify(guess.view(viewer)), text, `fromView disagrees with the view of ${viewer}`);
    assert.equal(shownTo(viewer, guess), shownTo(viewer, step.position), `fromView shows ${viewer} something else`);
    playout(guess, new FastRandom(step.random.next()), new MoveList(), 30);
    assert.deepEqual(guess.faults(), [], 'a position from a view cannot be played on');
  }
}

/** A game that says it hides nothing shows and tells everyone the same. */
export function hidesNothing({ run, position, seat, move }: Step): void {
  if (run.game.isOpen !== true) return;
  const seats = listSeats(allSeats(position.seatCount));
  const shown = viewersOf(position.seatCount).map((viewer) =>
    JSON.stringify([position.view(viewer), seats.map((other) => position.score(other, viewer))]),
  );
  assert.equal(new Set(shown).size, 1, 'an open game shows viewers different things');
  position.copy().play(seat, move, (event, audience) => {
    assert.equal(audience, EVERYONE, `an open game tells ${event.key} to some only`);
  });
}

/** A view and the events its viewer hears give the next view. */
export function rebuildsViews({ run, position, seat, move }: Step): void {
  const viewers = viewersOf(position.seatCount);
  const twin = position.copy();
  const views: Json[] = viewers.map((viewer) => position.view(viewer));
  twin.play(seat, move, (event: GameEvent, audience: Audience) => {
    assertPlain(event, 'an event');
    viewers.forEach((viewer, i) => {
      if (includes(audience, viewer)) views[i] = run.game.follow(views[i]!, event);
    });
  });
  viewers.forEach((viewer, i) => {
    assert.deepEqual(
      dropUndefined(views[i]),
      dropUndefined(twin.view(viewer)),
      `events do not rebuild what ${viewer} sees after ${position.makeMove(move)}`,
    );
  });
}

/** Keys that are undefined do not travel. */
function dropUndefined(value: Json | undefined): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

/** Plain JSON: no NaN, no undefined in lists, no objects of a class. */
function assertPlain(value: unknown, what: string): void {
  if (value === null || typeof value === 'boolean' || typeof value === 'string' || value === undefined) return;
  if (typeof value === 'number') return assert.ok(Number.isFinite(value), `${what} holds ${value}`);
  assert.ok(
    Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype,
    `${what} holds something that is not plain JSON`,
  );
  if (Array.isArray(value)) assert.ok(!value.includes(undefined), `${what} holds a list with undefined in it`);
  for (const part of Object.values(value)) assertPlain(part, what);
}
