import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Update } from '@potager/table';
import type { Attack } from '../finding.ts';
import { Guest, type GuestSocket } from '../guest.ts';

const MEMBERS = 60;
const CLUB = '127.0.0.5';
const PLAYING_MS = 10_000;
/** Quicker than people, who think. */
const PACE_MS = 300;

interface Member {
  readonly guest: Guest;
  readonly socket: GuestSocket;
}

const club: Attack = {
  name: 'no attack: a club of sixty behind one address who play quickly and come back all at once',
  async run({ address }) {
    const members = await Promise.all(
      Array.from({ length: MEMBERS }, async (_, i): Promise<Member> => {
        const guest = await Guest.come(address, `Member ${i}`, CLUB);
        return { guest, socket: await guest.connect() };
      }),
    );
    const refused: string[] = [];
    let answered = 0;
    for (const { socket } of members) {
      socket.listen((message) => {
        if (message.type !== 'answer') return;
        answered++;
        if (!message.ok && 'error' in message) refused.push(message.error.code);
      });
    }
    const pairs = members.flatMap((member, i) => (i % 2 === 0 ? [[member, members[i + 1] as Member] as const] : []));
    await Promise.all(pairs.map(async (pair) => playAndReturn(pair)));
    for (const { socket } of members) socket.close();
    return [
      {
        what: 'nobody is told to wait',
        figure: `${answered} answers, ${refused.length} refusals ${[...new Set(refused)].join(', ')}`.trim(),
        holds: answered > MEMBERS * 10 && refused.length === 0,
      },
    ];
  },
};

async function playAndReturn([one, other]: readonly [Member, Member]): Promise<void> {
  const table = (await one.guest.open({ game: 'garden-nation', seats: 2 })) ?? '';
  await one.socket.sit(table, 0);
  await other.socket.sit(table, 1);
  await one.socket.command(table, { kind: 'start' });
  const end = performance.now() + PLAYING_MS;
  while (performance.now() < end) {
    for (const [seat, { guest, socket }] of [one, other].entries()) {
      const joined = await socket.ask({ type: 'join', table, as: seat });
      await playOn(socket, table, seat, joined);
      if (Math.random() < 0.02) await guest.call('GET', '/me/tables');
    }
    await sleep(PACE_MS);
  }
}

async function playOn(socket: GuestSocket, table: string, seat: number, joined: Answer): Promise<void> {
  if (!joined.ok || joined.result.kind !== 'snapshot') return;
  let { n: version, turnStatus }: { n: number; turnStatus: Update['turnStatus'] } = joined.result.snapshot;
  for (let moves = 0; moves < 3; moves++) {
    const move = turnStatus.legal[0];
    if (move === undefined) return;
    const answer = await socket.command(table, { kind: 'move', seat, move, version });
    if (!answer.ok || answer.result.kind !== 'entry' || answer.result.update === undefined) return;
    ({ turnStatus } = answer.result.update);
    version = answer.result.update.entries.at(-1)?.n ?? version;
  }
}

export const clubs: readonly Attack[] = [club];
