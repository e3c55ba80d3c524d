import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_SETTINGS, type TableSettings } from '@potager/table';
import type { Attack } from '../finding.ts';
import { Guest } from '../guest.ts';
import { startGame } from '../opening.ts';

const MINUTES_A_DAY = 1440;

/** Clocks that end within a hair's breadth of quiet hours, seen from now. */
function awkwardClocks(now: Date): TableSettings[] {
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const fractions = [0.5, 1e-3, 1e-6, 1e-9, 1e-12];
  const lengths = [1, 60, 719, 1439];
  return fractions.flatMap((fraction) =>
    lengths.map((length) => {
      const from = (minute + 30) % MINUTES_A_DAY;
      const untilQuiet = 30 - now.getUTCSeconds() / 60 - now.getUTCMilliseconds() / 60_000;
      const hours = Math.max(0.01, (untilQuiet + fraction) / 60);
      const quiet = { from, to: (from + length) % MINUTES_A_DAY, zone: 0 };
      return { ...DEFAULT_SETTINGS, clock: { kind: 'correspondence', hours, quiet } };
    }),
  );
}

const endless: Attack = {
  name: 'clocks that end a fraction of a millisecond into quiet hours',
  async run({ address }) {
    const eve = await Guest.come(address, 'Eve');
    const socket = await eve.connect();
    let taken = 0;
    let refused = 0;
    for (const settings of awkwardClocks(new Date())) {
      const table = await eve.open({ game: 'garden-nation', seats: 2, settings });
      if (table === undefined) {
        refused++;
        continue;
      }
      taken++;
      await startGame(socket, table, 2);
    }
    return [
      { what: 'each is refused or runs', figure: `${refused} refused, ${taken} run`, holds: refused + taken === 20 },
    ];
  },
};

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
async function timeLeft(socket: Awaited<ReturnType<Guest['connect']>>, table: string): Promise<number> {
  const answer = await socket.ask({ type: 'join', table, as: 0 });
  if (!answer.ok || answer.result.kind !== 'snapshot') throw new Error(JSON.stringify(answer));
  const { clock } = answer.result.snapshot.standing;
  return Math.min(...(clock?.left ?? [0]));
}

export const clocks: readonly Attack[] = [endless, standstill];
