import type { LevelName } from '@potager/bots';
import type { Command, Mirror, TableInfo } from '@potager/table';
import { makeNonce } from '../../client/nonce.ts';
import type { Session } from '../../client/session.ts';

/** Names that were written on chairs whose people have not sat down yet, by seat. */
export type TypedNames = { readonly [seat: number]: string };

const typedOn = (typed: TypedNames, seat: number): string => (typed[seat] ?? '').trim();

/** How many play, counting those whose names were only written down. */
export const countPlayers = ({ seats }: TableInfo, typed: TypedNames): number =>
  seats.filter((chair, seat) => chair.kind !== 'open' || typedOn(typed, seat) !== '').length;

/**
 * What has to be done before the game can start with those who are there: whoever was written down sits down, all move
 * together, and the chairs that stay empty are taken away, or bots sit down on them.
 */
export function planStart({ seats }: TableInfo, typed: TypedNames, { level }: { level?: LevelName }): Command[] {
  const commands: Command[] = [];
  let place = 0;
  for (const [seat, chair] of seats.entries()) {
    const name = chair.kind === 'open' ? typedOn(typed, seat) : '';
    if (chair.kind === 'open' && name === '') {
      if (level !== undefined) commands.push({ kind: 'seatBot', seat: place++, level });
      continue;
    }
    if (chair.kind === 'open') commands.push({ kind: 'sit', seat: place, name, nonce: makeNonce() });
    else if (place < seat) commands.push(...move(chair, seat, place));
    place++;
  }
  if (place < seats.length) commands.push({ kind: 'change', seats: place });
  return [...commands, { kind: 'start' }];
}

function move(chair: TableInfo['seats'][number], from: number, to: number): Command[] {
  if (chair.kind === 'human') {
    const { name, nonce } = chair;
    return [
      { kind: 'stand', seat: from },
      { kind: 'sit', seat: to, name, nonce },
    ];
  }
  if (chair.kind !== 'bot') return [];
  return [
    { kind: 'clearSeat', seat: from },
    { kind: 'seatBot', seat: to, level: chair.level },
  ];
}

/** Starts the game; stops at whatever is refused. */
export async function begin(session: Session, typed: TypedNames, how: { level?: LevelName }): Promise<void> {
  const { info } = session.mirror.peek() as Mirror;
  for (const command of planStart(info, typed, how)) if (!(await session.command(command))) return;
}
