import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack, Finding } from '../finding.ts';
import { Guest, type GuestSocket, startGame } from '../guest.ts';

const ENTRIES = 1200;
const SOCKETS = 16;
const ASKED = 60;
const NO_PATIENCE = ['--messages-per-second', '100000', '--requests-per-second', '100000'];

/** A game with as long a log as one guest gets in a while: they play all seats, and take back every other move. */
async function growLog(socket: GuestSocket, table: string): Promise<number> {
  await startGame(socket, table, 2);
  let last = 0;
  const until = performance.now() + 15_000;
  while (last < ENTRIES && performance.now() < until) {
    const grown = await playAndTakeBack(socket, table);
    if (grown === undefined) break;
    last = grown;
  }
  return last;
}

/** The last entry, undefined where nothing more can be had. */
async function playAndTakeBack(socket: GuestSocket, table: string): Promise<number | undefined> {
  for (const seat of [0, 1]) {
    const joined = await socket.ask({ type: 'join', table, as: seat });
    if (!joined.ok || joined.result.kind !== 'snapshot') continue;
    const { n, turnStatus } = joined.result.snapshot;
    const move = turnStatus.legal.at(-1);
    if (move === undefined) continue;
    const moved = await socket.command(table, { kind: 'move', seat, move, version: n });
    if (!moved.ok || moved.result.kind !== 'entry') continue;
    if (moved.result.n % 3 === 0) await socket.command(table, { kind: 'undo', seat, version: moved.result.n });
    return moved.result.n;
  }
  return undefined;
}

const moments: Attack = {
  name: 'sixteen sockets that look back all the time',
  isAlone: true,
  flags: NO_PATIENCE,
  async run(target, start) {
    const eve = await Guest.come(target.address, 'Eve');
    const socket = await eve.connect();
    const table = (await eve.open({ game: 'garden-nation', seats: 2 })) ?? '';
    const last = await growLog(socket, table);
    socket.close();
    await target.end('SIGTERM');
    const again = await start({ flags: [] });
    return [
      { what: 'there is a long log to look at', figure: `${last} entries`, holds: last > 100 },
      ...(await lookBack(again.address, eve.cookie, table, last)),
    ];
  },
};

async function lookBack(address: string, cookie: string, table: string, last: number): Promise<Finding[]> {
  const eve = new Guest(address);
  eve.cookie = cookie;
  const bob = await Guest.come(address, 'Bob', '127.0.0.2');
  const watcher = await bob.connect();
  const sockets = await Promise.all(Array.from({ length: SOCKETS }, async () => eve.connect()));
  for (const socket of sockets) await socket.ask({ type: 'join', table });
  let worst = 0;
  const done = new AbortController();
  const asking = Promise.all(
    sockets.flatMap((socket) =>
      Array.from({ length: ASKED }, async () => socket.ask({ type: 'moment', table, n: last })),
    ),
  ).then(() => done.abort());
  const end = performance.now() + 15_000;
  while (!done.signal.aborted && performance.now() < end) {
    const begun = performance.now();
    await watcher.ask({ type: 'ping' });
    worst = Math.max(worst, performance.now() - begun);
    await sleep(50);
  }
  const isDone = done.signal.aborted;
  for (const socket of [...sockets, watcher]) socket.close();
  await asking;
  return [
    { what: 'somebody else is answered meanwhile', figure: `within ${worst.toFixed(0)} ms`, holds: worst < 2000 },
    { what: 'all questions are answered or refused in time', figure: `${SOCKETS * ASKED} moments`, holds: isDone },
  ];
}

const exports: Attack = {
  name: 'export asked for again and again by somebody with many tables',
  async run({ address }) {
    const eve = await Guest.come(address, 'Eve');
    const socket = await eve.connect();
    for (let i = 0; i < 45; i++) {
      const table = await eve.open({ game: 'gardlings', seats: 2 });
      if (table !== undefined) await startGame(socket, table, 2);
    }
    const replies = await Promise.all(Array.from({ length: 100 }, async () => eve.call('GET', '/me/export')));
    const given = replies.filter(({ status }) => status === 200).length;
    return [
      {
        what: 'it is given, and not a hundred times at once',
        figure: `${given} of 100`,
        holds: given > 0 && given < 100,
      },
    ];
  },
};

export const lookingBack: readonly Attack[] = [moments, exports];
