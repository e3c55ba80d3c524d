import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_SETTINGS } from '@potager/table';
import { FastRandom } from '@potager/kernel';
import type { Attack } from '../finding.ts';
import { Guest, startGame } from '../guest.ts';
import type { Target } from '../target.ts';

const HANDSHAKE_KEY = 'AAAAAAAAAAAAAAAAAAAAAA==';

/** A socket that is spoken to byte by byte and never read. */
async function openBareSocket({ port }: Target, cookie: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const head = ['GET /api/socket HTTP/1.1', 'Host: x', 'Upgrade: websocket', 'Connection: Upgrade'];
  const key = [`Sec-WebSocket-Key: ${HANDSHAKE_KEY}`, 'Sec-WebSocket-Version: 13', `Cookie: ${cookie}`, '', ''];
  socket.write([...head, ...key].join('\r\n'));
  await new Promise((resolve) => socket.once('data', resolve));
  socket.pause();
  return socket;
}

/** As many frames in one piece, masked with zeros as the protocol wants it. */
const makeFrames = (opcode: number, size: number, count: number): Buffer => {
  const frame = Buffer.alloc(6 + size, 0x78);
  frame.writeUInt32BE((((0x80 | opcode) << 24) | ((0x80 | size) << 16)) >>> 0, 0);
  frame.fill(0, 2, 6);
  return Buffer.concat(Array.from({ length: count }, () => frame));
};

const PING = 9;
const PONG = 10;
const MOST_SENT = 3_000_000;

/** Sends as much as the socket takes until it is closed, or there was enough; how much that was. */
async function fill(socket: Socket, piece: Buffer, { most, end }: { most: number; end: number }): Promise<number> {
  let sent = 0;
  while (!socket.destroyed && socket.writable && performance.now() < end && sent < most) {
    if (!socket.write(piece)) await drained(socket);
    sent += 5000;
    // Its end is noticed only by reading now and then.
    if (sent % 50_000 === 0) socket.read();
  }
  return sent;
}

/** Until it takes more, or does not for a while. */
async function drained(socket: Socket): Promise<void> {
  await once(socket, 'drain', { signal: AbortSignal.timeout(200) }).catch(() => undefined);
}

/** On one socket, and on another as soon as that is closed. */
const frames = (name: string, opcode: number): Attack => ({
  name,
  async run(target) {
    const eve = await Guest.come(target.address, 'Eve');
    const before = { memory: target.memory(), descriptors: target.descriptors() };
    const piece = makeFrames(opcode, 100, 5000);
    const end = performance.now() + 8000;
    let sent = 0;
    let sockets = 0;
    while (performance.now() < end && sent < MOST_SENT) {
      const socket = await Promise.race([openBareSocket(target, eve.cookie), sleep(500)]);
      if (socket === undefined) continue;
      sockets++;
      sent += await fill(socket, piece, { most: MOST_SENT - sent, end });
      socket.destroy();
    }
    await sleep(500);
    const grown = target.memory() - before.memory;
    const descriptors = target.descriptors() - before.descriptors;
    return [
      {
        what: 'it costs little memory',
        figure: `${sent} sent on ${sockets} sockets, ${grown.toFixed(0)} MB more`,
        holds: grown < 150,
      },
      { what: 'nothing of it stays open', figure: `${descriptors} descriptors more`, holds: descriptors < 20 },
    ];
  },
});

const joins: Attack = {
  name: 'joining and parting as fast as the line takes it, with many who look on',
  async run({ address }) {
    const ann = await Guest.come(address, 'Ann', '127.0.0.4');
    const table = (await ann.open({ game: 'garden-nation', seats: 2 })) ?? '';
    const watchers = await Promise.all(Array.from({ length: 12 }, async () => ann.connect()));
    await startGame(watchers[0] as never, table, 2);
    for (const watcher of watchers) await watcher.ask({ type: 'join', table });
    const before = watchers.map(({ received }) => received);
    const eve = await Guest.come(address, 'Eve');
    const sockets = await Promise.all(Array.from({ length: 16 }, async () => eve.connect()));
    const end = performance.now() + 5000;
    let rounds = 0;
    while (performance.now() < end && sockets.some(({ isOpen }) => isOpen)) {
      await Promise.race([
        Promise.all(
          sockets.flatMap((socket) => [socket.ask({ type: 'join', table }), socket.ask({ type: 'part', table })]),
        ),
        sleep(500),
      ]);
      rounds += 32;
    }
    const told = Math.max(...watchers.map(({ received }, i) => received - before[i]!));
    for (const socket of [...watchers, ...sockets]) socket.close();
    return [
      {
        what: 'those who look on are not flooded with who came and went',
        figure: `${rounds} times, ${(told / 1024).toFixed(0)} kB each`,
        holds: told < 40_000,
      },
    ];
  },
};

