import type { GameRecord } from '@potager/kernel';
import { localClient } from '../../../client/host-clients.ts';
import { fetchRecord } from '../../../client/online.ts';
import type { TableAt } from '../../../router/route.ts';

/** A finished game with everything in it, wherever it is kept. */
export async function bringRecord(place: TableAt['place'], table: string): Promise<GameRecord> {
  if (place === 'online') return fetchRecord(table);
  return (await localClient()).run<'record'>({ kind: 'record', table });
}
