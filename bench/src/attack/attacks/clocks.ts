import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ClockSetting, DEFAULT_SETTINGS, type TableSettings } from '@potager/table';
import type { Attack } from '../finding.ts';
import { Guest, type GuestSocket, startGame } from '../guest.ts';

const MINUTES_A_DAY = 1440;

const QUIET_MINUTES = 1380;
/** Until then everyone sits. */
const PREPARING_MS = 250;
/** As little as a number of milliseconds since 1970 can tell. */
const HAIR_MS = 1e-3;

/** A clock that, begun at this moment, ends a hair after its quiet hours have begun. */
function awkwardClock(at: number): ClockSetting {
  const from = (Math.floor(at / 60_000) + 30) % MINUTES_A_DAY;
  const begins = (Math.floor(at / 60_000) + 30) * 60_000;
  const quiet = { from, to: (from + QUIET_MINUTES) % MINUTES_A_DAY, zone: 0 };
  return { kind: 'correspondence', hours: (begins + HAIR_MS - at) / 3_600_000, quiet };
}

const TRIES = 40;

const endless: Attack = {
  name: 'clocks that end a fraction of a millisecond into quiet hours',
  async run({ address }) {
    const eve = await Guest.come(address, 'Eve');
    const socket = await eve.connect();
    let refused = 0;
    for (let i = 0; i < TRIES; i++) {
      // Nobody knows when a server begins a game, to the millisecond: so it is tried again and again.
      const at = Date.now() + PREPARING_MS;
      const settings = { ...DEFAULT_SETTINGS, clock: awkwardClock(at) };
      const table = await eve.open({ game: 'garden-nation', seats: 2, settings });
      if (table === undefined) refused++;
      else await startAt(socket, table, at - (i % 3));
    }
    return [{ what: 'each is refused or runs', figure: `${refused} of ${TRIES} refused`, holds: socket.isOpen }];
  },
};

async function startAt(socket: GuestSocket, table: string, at: number): Promise<void> {
  for (const seat of [0, 1]) {
    await socket.command(table, { kind: 'sit', seat, name: `Seat ${seat + 1}`, nonce: seat.toString(16).repeat(32) });
  }
  await sleep(Math.max(0, at - Date.now() - 5));
  while (Date.now() < at);
  await socket.command(table, { kind: 'start' });
  // One table after the other is played to its end, so that there is room for the next.
  await socket.command(table, { kind: 'resign', seat: 0 });
}

const stored: Attack = {
  name: 'a stored game whose clock, from before clocks had whole minutes, ends a hair into quiet hours',
  isAlone: true,
  async run(first, start) {
    const ann = await Guest.come(first.address, 'Ann');
    const socket = await ann.connect();
    const from = (Math.floor(Date.now() / 60_000) + 30) % MINUTES_A_DAY;
    const quiet = { from, to: (from + 600) % MINUTES_A_DAY, zone: 0 };
    const clock = { kind: 'correspondence', hours: 24, quiet } as const;
    const table = (await ann.open({ game: 'garden-nation', seats: 2, settings: { ...DEFAULT_SETTINGS, clock } })) ?? '';
    await startGame(socket, table, 2);
    await first.end('SIGTERM');
    spoilClock(join(first.folder.data, 'potager.sqlite'), table, from);
    const target = await start();
    await sleep(1000);
    const health = await target.health();
    const others = await Guest.come(target.address, 'Bob').then(
      async (bob) => bob.open({ game: 'eden', seats: 3 }),
      () => undefined,
    );
    return [
      { what: 'the server opens', figure: `health ${health}`, holds: health === 200 },
      { what: 'others can play', figure: '', holds: others !== undefined },
    ];
  },
};

/** Has the clock end a hair after quiet hours have begun. */
function spoilClock(file: string, table: string, quietFrom: number): void {
  const database = new DatabaseSync(file);
  const started = database
    .prepare(
      "SELECT json_extract(body, '$.at') AS at FROM entries JOIN tables ON key = table_key WHERE id = ? AND body LIKE '%\"started\"%'",
    )
    .get(table);
  const at = Number(started?.['at']);
  const midnight = at - (at % 86_400_000);
  const begins = midnight + quietFrom * 60_000;
  const hours = ((begins < at ? begins + 86_400_000 : begins) + HAIR_MS - at) / 3_600_000;
  database
    .prepare(
      "UPDATE entries SET body = json_set(body, '$.settings.clock.hours', ?) WHERE n = 0 AND table_key = (SELECT key FROM tables WHERE id = ?)",
    )
    .run(hours, table);
  database.close();
}

const STANDSTILL_MS = 8000;

const standstill: Attack = {
  name: 'a process that stands still while a live clock runs',
  isAlone: true,
  async run(target) {
    const settings: TableSettings = { ...DEFAULT_SETTINGS, clock: { kind: 'live', minutes: 1, increment: 0 } };
    const ann = await Guest.come(target.address, 'Ann');
    const socket = await ann.connect();
    const table = await ann.open({ game: 'garden-nation', seats: 2, settings });
    if (table === undefined) return [{ what: 'a table can be opened', figure: '', holds: false }];
    await startGame(socket, table, 2);
    const before = await timeLeft(socket, table);
    target.signal('SIGSTOP');
    await sleep(STANDSTILL_MS);
    target.signal('SIGCONT');
    await sleep(2500);
    const after = await timeLeft(socket, table);
    const lost = before - after;
    return [
      {
        what: 'the time it stood still is nobody’s',
        figure: `${(lost / 1000).toFixed(1)} s were counted of ${(STANDSTILL_MS / 1000 + 2.5).toFixed(1)}`,
        holds: lost < 5000,
      },
    ];
  },
};

/** The least that anybody has left, in milliseconds. */
async function timeLeft(socket: GuestSocket, table: string): Promise<number> {
  const answer = await socket.ask({ type: 'join', table, as: 0 });
  if (!answer.ok || answer.result.kind !== 'snapshot') throw new Error(JSON.stringify(answer));
  const { clock } = answer.result.snapshot.turnStatus;
  return Math.min(...(clock?.left ?? [0]));
}

export const clocks: readonly Attack[] = [endless, stored, standstill];
