import type { Table } from '@potager/table';
import type { HostedTable, TableStorage } from '@potager/table/host';
import { ConflictError, type LogStore } from './log-store.ts';

interface Parts {
  readonly store: LogStore;
  /** The table as the store has it now. */
  readonly restore: () => Promise<Table>;
  /** Something is there that other pages do not know yet. */
  readonly onWritten: () => void;
}

/** Why something was not written, and the table as it is on the disk; undefined where that cannot be read either. */
export interface LocalProblem {
  readonly isConflict: boolean;
  readonly restored: Table | undefined;
}

/** The log of one table of this browser. */
export class LocalLog implements TableStorage {
  /** Whether something can be written is seen by trying. */
  readonly isStuck = false;
  private readonly parts: Parts;
  private isEnlisted = false;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  enlist(table: HostedTable): void {
    if (this.isEnlisted) return;
    this.isEnlisted = true;
    // What is done in one go is written in one go.
    queueMicrotask(() => void this.write(table));
  }

  private async write(table: HostedTable): Promise<void> {
    this.isEnlisted = false;
    const { entries } = table.beginCommit();
    try {
      await this.parts.store.append(table.id, entries);
    } catch (error) {
      table.failed(await this.explain(error));
      return;
    }
    this.parts.onWritten();
    table.committed();
  }

  private async explain(error: unknown): Promise<LocalProblem> {
    const isConflict = error instanceof ConflictError;
    try {
      return { isConflict, restored: await this.parts.restore() };
    } catch {
      return { isConflict, restored: undefined };
    }
  }
}
