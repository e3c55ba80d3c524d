import { registry } from '@potager/games/registry';
import { FastRandom, type Game, listSeats, readOptions, type Seat, SPECTATOR } from '@potager/kernel';
import { takeAway } from '@potager/testkit/take-away';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Person } from './person.ts';
import { Table } from './table.ts';
import { ANN, BEN, gameOf, openTable, peopleFor, startTable } from './testing/tables.ts';
import { playRandomCommands } from './testing/random-commands.ts';

const PEOPLE = [ANN, BEN];
const LENGTH = 2000;

/** How often a game's positions were played on while something was done. */
function countPlays(game: Game, work: () => void): number {
  const options = readOptions(game.options, {});
  const random = new FastRandom(1);
  const position = game.begin(2, options, game.deal(2, options, random), random);
  const plays = vi.spyOn(Object.getPrototypeOf(position) as typeof position, 'play');
  onTestFinished(() => plays.mockRestore());
  work();
  const count = plays.mock.calls.length;
  plays.mockRestore();
  return count;
}

/** Plays at random until the log is so long; after each move, `then` may do something else. */
function playTo(table: Table, length: number, then: (seat: Seat) => void = () => undefined): Table {
  const random = new FastRandom(5);
  while (table.n < length && table.info.status === 'playing') {
    const seats = listSeats(table.turnStatus(SPECTATOR, 0).awaited);
    const seat = seats[random.below(seats.length)]!;
    const { legal } = table.turnStatus(seat, 0);
    const move = legal[random.below(legal.length)] as string;
    table.handle({ kind: 'move', seat, move, version: table.n }, personAt(seat), { at: table.n });
    then(seat);
  }
  return table;
}

const personAt = (seat: Seat): Person => PEOPLE[seat]!;

const undo = (table: Table, seat: Seat): void => {
  table.handle({ kind: 'undo', seat, version: table.n }, personAt(seat), { at: table.n });
  table.handle({ kind: 'agree' }, personAt(1 - seat), { at: table.n });
};

describe('a long log', () => {
  it('is never played through for a moment of it', async () => {
    const game = await gameOf('gardlings');
    const table = playTo(startTable({ game, people: PEOPLE }), LENGTH);
    for (const n of [LENGTH - 1, 127, 255, 1000, 1919, 3]) {
      expect(countPlays(game, () => table.moment(0, n))).toBeLessThan(128);
    }
  });

  it('however long it is', async () => {
    const game = await gameOf('gardlings');
    const table = playTo(startTable({ game, people: PEOPLE }), 3 * LENGTH);
    for (const n of [5999, 200, 4095]) expect(countPlays(game, () => table.moment(0, n))).toBeLessThan(512);
  });

  it('followed from afar is played through once, however many look', async () => {
    const game = await gameOf('gardlings');
    const table = playTo(startTable({ game, people: PEOPLE }), LENGTH);
    const plays = countPlays(game, () => {
      for (let n = 500; n < 1000; n++) for (let watcher = 0; watcher < 5; watcher++) table.moment(SPECTATOR, n);
    });
    expect(plays).toBeLessThan(500 + 128);
  });

  it('has moves taken back without being played through, now and when it is read again', async () => {
    const game = await gameOf('gardlings');
    const table = startTable({ game, people: PEOPLE });
    let worst = 0;
    let undone = 0;
    playTo(table, LENGTH, (seat) => {
      if (++undone % 3 === 0)
        worst = Math.max(
          worst,
          countPlays(game, () => undo(table, seat)),
        );
    });
    expect(table.log.filter(({ kind }) => kind === 'undone').length).toBeGreaterThan(200);
    expect(worst).toBeLessThan(256);
    const again = countPlays(game, () => Table.restore(game, table.log));
    expect(again).toBeLessThan(8 * LENGTH);
  });

  it('of one move taken back again and again costs no more than the moves in it', async () => {
    const game = await gameOf('gardlings');
    const table = playTo(startTable({ game, people: PEOPLE }), 190);
    playTo(table, LENGTH, (seat) => undo(table, seat));
    const moves = table.log.filter(({ kind }) => kind === 'moved').length;
    expect(countPlays(game, () => Table.restore(game, table.log))).toBeLessThan(moves + 256);
  });
});

describe.each([...registry, takeAway])('a long game of $name', ({ rules }) => {
  it('shows every past moment as a table would that had come no further', async () => {
    const { game } = await rules();
    const people = game.seats.includes(2) ? PEOPLE : peopleFor(game);
    const clock = { kind: 'live', minutes: 30, increment: 5 } as const;
    const table = openTable({ game, people, settings: { clock } });
    playRandomCommands(table, people, new FastRandom(11), { commands: 400 });
    expect(table.n > 100 || table.info.status === 'over').toBe(true);
    const random = new FastRandom(2);
    for (let look = 0; look < 60; look++) {
      const n = random.below(table.n + 1);
      const viewer = [0, 1, SPECTATOR][random.below(3)] as Seat;
      const then = Table.restore(game, table.log.slice(0, n + 1));
      const picture = { ...then.snapshot(viewer, table.log[n]?.at ?? 0), log: [] };
      expect(table.moment(viewer, n)).toEqual(picture);
    }
  });
});
