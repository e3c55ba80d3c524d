import { setImmediate } from 'node:timers/promises';
import { listSeats } from '@potager/kernel';
import type { PersonId, TableInfo, TwiceSeated } from '@potager/table';
import type { FastifyBaseLogger } from 'fastify';
import type { SocketServer } from '../socket/socket-server.ts';
import { beginMerge, endMerge, type Merge, mergeParticipant } from '../storage/merge-store.ts';
import type { Storage } from '../storage/storage.ts';
import { removeParticipant, rewriteEntry, setInfo, type TableRow } from '../storage/table-store.ts';
import type { WriteGroup } from '../storage/write.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { World } from '../world.ts';
import { withAccount } from './with-account.ts';

interface Parts {
  readonly storage: Storage;
  readonly tableRegistry: TableRegistry;
  readonly sockets: SocketServer;
  readonly world: World;
  readonly log: FastifyBaseLogger;
}

/**
 * Guests who sign in, and with whom everything goes that they have here. First it is written down, in one step with
 * their signing in, that from now on they are the account: their sessions, mutes and calls are its own from then on.
 * Then their tables are handed over one by one: wherever a log names the guest it names the account. Whatever ends the
 * server meanwhile, the next start goes on from there.
 */
export class PersonMerges {
  private readonly parts: Parts;
  private readonly underWay = new Map<PersonId, Promise<void>>();
  private isClosed = false;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Where both sit at a table that is not over: whether that is to be so is theirs to say. */
  findTwice({ guest, account }: Merge): TwiceSeated['tables'] {
    const { tableRegistry } = this.parts;
    return this.parts.storage.tables.listOpen(guest).flatMap(({ id }) => {
      const live = tableRegistry.find(id);
      if (live === undefined || live.seatsOf(guest) === 0 || live.seatsOf(account) === 0) return [];
      const { game, seats } = live.info;
      const names = seats.flatMap((chair) => (chair.kind === 'human' && chair.person === guest ? [chair.name] : []));
      return [{ table: id, game, names }];
    });
  }

  /** The guest gives up their seats where the account sits, too. */
  async giveUp({ guest, account }: Merge): Promise<void> {
    for (const { table } of this.findTwice({ guest, account })) {
      const live = this.parts.tableRegistry.find(table);
      if (live === undefined) continue;
      const kind = live.info.status === 'waiting' ? 'stand' : 'resign';
      const by = { id: guest, name: '' };
      for (const seat of listSeats(live.seatsOf(guest))) {
        await new Promise<void>((resolve) =>
          live.commit(
            (there, at) => there.handle({ kind, seat }, by, { at }),
            () => resolve(),
          ),
        );
      }
    }
  }

  /** What is to be written in one step with signing in. */
  writes(merge: Merge): WriteGroup {
    return beginMerge(merge, this.parts.world.now());
  }

  /** Hands the guest's tables over; done when they have none any more. */
  finish(merge: Merge): Promise<void> {
    const known = this.underWay.get(merge.guest);
    if (known !== undefined) return known;
    const work = this.handOver(merge).finally(() => this.underWay.delete(merge.guest));
    this.underWay.set(merge.guest, work);
    return work;
  }

  /** Everything that is to be somebody's is. */
  async finishInto(account: PersonId): Promise<void> {
    for (const merge of this.parts.storage.merges.listInto(account)) await this.finish(merge);
  }

  /** Goes on with everyone who was not done when the server stopped, or for whom something went wrong. */
  async resume(): Promise<void> {
    for (const merge of this.parts.storage.merges.list()) {
      if (this.isClosed) return;
      await this.finish(merge).catch((error: Error) => {
        this.parts.log.error({ problem: error.message }, 'the tables of a guest are not all handed over yet');
      });
    }
  }

  /** What is under way stops where the next start can go on. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.allSettled(this.underWay.values());
  }

  private async handOver(merge: Merge): Promise<void> {
    const { storage, tableRegistry, sockets } = this.parts;
    const { tables } = storage;
    // What they did a moment ago is there.
    await tableRegistry.whenCommitted();
    for (let rows: TableRow[]; (rows = tables.listOf(merge.guest)).length > 0;) {
      for (const row of rows) {
        if (this.isClosed) throw new Error('the server stops');
        await this.handOverTable(row, merge);
        await setImmediate();
      }
      // Their pages come back as the account, and do nothing as the guest any more.
      sockets.callBack(merge.guest);
      await tableRegistry.whenCommitted();
    }
    sockets.callBack(merge.guest);
    await storage.commits.commit(endMerge(merge));
  }

  private async handOverTable(row: TableRow, merge: Merge): Promise<void> {
    const { storage, tableRegistry } = this.parts;
    const { key } = row;
    await tableRegistry.eraser.rewrite(row, () => {
      const changed = storage.tables.readableEntries(key).flatMap((entry) => withAccount(entry, merge) ?? []);
      return [
        ...changed.map((entry) => rewriteEntry(key, entry)),
        setInfo(key, newInfo(storage.tables.find(row.id), merge)),
        mergeParticipant(key, merge),
        removeParticipant(key, merge.guest),
      ];
    });
    // Whoever follows it knows the guest by the old id: they come back, and are shown the whole of it.
    const live = tableRegistry.peek(row.id);
    if (live === undefined) return;
    live.hasNewPast();
    for (const subscriber of live.subscribers.all) subscriber.lose();
  }
}

/** Null where only the log knows. */
function newInfo(row: TableRow | undefined, merge: Merge): TableInfo | null {
  if (row === undefined || row.info === null) return null;
  const info = JSON.parse(row.info) as TableInfo;
  return withAccount(info, merge) ?? info;
}
