import { contest, type Result } from './contest.ts';

const ROUNDS = 3;
const TABLES = 50;
const SEATS = 2;

/**
 * The server under load: guests who play as fast as they are acknowledged, ours durable and Garden Nation, beside boardgame.io's server in memory with three in a row;
 * then many who sit at many tables and move now and then.
 */
export async function server(): Promise<void> {
  const ours: Result[] = [];
  const theirs: Result[] = [];
  const sprint = { tables: TABLES, seats: SEATS, rate: 0, warmUpMs: 2000, measureMs: 4000 };
  for (let round = 1; round <= ROUNDS; round++) {
    ours.push(await contest({ side: 'potager', ...sprint }));
    theirs.push(await contest({ side: 'boardgame.io', ...sprint }));
    console.log(
      `round ${round} of ${ROUNDS}: ${describe(ours.at(-1) as Result)} | ${describe(theirs.at(-1) as Result)}`,
    );
  }
  const speed = [ours, theirs].map((results) => median(results.map(({ moves, seconds }) => moves / seconds)));
  console.log(`\n${TABLES} tables of ${SEATS}, everyone moves as soon as they may, medians of ${ROUNDS} rounds`);
  console.log(row('', 'moves/s', 'p50 ms', 'p99 ms'));
  console.log(summary('potager, Garden Nation, on disk', ours));
  console.log(summary('boardgame.io, three in a row, in memory', theirs));
  console.log(`ours acknowledges ${((speed[0] ?? 0) / (speed[1] ?? 1)).toFixed(1)} times as many\n`);
  await crowd();
}

async function crowd(): Promise<void> {
  const tables = 500;
  const seats = 4;
  const result = await contest({ side: 'potager', tables, seats, rate: 200, warmUpMs: 3000, measureMs: 15_000 });
  const { bare, connected, seated } = result.memory;
  console.log(`${tables * seats} clients at ${tables} tables, 200 moves a second`);
  console.log(row('', 'moves/s', 'p50 ms', 'p99 ms'));
  console.log(summary('potager, Garden Nation, on disk', [result]));
  console.log(
    `memory: ${kilobytes((connected - bare) / (tables * seats))} a connection, ${kilobytes((seated - connected) / tables)} a table`,
  );
}

const describe = (result: Result): string =>
  `${(result.moves / result.seconds).toFixed(0)} moves/s, p99 ${percentile(result, 0.99).toFixed(1)} ms`;

const summary = (name: string, results: readonly Result[]): string =>
  row(
    name,
    median(results.map(({ moves, seconds }) => moves / seconds)).toFixed(0),
    median(results.map((result) => percentile(result, 0.5))).toFixed(1),
    median(results.map((result) => percentile(result, 0.99))).toFixed(1),
  );

const row = (name: string, ...cells: readonly string[]): string =>
  [name.padEnd(42), ...cells.map((cell) => cell.padStart(9))].join('');

const percentile = ({ waits }: Result, part: number): number => waits[Math.floor(part * (waits.length - 1))] ?? 0;

const median = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 1] as number;

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`;
