import { rmSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LEVEL_NAMES, type LevelName } from '@potager/bots';
import { gameNames } from '@potager/games/registry';
import { makeBackup } from '@potager/server/data';
import { Guest, type GuestSocket } from '../attack/guest.ts';
import { Target, TargetFolder } from '../attack/target.ts';
import { contest, type Result } from './contest.ts';

const STRONGEST = LEVEL_NAMES.at(-1) as LevelName;
const WEAKEST = LEVEL_NAMES[0]!;
const SEATS = 3;
const GAMES = 12;
/** So many that the thread always has something to think about. */
const BUSY_TABLES = 4;
const LONGEST_MS = 90_000;
const THINKING_MS = 8000;

/**
 * What a host has to know to choose a machine: what a connection, a table, a move, a bot and a game that is over cost.
 */
export async function sizing(): Promise<void> {
  await people();
  await cores();
  for (const game of gameNames) await bots(game);
}

async function people(): Promise<void> {
  const [tables, seats] = [500, 4];
  const result = await contest({ side: 'potager', tables, seats, rate: 200, warmUpMs: 3000, measureMs: 12_000 });
  const { bare, connected, seated } = result.memory;
  const perConnection = (connected - bare) / (tables * seats) / 1024;
  const perTable = (seated - connected) / tables / 1024;
  console.log(`${tables * seats} people at ${tables} tables`);
  console.log(
    `  memory: ${(bare / 2 ** 20).toFixed(0)} MB bare, ${perConnection.toFixed(1)} kB a connection, ` +
      `${perTable.toFixed(1)} kB a table`,
  );
  console.log(`  ${describe(result)}, ${((100 * result.processor.server) / result.seconds).toFixed(0)} % of a core`);
}

/**
 * The most that is acknowledged: with all cores shared with the driver, and with one core that the server has for
 * itself.
 */
async function cores(): Promise<void> {
  const sprint = { side: 'potager', tables: 50, seats: 2, rate: 0, warmUpMs: 2000, measureMs: 6000 } as const;
  console.log(`${availableParallelism()} cores shared with the driver: ${describe(await contest(sprint))}`);
  if (availableParallelism() < 2) return;
  const single = await contest({ ...sprint, pins: { server: 0, driver: 1 } });
  console.log(`the server on one core, the driver on another: ${describe(single)}`);
}

const describe = ({ moves, seconds, waits, processor }: Result): string =>
  [
    `${(moves / seconds).toFixed(0)} moves/s`,
    `p99 ${(waits[Math.floor(0.99 * waits.length)] ?? 0).toFixed(1)} ms`,
    `${((processor.server / moves) * 1e6).toFixed(0)} µs a move`,
  ].join(', ');

/** What a game leaves on the disk, and how fast one thread of bots is. */
async function bots(game: string): Promise<void> {
  const folder = new TargetFolder();
  const limits = ['--tables-per-person', '1000', '--messages-per-second', '1000', '--requests-per-second', '1000'];
  const target = await Target.start({ folder, flags: ['--bot-pace', '0', '--bot-threads', '1', ...limits] });
  try {
    const guest = await Guest.come(target.address, 'Ann');
    const socket = await guest.connect();
    const empty = await sizeOf(folder);
    for (let i = 0; i < GAMES; i++) await seatBots(guest, socket, game, WEAKEST);
    const end = performance.now() + LONGEST_MS;
    while (count(socket, 'ended') < GAMES && performance.now() < end) await sleep(100);
    const ended = count(socket, 'ended');
    const moves = count(socket, 'moved');
    const bytes = (await sizeOf(folder)) - empty;
    for (let i = 0; i < BUSY_TABLES; i++) await seatBots(guest, socket, game, STRONGEST);
    const before = count(socket, 'moved');
    await sleep(THINKING_MS);
    const speed = (count(socket, 'moved') - before) / (THINKING_MS / 1000);
    socket.close();
    console.log(
      `${game}, ${SEATS} seats: ${speed.toFixed(0)} moves/s of the strongest bots on one thread; ` +
        `${(moves / ended).toFixed(0)} moves and ${(bytes / ended / 1024).toFixed(0)} kB on the disk a game (${ended} ` +
        `games)`,
    );
  } finally {
    await target.end();
    folder.remove();
  }
}

/** A table of bots that somebody looks at. */
async function seatBots(guest: Guest, socket: GuestSocket, game: string, level: LevelName): Promise<void> {
  const table = (await guest.open({ game, seats: SEATS })) ?? '';
  for (let seat = 0; seat < SEATS; seat++) await socket.command(table, { kind: 'seatBot', seat, level });
  await socket.ask({ type: 'join', table });
  await socket.command(table, { kind: 'start' });
}

const count = ({ messages }: GuestSocket, kind: 'moved' | 'ended'): number =>
  messages
    .flatMap((message) => (message.type === 'update' ? message.update.entries : []))
    .filter((entry) => entry.kind === kind).length;

/** Of the database, in bytes, without what is written ahead of it. */
async function sizeOf({ data, path }: TargetFolder): Promise<number> {
  const file = join(path, 'copy.sqlite');
  await makeBackup(data, file);
  const { size } = statSync(file);
  rmSync(file);
  return size;
}
