import type { Log } from '@potager/table';
import { agrees, LogPlace, type Logs } from './log-place.ts';
import { ConflictError, type Keeping, type LogStore } from './log-store.ts';

/** A log is where nobody can read it at present. */
export class UnreadableError extends Error {}

interface Parts {
  readonly main: LogStore;
  /** Kept to while the main one fails; what is in it goes back there as soon as that answers. */
  readonly second: LogStore;
  readonly onKeeping: (keeping: Keeping) => void;
  /** How soon a store that did not answer is asked again. */
  readonly againMs: number;
}

/**
 * Logs that can always be written: in the main store, else in a second one, else in memory until one of them can be
 * written again. What is kept where, and why, is told. All that this page has seen is at hand: whoever moves on to the
 * second store takes whole games along, though the first can no longer be read.
 */
export class SteadyLogStore implements LogStore {
  private readonly parts: Parts;
  private readonly main: LogPlace;
  private readonly second: LogPlace;
  /** Each log as this page last saw or wrote it. */
  private readonly known = new Map<string, Log>();
  /** Tables of which something is in memory alone. */
  private readonly unsaved = new Set<string>();
  /** Why. */
  private why: Keeping = 'sound';
  private again: ReturnType<typeof setTimeout> | undefined;
  /** What is asked is done one after the other, so that what is known is what was last seen. */
  private last: Promise<unknown>;

  constructor(parts: Parts) {
    this.parts = parts;
    this.main = new LogPlace(parts.main);
    this.second = new LogPlace(parts.second);
    this.last = this.bringBack();
  }

  async append(table: string, entries: Log): Promise<void> {
    const [first] = entries;
    if (first === undefined) return;
    await this.inTurn(async () => {
      try {
        await this.keep(table, [...(this.known.get(table) ?? []).slice(0, first.n), ...entries]);
      } catch (error) {
        // What another page has written counts.
        this.drop(table);
        throw error;
      }
    });
  }

  async log(table: string): Promise<Log> {
    return this.inTurn(async () => {
      const [main, second] = [await this.main.log(table), await this.second.log(table)];
      const log = this.join(table, [main, second]);
      // To call it gone would be wrong.
      if (log.length === 0 && this.main.isSilent) throw new UnreadableError(table);
      return log;
    });
  }

  async lasts(): Promise<ReadonlyMap<string, number>> {
    return this.inTurn(async () => {
      const [main, second] = [await this.main.lasts(), await this.second.lasts()];
      const inMemory = [...(main === undefined ? this.known.keys() : this.unsaved)];
      const lasts = new Map(inMemory.map((table) => [table, (this.known.get(table) ?? []).length - 1]));
      for (const [table, n] of [...(main ?? []), ...(second ?? [])]) {
        lasts.set(table, Math.max(n, lasts.get(table) ?? -1));
      }
      return lasts;
    });
  }

  async all(): Promise<Logs> {
    return this.inTurn(async () => {
      const [main, second] = [await this.main.all(), await this.second.all()];
      const inMemory = main === undefined ? this.known.keys() : this.unsaved;
      const tables = new Set([...(main?.keys() ?? []), ...(second?.keys() ?? []), ...inMemory]);
      const logs = new Map<string, Log>();
      for (const table of tables) {
        const read = [main, second].map((kept) => kept && (kept.get(table) ?? []));
        const log = this.join(table, read);
        if (log.length > 0) logs.set(table, log);
      }
      return logs;
    });
  }

  async forget(table: string): Promise<void> {
    await this.inTurn(async () => {
      this.drop(table);
      this.checkForgotten([await this.main.forget(table), await this.second.forget(table)]);
    });
  }

  async forgetAll(): Promise<void> {
    await this.inTurn(async () => {
      this.known.clear();
      this.unsaved.clear();
      this.checkForgotten([await this.main.forgetAll(), await this.second.forgetAll()]);
    });
  }

