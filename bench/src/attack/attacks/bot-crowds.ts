import { setTimeout as sleep } from 'node:timers/promises';
import { LEVEL_NAMES } from '@potager/bots';
import type { Attack } from '../finding.ts';
import { Guest, type GuestSocket } from '../guest.ts';

const STRONGEST = LEVEL_NAMES.at(-1) ?? 'oak';
const TABLES = 40;
/** On one socket. */
const MOST_ATTENDED = 32;
const QUESTIONS = 5;

/** How long each of a few bot moves takes at a table with one person, in milliseconds; the slowest. */
async function slowestBot(guest: Guest, socket: GuestSocket): Promise<number> {
  let slowest = 0;
  for (let i = 0; i < QUESTIONS; i++) {
    const table = (await guest.open({ game: 'garden-nation', seats: 2 })) ?? '';
    await socket.sit(table, 0);
    await socket.command(table, { kind: 'seatBot', seat: 1, level: STRONGEST });
    const before = socket.messages.length;
    await socket.ask({ type: 'join', table, as: 0 });
    await socket.command(table, { kind: 'start' });
    slowest = Math.max(slowest, await botMoved(socket, before));
    await socket.command(table, { kind: 'resign', seat: 0 });
  }
  return slowest;
}

/** Missions are chosen by all at once, so that a bot has something to decide right after the start. */
async function botMoved(socket: GuestSocket, from: number): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < 20_000) {
    const hasMoved = socket.messages
      .slice(from)
      .some(
        (message) =>
          message.type === 'update' &&
          message.update.entries.some((entry) => entry.kind === 'moved' && entry.seat === 1),
      );
    if (hasMoved) break;
    await sleep(20);
  }
  return performance.now() - begun;
}

const crowd = (name: string, { isAttended }: { readonly isAttended: boolean }): Attack => ({
  name,
  async run({ address }) {
    const ann = await Guest.come(address, 'Ann', '127.0.0.4');
    const quiet = await slowestBot(ann, await ann.connect());
    const eve = await Guest.come(address, 'Eve');
    const socket = await eve.connect();
    for (let i = 0; i < TABLES; i++) {
      const table = (await eve.open({ game: 'garden-nation', seats: 4 })) ?? '';
      for (let seat = 0; seat < 4; seat++) await socket.command(table, { kind: 'seatBot', seat, level: STRONGEST });
      if (isAttended && i < MOST_ATTENDED) await socket.ask({ type: 'join', table });
      await socket.command(table, { kind: 'start' });
    }
    if (!isAttended) socket.close();
    const busy = await slowestBot(ann, await ann.connect());
    return [
      {
        what: "somebody else's bots answer as before, or nearly",
        figure: `${quiet.toFixed(0)} ms, ${busy.toFixed(0)} ms beside ${TABLES} tables`,
        holds: busy < Math.max(3 * quiet, 4000),
      },
    ];
  },
});

export const botCrowds: readonly Attack[] = [
  crowd('many tables of the strongest bots that nobody looks at', { isAttended: false }),
  crowd('many tables of the strongest bots that their owner looks at', { isAttended: true }),
];
