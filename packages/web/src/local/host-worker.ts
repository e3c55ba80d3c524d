import type { Game } from '@potager/kernel';
import { findEntry } from '../games/find-entry.ts';
import { hearOnce } from './hear-once.ts';
import { IndexedSummaryStore } from './indexed-summary-store.ts';
import { IndexedLogStore } from './indexed-log-store.ts';
import { LocalHost } from './local-host.ts';
import type { FromWorker, LocalAnswer, LocalRequest, ToWorker } from './local-message.ts';
import { NoTableError } from './local-tables.ts';
import type { Keeping, LogStore } from './log-store.ts';
import { SteadyLogStore } from './steady-log-store.ts';
import { LocalBotThinker } from './local-bot-thinker.ts';

/** The worker that hosts this browser's tables: messages in, answers out. */

/** How long one deed of a database may take; a slow disk under load needs seconds at times. */
const PATIENCE_MS = 4000;
/** The same for one that did not answer last time, and for the second one. */
const LITTLE_PATIENCE_MS = 1500;
const AGAIN_MS = 20_000;

const tell = (message: FromWorker): void => postMessage(message);
const tellKeeping = (keeping: Keeping): void => tell({ type: 'keeping', keeping });
const onSlow = (): void => tellKeeping('slow');

const makeStore = (isWary: boolean): LogStore =>
  new SteadyLogStore({
    main: new IndexedLogStore({
      name: 'potager',
      patienceMs: isWary ? LITTLE_PATIENCE_MS : PATIENCE_MS,
      isSpare: false,
      onSlow,
    }),
    second: new IndexedLogStore({ name: 'potager-2', patienceMs: LITTLE_PATIENCE_MS, isSpare: true, onSlow }),
    onKeeping: tellKeeping,
    againMs: AGAIN_MS,
  });

async function loadGame(name: string): Promise<Game> {
  const entry = findEntry(name);
  if (entry === undefined) throw new NoTableError(name);
  return (await entry.rules()).game;
}

const { think } = new LocalBotThinker();
let host: LocalHost | undefined;

function begin({ isWary }: Extract<ToWorker, { readonly type: 'begin' }>): void {
  const others = new BroadcastChannel('potager.tables');
  const summaries = new IndexedSummaryStore(LITTLE_PATIENCE_MS);
  host = new LocalHost({ store: makeStore(isWary), summaries, others, think, loadGame, send: tell });
  tell({ type: 'pulse' });
}

async function run(id: string, request: LocalRequest): Promise<LocalAnswer> {
  try {
    return { type: 'local', id, result: await (host as LocalHost).run(request, id) };
  } catch (error) {
    return { type: 'local', id, problem: String(error) };
  }
}

hearOnce(({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'begin') begin(data);
  else if (data.type === 'pulse') tell(data);
  else if (data.type === 'local') void run(data.id, data.request).then(tell);
  else void host?.hear(data);
});
