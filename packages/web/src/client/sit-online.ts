import type { Seat } from '@potager/kernel';
import { playerName } from '../settings/player-name.ts';
import { serverClient } from './host-clients.ts';
import { makeNonce } from './nonce.ts';

/**
 * Takes a chair at a table on the server. Where somebody was quicker, the reader chooses another one in the waiting
 * room.
 */
export async function sitOnline(table: string, seat: Seat): Promise<void> {
  const command = { kind: 'sit', seat, name: playerName.peek(), nonce: makeNonce() } as const;
  await (await serverClient()).ask({ type: 'command', table, command });
}