  /** What is nowhere else stays, and so does all of it while the main store cannot be read. */
  letGo(table: string): void {
    if (!this.unsaved.has(table) && this.main.problem === undefined) this.known.delete(table);
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work).finally(() => this.tell());
    this.last = done.catch(() => undefined);
    return done;
  }

  private async keep(table: string, whole: Log): Promise<void> {
    // Where there is no room, there is none in the second one either.
    const isKept =
      (await this.main.complete(table, whole)) || (!this.main.isFull && (await this.second.complete(table, whole)));
    this.known.set(table, whole);
    if (isKept) this.unsaved.delete(table);
    else this.unsaved.add(table);
    if (!isKept) this.why = this.whyUnsaved;
    if (isKept && this.unsaved.size > 0) await this.keepUnsaved();
  }

  /** It can be written again: the other tables' entries, too. */
  private async keepUnsaved(): Promise<void> {
    for (const table of this.unsaved) {
      try {
        if (!(await this.main.complete(table, this.known.get(table) ?? []))) return;
        this.unsaved.delete(table);
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        this.drop(table);
      }
    }
  }

  /** The longest of the logs that were read, and whatever goes on from its end in another. */
  private join(table: string, read: readonly (Log | undefined)[]): Log {
    const isMemoryNeeded = this.unsaved.has(table) || read[0] === undefined;
    const logs = [...read.filter((log) => log !== undefined), ...(isMemoryNeeded ? [this.known.get(table) ?? []] : [])];
    const whole = logs.filter(([first]) => first?.n === 0).toSorted((a, b) => b.length - a.length)[0] ?? [];
    const joined = [...whole];
    for (const entry of logs.flat()) if (joined.length > 0 && entry.n === joined.length) joined.push(entry);
    if (joined.length > 0) this.known.set(table, joined);
    return joined;
  }

  /** What had to be kept in the second store goes back to where it belongs. */
  private async bringBack(): Promise<void> {
    const kept = await this.second.all();
    for (const [table, log] of kept ?? []) {
      const main = await this.main.log(table);
      if (main === undefined) break;
      const whole = this.join(table, [main, log]);
      if (await this.isBroughtBack(table, main, whole)) await this.second.forget(table);
    }
    this.tell();
  }

  /** Two pages may have gone on in different ways: then the longer one counts. */
  private async isBroughtBack(table: string, main: Log, whole: Log): Promise<boolean> {
    try {
      return await (agrees(main, whole) ? this.main.complete(table, whole) : this.main.replace(table, whole));
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      return false;
    }
  }

  private drop(table: string): void {
    this.known.delete(table);
    this.unsaved.delete(table);
  }

  /** What does not answer may still hold something. One that may not be used at all holds nothing of ours. */
  private checkForgotten(isForgotten: readonly boolean[]): void {
    if (isForgotten.includes(false) && (this.main.isSilent || this.second.isSilent)) throw new UnreadableError();
  }

  private get whyUnsaved(): Keeping {
    if (this.main.isFull) return 'full';
    return this.main.isSilent ? 'silent' : 'forbidden';
  }

  private get keeping(): Keeping {
    if (this.unsaved.size > 0) return this.why;
    if (this.main.problem === undefined) return 'sound';
    return this.second.problem === undefined ? 'second' : this.whyUnsaved;
  }

  private tell(): void {
    this.parts.onKeeping(this.keeping);
    if (this.main.isSilent || this.second.isSilent || this.unsaved.size > 0)
      this.again ??= setTimeout(() => void this.askAgain(), this.parts.againMs);
  }

  private async askAgain(): Promise<void> {
    const isMainBack = !this.main.isSilent || (await this.main.isBack());
    const isSecondBack = !this.second.isSilent || (await this.second.isBack());
    this.again = undefined;
    await this.inTurn(async () => {
      if (isMainBack && isSecondBack) await this.bringBack();
      if (isMainBack) await this.keepUnsaved();
    });
  }
}
