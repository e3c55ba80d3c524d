/** A database has not answered in time. Whether it did what it was asked is not known. */
export class SilentError extends Error {}

export interface DatabasePlan {
  readonly name: string;
  /** Makes what a new database needs. */
  readonly lay: (database: IDBDatabase) => void;
  /** How long one transaction may take, opening included, before nobody waits for it any more. */
  readonly patienceMs: number;
  /** Whether what is written must outlive a power cut. */
  readonly durability: 'strict' | 'relaxed';
}

/**
 * One of the browser's databases, opened when it is first needed and anew where the browser has closed it. Does one
 * transaction at a time: WebKit can never use a database again whose worker ended while it wrote and read at once.
 */
export class Database {
  private readonly plan: DatabasePlan;
  private opened: Promise<IDBDatabase> | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(plan: DatabasePlan) {
    this.plan = plan;
  }

  /** Whether there is such a database already; asking makes none. */
  async isThere(): Promise<boolean> {
    const { name, patienceMs } = this.plan;
    try {
      const all = await inTime(indexedDB.databases(), patienceMs);
      return all.some((database) => database.name === name);
    } catch {
      // Not every browser can tell: then opening it will.
      return true;
    }
  }

  async write(store: string, work: (store: IDBObjectStore) => void): Promise<void> {
    await this.inTurn(async (database) => {
      const transaction = database.transaction(store, 'readwrite', { durability: this.plan.durability });
      work(transaction.objectStore(store));
      await ended(transaction);
    });
  }

  async read<T>(store: string, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return this.inTurn(async (database) => {
      const transaction = database.transaction(store);
      const request = work(transaction.objectStore(store));
      await ended(transaction);
      return request.result;
    });
  }

  private async inTurn<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    const done = this.last.then(async () => this.attempt(work));
    this.last = done.catch(() => undefined);
    return done;
  }

  private async attempt<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    try {
      return await inTime(this.workAnew(work), this.plan.patienceMs);
    } catch (error) {
      if (error instanceof SilentError) this.close();
      throw error;
    }
  }

  /** A connection that the browser has cut, as it does with a page that slept, says so when it is used. */
  private async workAnew<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    const isUsed = this.opened !== undefined;
    try {
      return await work(await this.open());
    } catch (error) {
      if (!isUsed || !isCut(error)) throw error;
      this.close();
      return work(await this.open());
    }
  }

  private async open(): Promise<IDBDatabase> {
    this.opened ??= this.connect();
    this.opened.catch(() => (this.opened = undefined));
    return this.opened;
  }

  private async connect(): Promise<IDBDatabase> {
    const request = indexedDB.open(this.plan.name, 1);
    request.addEventListener('upgradeneeded', () => this.plan.lay(request.result));
    const database = await settled(request);
    database.addEventListener('close', () => (this.opened = undefined));
    return database;
  }

  private close(): void {
    this.opened?.then((database) => database.close()).catch(() => undefined);
    this.opened = undefined;
  }
}

const isCut = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError', 'AbortError'].includes(error.name);

const FAILED = 'the database failed';

async function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error(FAILED)));
  });
}

async function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error(FAILED)));
  });
}

async function inTime<T>(work: Promise<T>, patienceMs: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new SilentError('the database does not answer')), patienceMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
