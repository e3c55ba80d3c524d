import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Attack } from '../finding.ts';
import { Guest, startGame } from '../guest.ts';
import type { Target } from '../target.ts';

const HELD = 150;
/** How soon a connection that says nothing must be gone. */
const PATIENCE_MS = 20_000;

const OPENINGS: { readonly [what: string]: string } = {
  'connections that say nothing': '',
  'half a request': 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Half: ',
  'half a body':
    'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na',
  'an upgrade to somewhere else':
    'GET /elsewhere HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  'a socket from another site':
    'GET /api/socket HTTP/1.1\r\nHost: x\r\nOrigin: http://elsewhere\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  'a socket without a cookie':
    'GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
};

/** Never closes by itself, whatever the other end does. */
function hold({ port }: Target, text: string, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
  socket.on('error', () => undefined);
  if (text !== '') socket.write(text);
  socket.resume();
  return socket;
}

const held = ([what, text]: readonly [string, string]): Attack => ({
  name: `held: ${what}`,
  async run(target) {
    const before = target.descriptors();
    const sockets = Array.from({ length: HELD }, () => hold(target, text));
    await sleep(1000);
    const most = target.descriptors();
    const end = performance.now() + PATIENCE_MS;
    while (target.descriptors() > before + 10 && performance.now() < end) await sleep(250);
    const after = target.descriptors();
    for (const socket of sockets) socket.destroy();
    return [
      {
        what: `their descriptors are free again within ${PATIENCE_MS / 1000} s`,
        figure: `${before}, then ${most}, then ${after}`,
        holds: after <= before + 10,
      },
    ];
  },
});

const crowd: Attack = {
  name: 'more connections than the server takes',
  flags: ['--connections', '300', '--connections-per-address', '100'],
  async run(target) {
    const ann = await Guest.come(target.address, 'Ann', '127.0.0.5');
    const seat = await ann.connect();
    const table = (await ann.open({ game: 'garden-nation', seats: 2 })) ?? '';
    await startGame(seat, table, 2);
    seat.close();
    const sockets: Socket[] = [];
    for (let i = 0; i < 1200; i++)
      sockets.push(hold(target, 'GET /api/socket HTTP/1.1\r\nHost: x\r\n', `127.0.1.${1 + (i % 20)}`));
    await sleep(1000);
    const most = target.descriptors();
    const isBack = await ann
      .connect()
      .then(async (socket) => (await socket.ask({ type: 'join', table, as: 0 })).ok)
      .catch(() => false);
    for (const socket of sockets) socket.destroy();
    return [
      { what: 'it takes only so many', figure: `${most} descriptors open with 1200 at the door`, holds: most < 600 },
      { what: 'whoever has a seat still gets in', figure: '', holds: isBack },
    ];
  },
};

const one: Attack = {
  name: 'one address that takes every connection it can get',
  async run(target) {
    const before = target.descriptors();
    const sockets = Array.from({ length: 3000 }, () => hold(target, 'GET /healthz HTTP/1.1\r\nHost: x\r\n'));
    await sleep(2000);
    const most = target.descriptors() - before;
    for (const socket of sockets) socket.destroy();
    return [{ what: 'it gets a share', figure: `${most} of 3000`, holds: most < 1500 }];
  },
};

export const connections: readonly Attack[] = [...Object.entries(OPENINGS).map(held), crowd, one];
