import { contest, type Result } from './contest.ts';
import type { Side } from './crew.ts';
import { measurePastMoments } from './past-moments.ts';

const ROUNDS = 3;
const TABLES = 50;
const SEATS = 2;

const NAMES: Record<Side, string> = {
  potager: 'potager, Garden Nation, on disk',
  'boardgame.io': 'boardgame.io, three in a row, in memory',
  'boardgame.io, bare': 'the same, driven without its client',
};
const SIDES = Object.keys(NAMES) as Side[];

/**
 * The server under load: guests who play as fast as they are acknowledged, ours durable and Garden Nation, beside
 * boardgame.io's server in memory with three in a row; then many who sit at many tables and move now and then; then
 * what looking back costs.
 */
export async function server(): Promise<void> {
  const results = new Map<Side, Result[]>(SIDES.map((side) => [side, []]));
  const sprint = { tables: TABLES, seats: SEATS, rate: 0, warmUpMs: 2000, measureMs: 4000 };
  for (let round = 1; round <= ROUNDS; round++) {
    for (const side of SIDES) results.get(side)?.push(await contest({ side, ...sprint }));
    const line = SIDES.map((side) => describe(results.get(side)?.at(-1) as Result)).join(' | ');
    console.log(`round ${round} of ${ROUNDS}: ${line}`);
  }
  console.log(`\n${TABLES} tables of ${SEATS}, everyone moves as soon as they may, medians of ${ROUNDS} rounds`);
  console.log(HEAD);
  for (const [side, some] of results) console.log(summary(NAMES[side], some));
  const [ours, theirs, bare] = SIDES.map((side) => median((results.get(side) ?? []).map(speed))) as [
    number,
    number,
    number,
  ];
  console.log(
    `ours acknowledges ${(ours / theirs).toFixed(1)} times as many, ${(ours / bare).toFixed(1)} times without its ` +
      `client\n`,
  );
  await crowd();
  await measurePastMoments();
}

async function crowd(): Promise<void> {
  const tables = 500;
  const seats = 4;
  const result = await contest({ side: 'potager', tables, seats, rate: 200, warmUpMs: 3000, measureMs: 15_000 });
  const { bare, connected, seated } = result.memory;
  console.log(`${tables * seats} clients at ${tables} tables, 200 moves a second`);
  console.log(HEAD);
  console.log(summary(NAMES.potager, [result]));
  console.log(
    `memory: ${kilobytes((connected - bare) / (tables * seats))} a connection, ` +
      `${kilobytes((seated - connected) / tables)} a table`,
  );
}

const describe = (result: Result): string =>
  `${speed(result).toFixed(0)} moves/s, p99 ${percentile(result, 0.99).toFixed(1)} ms`;

const speed = ({ moves, seconds }: Result): number => moves / seconds;

const summary = (name: string, results: readonly Result[]): string =>
  row(
    name,
    median(results.map(speed)).toFixed(0),
    median(results.map((result) => percentile(result, 0.5))).toFixed(1),
    median(results.map((result) => percentile(result, 0.99))).toFixed(1),
    median(results.map(({ processor, moves }) => (processor.server / moves) * 1e6)).toFixed(0),
    median(results.map(({ processor, moves }) => (processor.driver / moves) * 1e6)).toFixed(0),
  );

const row = (name: string, ...cells: readonly string[]): string =>
  [name.padEnd(42), ...cells.map((cell) => cell.padStart(11))].join('');

const percentile = ({ waits }: Result, part: number): number => waits[Math.floor(part * (waits.length - 1))] ?? 0;

const median = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 1]!;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;

/** The last two: microseconds of processor time a move. */
const HEAD = row('', 'moves/s', 'p50 ms', 'p99 ms', 'server µs', 'driver µs');
