import type { Game } from '@potager/kernel';
import type { ClientMessage } from '@potager/table';
import type { BotRequest } from '@potager/table/host';
import { findEntry } from '../games/find-entry.ts';
import { IndexedSummaryStore } from './indexed-summary-store.ts';
import { IndexedLogStore } from './indexed-log-store.ts';
import { LocalHost } from './local-host.ts';
import type { LocalAnswer, LocalRequest } from './local-message.ts';
import { NoTableError } from './local-tables.ts';
import { Thinking } from './thinking.ts';

/** The worker that hosts this browser's tables: messages in, answers out. */
type FromPage = ClientMessage | { readonly type: 'local'; readonly id: string; readonly request: LocalRequest };

let thinking: Thinking | undefined;

/** Where thinking fails, the first move there is, so that the game goes on. */
async function think({ game, question }: BotRequest): Promise<string | undefined> {
  const asked = question();
  if (asked === undefined) return undefined;
  const { level, seat, view, moves, seed } = asked;
  thinking ??= new Thinking();
  return thinking.ask<'move'>({ kind: 'move', game, level, seat, view, moves, seed }).catch(() => moves[0]);
}

async function loadGame(name: string): Promise<Game> {
  const entry = findEntry(name);
  if (entry === undefined) throw new NoTableError(name);
  return (await entry.rules()).game;
}

const host = new LocalHost({
  store: new IndexedLogStore(),
  summaries: new IndexedSummaryStore(),
  others: new BroadcastChannel('potager.tables'),
  think,
  loadGame,
  send: (text) => postMessage(text),
});

async function run(id: string, request: LocalRequest): Promise<LocalAnswer> {
  try {
    return { type: 'local', id, result: await host.run(request) };
  } catch (error) {
    return { type: 'local', id, problem: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<FromPage>) => {
  if (data.type === 'local') void run(data.id, data.request).then((message) => postMessage(message));
  else void host.hear(data);
});
