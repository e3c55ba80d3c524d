import { Worker } from 'node:worker_threads';
import type { TableInfo, PersonId } from '@potager/table';

/** Which tables; what is left out does not matter. */
export interface TableSearch {
  readonly statuses?: readonly TableInfo['status'][];
  readonly isPublic?: boolean;
  /** Who sits there or opened it. */
  readonly person?: PersonId;
  /** Nothing has happened there since. */
  readonly idleSince?: number;
  /** Older ones than this key. */
  readonly before?: number;
  readonly limit: number;
}

export interface FoundTable {
  readonly key: number;
  readonly id: string;
  readonly game: string;
  readonly status: TableInfo['status'];
  readonly isPublic: number;
  readonly createdAt: number;
  readonly at: number;
  readonly entries: number;
  /** As JSON; null where only the log knows. */
  readonly info: string | null;
}

/** Those whose name has this in it, in upper or lower case. */
export interface PeopleSearch {
  readonly name: string;
  readonly limit: number;
}

export interface FoundPerson {
  readonly person: PersonId;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

/** What a thread is told to look for. */
export type SearchTask = { readonly file: string } & (
  | { readonly kind: 'tables'; readonly wanted: TableSearch }
  | { readonly kind: 'people'; readonly wanted: PeopleSearch }
);

export type SearchAnswer = { readonly rows: readonly unknown[] } | { readonly problem: string };

const threadFile = new URL('search-thread.ts', import.meta.url);

/** So many at once; whoever asks for more waits. */
const MOST_THREADS = 2;

/**
 * Looks through everything the database has, which may take a while: in a thread of its own with a connection of its
 * own, so that nobody else waits. Only whoever runs the server searches, and seldom, so that a thread lives for one
 * question.
 */
export class DatabaseSearch {
  private readonly file: string;
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(file: string) {
    this.file = file;
  }

  async tables(wanted: TableSearch): Promise<FoundTable[]> {
    return (await this.ask({ file: this.file, kind: 'tables', wanted })) as FoundTable[];
  }

  async people(wanted: PeopleSearch): Promise<FoundPerson[]> {
    return (await this.ask({ file: this.file, kind: 'people', wanted })) as FoundPerson[];
  }

  private async ask(task: SearchTask): Promise<readonly unknown[]> {
    if (this.running >= MOST_THREADS) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running++;
    try {
      return await runThread(task);
    } finally {
      this.running--;
      this.waiting.shift()?.();
    }
  }
}

function runThread(task: SearchTask): Promise<readonly unknown[]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly unknown[]>();
  const thread = new Worker(threadFile, { workerData: task });
  thread.once('message', (answer: SearchAnswer) => {
    if ('rows' in answer) resolve(answer.rows);
    else reject(new Error(answer.problem));
  });
  thread.once('error', reject);
  thread.once('exit', () => reject(new Error('the search was broken off')));
  return promise;
}
