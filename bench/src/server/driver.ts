import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { BoardgameIoCrew } from './boardgame-io-crew.ts';
import { BareLine, ClientLine } from './boardgame-io-line.ts';
import type { Crew, DriverMessage, Order, Player, Report, Side } from './crew.ts';
import { PotagerCrew } from './potager-crew.ts';

/** The process that plays against a server: all clients of one side. */
const tell = (message: DriverMessage): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()));

const CREWS: Record<Side, (order: Order) => Promise<Crew>> = {
  potager: (order) => PotagerCrew.connect(order),
  'boardgame.io': (order) => BoardgameIoCrew.connect(order, ClientLine),
  'boardgame.io, bare': (order) => BoardgameIoCrew.connect(order, BareLine),
};

async function drive(order: Order): Promise<Report> {
  const crew = await CREWS[order.side](order);
  await tell({ kind: 'connected' });
  await proceed();
  const waits: number[] = [];
  let isMeasured = false;
  const move = (player: Player): void => {
    const begun = performance.now();
    player.move(() => {
      if (isMeasured) waits.push(performance.now() - begun);
    });
  };
  if (order.rate === 0) crew.onTurn = move;
  await crew.open();
  await tell({ kind: 'ready' });
  await proceed();
  const pacing = order.rate === 0 ? undefined : pace(crew, order.rate, move);
  await sleep(order.warmUpMs);
  isMeasured = true;
  await tell({ kind: 'begun' });
  const begun = performance.now();
  await sleep(order.measureMs);
  isMeasured = false;
  const seconds = (performance.now() - begun) / 1000;
  clearInterval(pacing);
  return { moves: waits.length, seconds, waits: waits.toSorted((a, b) => a - b) };
}

/** So many moves a second in all, whether or not those before were acknowledged; players take turns. */
function pace(crew: Crew, rate: number, move: (player: Player) => void): NodeJS.Timeout {
  let next = 0;
  let due = performance.now();
  return setInterval(() => {
    for (; due < performance.now(); due += 1000 / rate) {
      for (let tries = 0; tries < crew.players.length; tries++) {
        const player = crew.players[next++ % crew.players.length]!;
        if (!player.canMove) continue;
        move(player);
        break;
      }
    }
  }, 2);
}

const proceed = (): Promise<void> => new Promise((resolve) => process.once('message', () => resolve()));

process.once('message', (order: Order) => {
  void drive(order)
    .then((report) => tell({ kind: 'report', report }))
    .finally(() => process.exit());
});
