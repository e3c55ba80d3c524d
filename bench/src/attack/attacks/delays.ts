import { DEFAULT_SETTINGS } from '@potager/table';
import type { Attack, Finding } from '../finding.ts';
import { Guest, type GuestSocket, startGame } from '../guest.ts';

const DELAY_SECONDS = 3600;

/** Everything a spectator can ask for, as one text. */
async function askEverything(guest: Guest, socket: GuestSocket, table: string): Promise<string> {
  const asked = [
    await socket.ask({ type: 'join', table }),
    await socket.ask({ type: 'history', table, from: 0, to: 50 }),
    ...(await Promise.all([4, 8, 20].map(async (n) => socket.ask({ type: 'moment', table, n })))),
    await socket.command(table, { kind: 'move', seat: 0, move: 'x', version: 8 }),
    await socket.command(table, { kind: 'agree' }),
    await guest.call('GET', `/tables/${table}`),
    await guest.call('GET', `/tables/${table}/record`),
    await guest.call('POST', `/tables/${table}/rematch`),
    ((await guest.call('GET', '/me/export')).body as { tables?: unknown }).tables,
    await guest.call('GET', '/me/tables'),
  ];
  // HandledCommands carry the ids of their questions, which count on.
  return JSON.stringify(asked, (key, value: unknown) => (key === 'id' ? undefined : value));
}

const early: Attack = {
  name: 'a spectator of a delayed table who wants to know it at once',
  async run({ address }): Promise<readonly Finding[]> {
    const ann = await Guest.come(address, 'Ann', '127.0.0.4');
    const players = await ann.connect();
    const settings = { ...DEFAULT_SETTINGS, isPublic: true, delay: DELAY_SECONDS };
    const table = (await ann.open({ game: 'garden-nation', seats: 2, settings })) ?? '';
    await startGame(players, table, 2);
    const eve = await Guest.come(address, 'Eve');
    const socket = await eve.connect();
    await socket.ask({ type: 'join', table });
    await socket.command(table, { kind: 'say', text: 'hello' });
    const before = await askEverything(eve, socket, table);
    const joined = await players.ask({ type: 'join', table, as: 0 });
    const move =
      joined.ok && joined.result.kind === 'snapshot' ? joined.result.snapshot.turnStatus.legal[0] : undefined;
    if (move !== undefined && joined.ok && joined.result.kind === 'snapshot') {
      await players.command(table, { kind: 'move', seat: 0, move, version: joined.result.snapshot.n });
    }
    const during = await askEverything(eve, socket, table);
    await players.command(table, { kind: 'resign', seat: 1 });
    const after = await askEverything(eve, socket, table);
    return [
      {
        what: 'a move changes no byte of what they can ask for',
        figure: firstDifference(before, during),
        holds: before === during,
      },
      { what: 'the end changes no byte either', figure: firstDifference(before, after), holds: before === after },
    ];
  },
};

function firstDifference(a: string, b: string): string {
  if (a === b) return `${a.length} characters`;
  let at = 0;
  while (a[at] === b[at]) at++;
  return `…${a.slice(Math.max(0, at - 40), at + 40)}… is …${b.slice(Math.max(0, at - 40), at + 40)}…`;
}

export const delays: readonly Attack[] = [early];