const chat: Attack = {
  name: 'talk without end',
  async run({ address }) {
    const eve = await Guest.come(address, 'Eve');
    const table =
      (await eve.open({ game: 'garden-nation', seats: 2, settings: { ...DEFAULT_SETTINGS, isPublic: true } })) ?? '';
    const sockets = await Promise.all(Array.from({ length: 16 }, async () => eve.connect()));
    let said = 0;
    const end = performance.now() + 8000;
    while (performance.now() < end) {
      const answers = await Promise.all(
        sockets.flatMap((socket) =>
          Array.from({ length: 4 }, async () => socket.command(table, { kind: 'say', text: 'x'.repeat(500) })),
        ),
      );
      said += answers.filter(({ ok }) => ok).length;
      if (sockets.every(({ isOpen }) => !isOpen)) break;
      await sleep(200);
    }
    for (const socket of sockets) socket.close();
    return [
      {
        what: 'a table takes only so much of it from one person',
        figure: `${said} lines in 8 s`,
        holds: said > 0 && said < 400,
      },
    ];
  },
};

const lobby: Attack = {
  name: 'a lobby of many tables that change all the time, with many who watch it',
  async run({ address }) {
    const eve = await Guest.come(address, 'Eve');
    const socket = await eve.connect();
    const settings = { ...DEFAULT_SETTINGS, isPublic: true };
    const tables: string[] = [];
    for (let i = 0; i < 45; i++) {
      const table = await eve.open({ game: 'garden-nation', seats: 4, settings });
      if (table !== undefined) tables.push(table);
    }
    const guests = await Promise.all(
      Array.from({ length: 10 }, async (_, i) => Guest.come(address, `Guest ${i}`, '127.0.0.4')),
    );
    const watchers = (
      await Promise.all(
        guests.map(async (guest) => Promise.all(Array.from({ length: 10 }, async () => guest.connect()))),
      )
    ).flat();
    for (const watcher of watchers) await watcher.ask({ type: 'lobby', isOpen: true });
    const before = watchers.map(({ received }) => received);
    let changes = 0;
    const end = performance.now() + 6000;
    while (performance.now() < end) {
      const table = tables[changes % tables.length] as string;
      const { ok } = await socket.command(table, { kind: 'seatBot', seat: changes & 3, level: 'sprout' });
      if (ok) changes++;
      else await sleep(50);
    }
    const told = Math.max(...watchers.map(({ received }, i) => received - before[i]!));
    for (const one of [...watchers, socket]) one.close();
    return [
      {
        what: 'each change is told, not the whole lobby',
        figure: `${changes} changes, ${(told / Math.max(1, changes)).toFixed(0)} bytes each to each of ${watchers.length}`,
        holds: changes > 20 && told / changes < 1000,
      },
    ];
  },
};

const noise: Attack = {
  name: 'messages that are nearly right',
  async run(target) {
    const random = new FastRandom(Date.now() % 1_000_000);
    const eve = await Guest.come(target.address, 'Eve');
    const table = (await eve.open({ game: 'garden-nation', seats: 2 })) ?? '';
    let sent = 0;
    const end = performance.now() + 8000;
    while (performance.now() < end) {
      const socket = await eve.connect();
      for (let i = 0; i < 40 && socket.isOpen; i++, sent++) socket.socket.send(makeNoise(random, table));
      await sleep(50);
      socket.close();
    }
    return [
      {
        what: 'nothing comes of it',
        figure: `${sent} messages`,
        holds: target.isRunning && (await target.health()) === 200,
      },
    ];
  },
};

function makeNoise(random: FastRandom, table: string): string {
  const pick = <T>(...items: readonly T[]): T => items[random.below(items.length)]!;
  const wild = (): unknown =>
    pick<unknown>(null, -1, 1e308, '', 'x'.repeat(300), [], {}, true, 0.5, '__proto__', '\u0000', [[[]]]);
  const command = {
    kind: pick<unknown>('move', 'sit', 'change', 'say', 'start', 'undo', 'order', 'resign', wild()),
    seat: pick<unknown>(0, 1, 7, wild()),
    move: wild(),
    version: wild(),
    settings: wild(),
  };
  const message = {
    id: pick<unknown>('a', 'b', wild()),
    type: pick<unknown>('command', 'join', 'part', 'moment', 'history', 'lobby', wild()),
    table: pick<unknown>(table, wild()),
    n: wild(),
    from: wild(),
    to: wild(),
    command: pick<unknown>(command, wild()),
  };
  const text = JSON.stringify(message);
  return random.below(20) === 0 ? text.slice(0, random.below(text.length)) : text;
}

export const floods: readonly Attack[] = [
  frames('pings that nobody reads the answers to', PING),
  frames('pongs that nobody asked for', PONG),
  joins,
  chat,
  lobby,
  noise,
];
