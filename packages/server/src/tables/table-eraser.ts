import { Table } from '@potager/table';
import type { Storage } from '../storage/storage.ts';
import { removeTable, type TableRow } from '../storage/table-store.ts';
import type { WriteGroup } from '../storage/write.ts';
import type { World } from '../world.ts';
import type { LiveTable } from './live-table.ts';
import type { TableRegistry } from './table-registry.ts';

interface Parts {
  readonly tableRegistry: TableRegistry;
  readonly storage: Storage;
  readonly world: World;
}

/**
 * Takes out what is to be kept no longer: whole tables, or a name out of the log of one. Nothing else is written to
 * them meanwhile, and nothing of it is left in memory.
 */
export class TableEraser {
  private readonly parts: Parts;
  /** By id: what is being removed. */
  private readonly removing = new Set<string>();

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Whether it is as good as gone. */
  isRemoving(id: string): boolean {
    return this.removing.has(id);
  }

  /** For good. Only for what waits for nothing to be written; where nothing can be written, they come back. */
  async remove(rows: readonly TableRow[]): Promise<void> {
    const { tableRegistry, storage } = this.parts;
    for (const { id } of rows) {
      this.removing.add(id);
      tableRegistry.drop(id);
    }
    try {
      await storage.commits.commit(...rows.flatMap(({ key }) => removeTable(key)));
      for (const { id, key } of rows) {
        tableRegistry.forget(id);
        storage.setAside.forget(key);
      }
    } finally {
      for (const { id } of rows) this.removing.delete(id);
    }
  }

  /**
   * Writes something else into a table's log, which stands still meanwhile and is then read anew; whoever follows it
   * goes on doing so. `makeWrites` may be asked more than once.
   */
  async rewrite(row: TableRow, makeWrites: () => WriteGroup): Promise<void> {
    const { tableRegistry, storage } = this.parts;
    const write = async (): Promise<void> => void (await storage.commits.commit(...makeWrites()));
    for (let isDone = false; !isDone;) {
      const live = tableRegistry.peek(row.id);
      if (live === undefined) {
        await write();
        // Somebody may have come for it meanwhile, and have it as it was.
        isDone = tableRegistry.peek(row.id) === undefined;
      } else {
        isDone = await live.standStill(async () => {
          await write();
          this.renew(live);
        });
      }
    }
  }

  private renew(live: LiveTable): void {
    if (live.isEnded) return;
    const { storage, world } = this.parts;
    const log = storage.tables.log(live.key);
    world.activity.restoring(live.key, () => {
      live.renew(Table.restore(live.table.game, log));
      live.resume();
    });
  }
}
