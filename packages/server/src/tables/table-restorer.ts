import { type Entry, Table } from '@potager/table';
import type { FastifyBaseLogger } from 'fastify';
import { LogError } from '../storage/log-check.ts';
import type { Storage } from '../storage/storage.ts';
import type { SetAsideReason } from '../storage/set-aside-store.ts';
import { isGeneral, readProblem } from '../storage/storage-problem.ts';
import type { TableRow } from '../storage/table-store.ts';
import type { World } from '../world.ts';
import type { Games } from './games.ts';

/** Whatever takes longer is worth a line in the log: everyone waits for it. */
const SLOW_MS = 2000;

interface Parts {
  readonly storage: Storage;
  readonly games: Games;
  readonly world: World;
  readonly log: FastifyBaseLogger;
}

/**
 * Brings tables back from their logs. One that cannot be brought back is set aside: the server does not try it again
 * and again, its players are told, and so is the host. Nobody else notices.
 */
export class TableRestorer {
  private readonly parts: Parts;
  /** Tables over which the last process may have ended. */
  private suspected: ReadonlySet<number>;

  constructor(parts: Parts) {
    this.parts = parts;
    this.suspected = parts.storage.setAside.listSuspected();
  }

  /** At the start: what may be tried again is, and the host is told what is not. */
  review(): void {
    const { setAside } = this.parts.storage;
    setAside.forgive();
    for (const { table, why, detail } of setAside.list()) this.report(table, why, detail);
  }

  /** Those last over which the last process may have ended. */
  sort(rows: readonly TableRow[]): TableRow[] {
    const isSuspected = ({ key }: TableRow): number => Number(this.suspected.has(key));
    return rows.toSorted((a, b) => isSuspected(a) - isSuspected(b));
  }

  /**
   * `admit` is what has to succeed, too, for it to be back. Undefined: it is set aside. Throws where nothing can be
   * read at present.
   */
  restore<T>(row: TableRow, admit: (table: Table) => T): T | undefined {
    const { storage } = this.parts;
    if (storage.setAside.has(row.key)) return undefined;
    storage.crashNote.write({ table: row.key, isFrozen: false });
    try {
      const result = this.play(row.key, storage.tables.log(row.key), admit);
      if (this.suspected.has(row.key)) storage.setAside.trust(row.key);
      return result;
    } catch (error) {
      const problem = readProblem(error);
      if (isGeneral(problem)) throw error;
      storage.integrity.note(problem);
      const isDamaged = problem.kind === 'damaged' || error instanceof LogError;
      this.setAside(row.key, isDamaged ? 'damaged' : 'failed', problem.message);
      return undefined;
    } finally {
      storage.crashNote.clear();
    }
  }

  private play<T>(key: number, log: readonly Entry[], admit: (table: Table) => T): T {
    const { games, world, log: lines } = this.parts;
    const begun = performance.now();
    const [opened] = log;
    const game = opened?.kind === 'opened' ? games.get(opened.game) : undefined;
    if (game === undefined) throw new Error('its game is not known here');
    // Reading is not part of it: a disk that does not answer is no table's fault.
    const result = world.activity.restoring(key, () => admit(Table.restore(game, log)));
    const ms = Math.round(performance.now() - begun);
    if (ms > SLOW_MS) lines.warn({ table: key, entries: log.length, ms }, 'a table took long to bring back');
    return result;
  }

  /** Looks through the whole database; false where the file itself is damaged. */
  async check(): Promise<boolean> {
    const { storage, log } = this.parts;
    const report = await storage.integrity.check();
    if (report === undefined) return true;
    const { problems, incomplete, seconds } = report;
    log.info({ seconds, problems: problems.length, incomplete: incomplete.length }, 'the database was checked');
    // Tables that nobody asked for yet, but whose logs are known not to be whole.
    for (const { table, detail } of incomplete) {
      if (!storage.setAside.has(table)) this.setAside(table, 'damaged', detail);
    }
    for (const problem of problems) log.error({ problem }, 'the database is damaged');
    return problems.length === 0;
  }

  private setAside(table: number, why: SetAsideReason, detail: string): void {
    this.parts.storage.setAside.add({ table, why, detail, at: this.parts.world.now() });
    this.report(table, why, detail);
  }

  private report(table: number, why: SetAsideReason, problem: string): void {
    this.parts.log.error({ table, why, problem }, 'a table is set aside');
  }
}
