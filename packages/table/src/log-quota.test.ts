import { listSeats, type Seat, SPECTATOR } from '@potager/kernel';
import { expect, it } from 'vitest';
import { type Command, LIMITS } from './command.ts';
import type { Person } from './person.ts';
import type { Reply } from './refusal.ts';
import { Table } from './table.ts';
import { ANN, BEN, CLEO, gameOf, openTable, refusalOf, startTable } from './testing/tables.ts';

let count = 0;

/** As a host does it: every command has an id. */
const ask = (table: Table, by: Person, command: Command, at = 0): Reply =>
  table.handle(command, by, { at, id: `c${count++}` });

/** Asks again and again; how often it was done before it was refused, and why then. */
function repeat(most: number, deed: (i: number) => Reply): { readonly done: number; readonly refusal: unknown } {
  for (let done = 0; done < most; done++) {
    const reply = deed(done);
    if (!reply.ok) return { done, refusal: refusalOf(reply) };
  }
  return { done: most, refusal: undefined };
}

/** Any move of this seat, which must be on. */
function move(table: Table, by: Person, seat: Seat): Reply {
  const { legal } = table.turnStatus(seat, 0);
  return ask(table, by, { kind: 'move', seat, move: legal.at(-1) as string, version: table.n });
}

it('a table takes so many lines of one person, and the others can still talk', async () => {
  const table = openTable({ game: await gameOf('eden'), people: [ANN, BEN, CLEO] });
  const say = (by: Person) => (i: number) => ask(table, by, { kind: 'say', text: `line ${i}` }, i * 60_000);
  expect(repeat(2000, say(ANN))).toEqual({
    done: LIMITS.lines,
    refusal: { rule: 'table', key: 'tooManyLines', most: LIMITS.lines },
  });
  expect(ask(table, BEN, { kind: 'say', text: 'at last' }, 1e9)).toMatchObject({ ok: true });
  const again = Table.restore(table.game, table.log);
  expect(refusalOf(ask(again, ANN, { kind: 'say', text: 'and yet' }, 1e9))).toMatchObject({ key: 'tooManyLines' });
});

it('those who look on have so many lines together, and the players are not silenced by them', async () => {
  const table = openTable({ game: await gameOf('eden'), people: [ANN, BEN, CLEO] });
  const crowd = (i: number) => ({ id: `guest ${i % 10}`, name: 'Guest' });
  const { done, refusal } = repeat(4000, (i) => ask(table, crowd(i), { kind: 'say', text: 'x' }, i * 60_000));
  expect([done, refusal]).toMatchObject([LIMITS.galleryLines, { key: 'galleryFull' }]);
  expect(ask(table, ANN, { kind: 'say', text: 'hush' }, 1e9)).toMatchObject({ ok: true });
});

it('nobody talks faster than others read', async () => {
  const table = openTable({ game: await gameOf('eden'), people: [ANN, BEN, CLEO] });
  const { done, refusal } = repeat(100, () => ask(table, ANN, { kind: 'say', text: 'x' }, 1000));
  expect([done, refusal]).toEqual([LIMITS.linesAtOnce, { rule: 'table', key: 'talksTooFast' }]);
  expect(ask(table, BEN, { kind: 'say', text: 'x' }, 1000)).toMatchObject({ ok: true });
  expect(ask(table, ANN, { kind: 'say', text: 'x' }, 62_000)).toMatchObject({ ok: true });
  // Nor where the clock is set back.
  expect(repeat(100, () => ask(table, ANN, { kind: 'say', text: 'x' }, 0)).done).toBe(LIMITS.linesAtOnce - 1);
});

it('sitting down and getting up again comes to an end', async () => {
  const table = openTable({ game: await gameOf('eden'), people: [ANN, BEN] }, 3);
  const { done, refusal } = repeat(5000, (i) =>
    ask(table, CLEO, i % 2 === 0 ? { kind: 'sit', seat: 2, nonce: '2'.repeat(32) } : { kind: 'stand', seat: 2 }),
  );
  expect([done, refusal]).toMatchObject([2 * LIMITS.changes, { key: 'tooManyChanges' }]);
});

it('moves taken back and made again come to an end, and the game can still be finished', async () => {
  const table = startTable({ game: await gameOf('gardlings'), people: [ANN, BEN] });
  repeat(5000, () => {
    ask(table, ANN, { kind: 'undo', seat: 0, version: table.n });
    ask(table, BEN, { kind: 'agree' });
    const awaited = listSeats(table.turnStatus(SPECTATOR, 0).awaited);
    return awaited.includes(0) ? move(table, ANN, 0) : move(table, BEN, 1);
  });
  expect(table.log.length).toBeLessThan(5 * LIMITS.changes + 2 * LIMITS.moves);
  expect(refusalOf(ask(table, ANN, { kind: 'undo', seat: 0, version: table.n }))).toMatchObject({
    key: 'tooManyChanges',
  });
  expect(ask(table, ANN, { kind: 'resign', seat: 0 })).toMatchObject({ ok: true });
  expect(table.info.status).toBe('over');
});

it('a seat has so many moves; then a bot can play on, and the game goes on for the others', async () => {
  const table = startTable({ game: await gameOf('gardlings'), people: [ANN, BEN, CLEO] });
  const isOn = (seat: Seat): boolean => listSeats(table.turnStatus(SPECTATOR, 0).awaited).includes(seat);
  const people = [ANN, BEN, CLEO];
  const { refusal } = repeat(20_000, () => {
    if (isOn(0)) return move(table, ANN, 0);
    const seat = isOn(1) ? 1 : 2;
    return move(table, people[seat]!, seat);
  });
  expect(refusal).toEqual({ rule: 'table', key: 'tooManyMoves', most: LIMITS.moves });
  expect(table.log.filter((entry) => entry.kind === 'moved' && entry.seat === 0).length).toBe(LIMITS.moves);
  expect(ask(table, ANN, { kind: 'leave', seat: 0 })).toMatchObject({ ok: true });
  expect(refusalOf(ask(table, ANN, { kind: 'return', seat: 0 }))).toMatchObject({ key: 'tooManyMoves' });
  const [question] = table.questions();
  expect(question?.seat).toBe(0);
  expect(table.answerBot(question as never, question?.moves[0] as string, 0)).toBe(true);
});
