/** Places in the shared memory. */
const BEATS = 0;
const TABLE = 1;
const IS_RESTORING = 2;
const IS_EXCUSED = 3;
const LENGTH = 4;

/**
 * What the main thread is doing, in memory that other threads see: whether its event loop turns, and which table it
 * works on. Tables go by their number in the database, 0 is none.
 */
export class Activity {
  readonly words: Int32Array;

  constructor(words: Int32Array = new Int32Array(new SharedArrayBuffer(4 * LENGTH))) {
    this.words = words;
  }

  /** Work on a table, which may lead to work on another one. */
  during<T>(table: number, work: () => T): T {
    const before = Atomics.exchange(this.words, TABLE, table);
    try {
      return work();
    } finally {
      Atomics.store(this.words, TABLE, before);
    }
  }

  /** The same, where the table is brought back from its log: that takes moments, or something is wrong with it. */
  restoring<T>(table: number, work: () => T): T {
    const before = Atomics.exchange(this.words, IS_RESTORING, 1);
    try {
      return this.during(table, work);
    } finally {
      Atomics.store(this.words, IS_RESTORING, before);
    }
  }

  /** The event loop has turned. */
  beat(): void {
    Atomics.add(this.words, BEATS, 1);
  }

  /** From now on it may stand still, or may not any more. */
  excuse(isExcused: boolean): void {
    Atomics.store(this.words, IS_EXCUSED, Number(isExcused));
  }

  get beats(): number {
    return Atomics.load(this.words, BEATS);
  }

  get table(): number {
    return Atomics.load(this.words, TABLE);
  }

  get isRestoring(): boolean {
    return Atomics.load(this.words, IS_RESTORING) === 1;
  }

  get isExcused(): boolean {
    return Atomics.load(this.words, IS_EXCUSED) === 1;
  }
}
