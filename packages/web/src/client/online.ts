import type { GameRecord } from '@potager/kernel';
import {
  cleanName,
  type HttpCode,
  type HttpProblem,
  type LobbyTable,
  type Me,
  type MyTable,
  type MyTables,
  nameProblem,
  type NewReport,
  type NewTable,
  type PersonalData,
  type PublicTables,
  type TableLink,
  type TwiceSeated,
  type WantedTable,
} from '@potager/table';
import { signal } from '@preact/signals';
import { toast } from '../parts/toast.tsx';
import { pickName, playerName } from '../settings/player-name.ts';
import { forget, recall, remember } from '@potager/boardkit/storage';
import { words } from '../words/words.ts';
import { askPatiently } from './ask-patiently.ts';
import { dropServerClient } from './host-clients.ts';
import { makeNonce } from './nonce.ts';
import { ban } from './notices.ts';

/** The server answered, but not with what was asked for. */
export class ServerError extends Error {
  readonly status: number;
  readonly code: HttpCode | undefined;
  /** Where somebody signs in who sits twice at a table. */
  readonly twice: TwiceSeated | undefined;

  constructor(status: number, problem?: HttpProblem) {
    super(`the server answered ${String(status)}`);
    this.status = status;
    this.code = problem?.error.code;
    this.twice = problem?.error.twice;
  }
}

/** Undefined as long as the server knows nobody here. */
export const me = signal<Me | undefined>(undefined);

/** Browsers carry only 64 KiB on for a page that goes, everything that is on its way together. */
const MOST_KEPT_ALIVE = 8000;

export async function callApi<T>(
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<T> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const request = {
    method,
    // What somebody has chosen arrives, too, where they leave the page at once.
    keepalive: method !== 'GET' && (text?.length ?? 0) < MOST_KEPT_ALIVE,
    ...(text === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: text }),
  };
  const response = await askPatiently(async () => fetch(`/api${path}`, request));
  if (!response.ok) throw await explain(response);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function explain(response: Response): Promise<ServerError> {
  const problem = (await response.json().catch(() => undefined)) as HttpProblem | undefined;
  if (problem?.error.code === 'banned') ban.value = problem.error.ban;
  return new ServerError(response.status, problem);
}

/** Whether this browser has been known to the server: asking without need would only be refused. */
const KNOWN = 'known';

/** Browsers may clear what scripts keep long before the server's own cookies go. */
export const isKnown = (): boolean => recall(KNOWN) !== null || hasCookie();

const hasCookie = (): boolean => document.cookie.split('; ').some((one) => one.startsWith('potager-known='));

export function welcome(person: Me): Me {
  if (me.peek() !== undefined && me.peek()?.person !== person.person) dropServerClient();
  remember(KNOWN, 'yes');
  me.value = person;
  return person;
}

/** From now on the server knows nobody here. */
function sayGoodbye(): void {
  forget(KNOWN);
  dropServerClient();
  me.value = undefined;
}

/** Looks whether the server knows this browser already; never makes it known. */
export async function recogniseMe(): Promise<Me | undefined> {
  if (!isKnown()) return undefined;
  try {
    return welcome(await callApi<Me>('GET', '/me'));
  } catch {
    me.value = undefined;
    return undefined;
  }
}

/** Makes the reader known to the server, as a guest where need be. */
export async function introduceMe(): Promise<Me> {
  return (await recogniseMe()) ?? welcome(await callApi<Me>('POST', '/guest', { name: nameForServer() }));
}

/** A name from before there were rules for them does in this browser, but not for a new guest. */
function nameForServer(): string {
  const old = playerName.peek();
  if (nameProblem(cleanName(old)) === undefined) return old;
  playerName.value = pickName();
  toast({ text: words().renamed(old, playerName.peek()) });
  return playerName.peek();
}

export async function renameMe(name: string): Promise<void> {
  if (me.peek()) me.value = await callApi<Me>('PATCH', '/me', { name });
}

export async function openOnline(plan: NewTable): Promise<string> {
  await introduceMe();
  return (await callApi<TableLink>('POST', '/tables', plan)).table;
}

/** Sits down where somebody is awaited, or at a new table for others to find. */
export async function findOnline(plan: NewTable): Promise<string> {
  await introduceMe();
  const wanted: WantedTable = { ...plan, name: playerName.peek(), nonce: makeNonce() };
  return (await callApi<TableLink>('POST', '/tables/find', wanted)).table;
}

export const myOnlineTables = async (): Promise<readonly MyTable[]> =>
  (await callApi<MyTables>('GET', '/me/tables')).tables;

export const publicTables = async (): Promise<readonly LobbyTable[]> =>
  (await callApi<PublicTables>('GET', '/tables')).tables;

export const fetchRecord = async (table: string): Promise<GameRecord> => callApi('GET', `/tables/${table}/record`);

export const rematchOnline = async (table: string): Promise<string> =>
  (await callApi<TableLink>('POST', `/tables/${table}/rematch`)).table;

export const reportOnline = async (table: string, report: NewReport): Promise<void> =>
  callApi('POST', `/tables/${table}/reports`, report);

export const fetchExport = async (): Promise<PersonalData> => callApi('GET', '/me/export');

/** Where the answer to an earlier wish got lost, nobody is known here any more. */
export async function deleteMe(): Promise<void> {
  await callApi('DELETE', '/me').catch((error: unknown) => {
    if (!(error instanceof ServerError && error.status === 401)) throw error;
  });
  sayGoodbye();
}

export async function signOut({ everywhere }: { everywhere: boolean }): Promise<void> {
  await callApi('POST', everywhere ? '/sign-out-everywhere' : '/sign-out');
  sayGoodbye();
}
