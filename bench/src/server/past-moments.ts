import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { registry } from '@potager/games/registry';
import { FastRandom, type Game, listSeats, readOptions, type Seat, SPECTATOR } from '@potager/kernel';
import { DEFAULT_SETTINGS, type Person, Table } from '@potager/table';

const ENTRIES = 2000;
const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan'].map((name): Person => ({ id: name.toLowerCase(), name }));
const TABLES = 200;
const PASSES = 5;
const STRIDE = 769;
/** Most random games of all kinds are not over by then. */
const FAR = 80;

interface Figures {
  readonly name: string;
  readonly entries: number;
  /**
   * Of looking at a moment; of taking back, 99 in 100; and of bringing the table back from its log, the best of a few
   * times. In milliseconds.
   */
  readonly worstMoment: number;
  readonly medianMoment: number;
  readonly undo: number;
  readonly restore: number;
  /** Bytes in memory for one table. */
  readonly memory: number;
}

/**
 * What looking back costs the thread that everyone waits for: every moment of a long log, in an order that helps
 * nobody, as a player and as a spectator; and what such a table weighs.
 */
export async function measurePastMoments(): Promise<void> {
  console.log(`\nPast moments of a log of ${ENTRIES} entries`);
  console.log(row('', 'entries', 'worst ms', 'median ms', 'undo ms', 'restore ms', 'kB a table'));
  for (const entry of registry) {
    const { game } = await entry.rules();
    const { name, entries, worstMoment, medianMoment, undo, restore, memory } = measure(game);
    const times = [worstMoment, medianMoment, undo, restore].map((ms) => ms.toFixed(2));
    console.log(row(name, String(entries), ...times, (memory / 1024).toFixed(0)));
  }
}

function measure(game: Game): Figures {
  // The first one warms up.
  lookBack(grow(game).table);
  const { table, undos } = grow(game);
  const restore = Math.min(...Array.from({ length: PASSES }, () => timeOf(() => Table.restore(game, table.log))));
  const times = lookBack(table).toSorted((a, b) => a - b);
  return {
    name: game.name,
    entries: table.log.length,
    worstMoment: times.at(-1) ?? 0,
    medianMoment: times[times.length >> 1] ?? 0,
    undo: undos.toSorted((a, b) => a - b)[Math.floor(undos.length * 0.99)] ?? 0,
    restore,
    memory: weigh(game, table),
  };
}

/**
 * As far into the game as it goes without an end, then the last move is made and taken back again and again: nothing
 * makes a longer log of a longer game.
 */
function grow(game: Game): { readonly table: Table; readonly undos: readonly number[] } {
  const seats = Math.max(...game.seats.filter((count) => count <= PEOPLE.length));
  const table = open(game, seats);
  const random = new FastRandom(7);
  const undos: number[] = [];
  while (table.log.length < ENTRIES && table.info.status === 'playing') {
    const awaited = listSeats(table.turnStatus(SPECTATOR, 0).awaited);
    const seat = awaited[random.below(awaited.length)]!;
    const { legal } = table.turnStatus(seat, 0);
    const move = legal[random.below(legal.length)] as string;
    table.handle({ kind: 'move', seat, move, version: table.n }, personAt(seat), { at: table.n });
    if (table.info.status !== 'playing' || table.log.length < FAR) continue;
    undos.push(timeOf(() => takeBack(table, seat)));
  }
  return { table, undos };
}

function timeOf(work: () => unknown): number {
  const begun = performance.now();
  work();
  return performance.now() - begun;
}

const personAt = (seat: Seat): Person => PEOPLE[seat]!;

function open(game: Game, seats: number): Table {
  const options = readOptions(game.options, {});
  const opening = { table: 't', seats, options, settings: DEFAULT_SETTINGS, host: 'ann', secret: '5e'.repeat(32) };
  const table = Table.open(game, opening, 0);
  for (let seat = 0; seat < seats; seat++) {
    table.handle({ kind: 'sit', seat, nonce: String(seat).repeat(32) }, personAt(seat), { at: 0 });
  }
  table.handle({ kind: 'start' }, personAt(0), { at: 0 });
  return table;
}

function takeBack(table: Table, seat: Seat): void {
  table.handle({ kind: 'undo', seat, version: table.n }, personAt(seat), { at: table.n });
  for (const person of PEOPLE) if (table.info.ask) table.handle({ kind: 'agree' }, person, { at: table.n });
}

/**
 * Every moment, in an order where the last one is never near the next; the best of a few times, for what else the
 * machine does is not the moment's cost.
 */
function lookBack(table: Table): number[] {
  const { length } = table.log;
  const best = Array.from({ length }, () => Number.POSITIVE_INFINITY);
  for (let pass = 0; pass < PASSES; pass++) {
    for (let i = 0; i < length; i++) {
      const n = (i * STRIDE) % length;
      const taken = timeOf(() => JSON.stringify(table.moment(pass % 2 === 0 ? 0 : SPECTATOR, n)));
      best[n] = Math.min(best[n]!, taken);
    }
  }
  return best;
}

/** Bytes that each of many such tables takes, read from their logs as a server does. */
function weigh(game: Game, { log }: Table): number {
  const text = JSON.stringify(log);
  const tables: Table[] = [];
  const before = heap();
  for (let i = 0; i < TABLES; i++) tables.push(Table.restore(game, JSON.parse(text) as typeof log));
  return (heap() - before) / tables.length;
}

function heap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const row = (name: string, ...cells: readonly string[]): string =>
  [name.padEnd(16), ...cells.map((cell) => cell.padStart(12))].join('');
