import { setImmediate } from 'node:timers/promises';
import { listSeats } from '@potager/kernel';
import type { Entry, PersonId, Table } from '@potager/table';
import type { FastifyBaseLogger } from 'fastify';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { SocketServer } from '../socket/socket-server.ts';
import { beginLeaving, endLeaving } from '../storage/person-store.ts';
import type { Storage } from '../storage/storage.ts';
import { removeParticipant, rewriteEntry, setInfo, type TableRow } from '../storage/table-store.ts';
import type { PersonMerges } from './person-merges.ts';
import type { World } from '../world.ts';

interface Parts {
  readonly storage: Storage;
  readonly tableRegistry: TableRegistry;
  readonly sockets: SocketServer;
  readonly world: World;
  readonly log: FastifyBaseLogger;
  readonly merges: PersonMerges;
}

/**
 * People who want to be forgotten. First it is written down that they go, and from then on nobody can act as them. Then
 * they leave their tables one by one: where they play, they resign; where they wait, they stand up and are host no
 * more; and their name and what they said is taken out of the log, so that the games of the others stay whole without
 * them. Whatever ends the server meanwhile, the next start goes on from there.
 */
export class PersonDeletions {
  private readonly parts: Parts;
  private readonly underWay = new Map<PersonId, Promise<void>>();
  private isClosed = false;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** Done when nothing of them is left. Whoever asks again while it is under way waits for the same. */
  async say(person: PersonId): Promise<void> {
    const { storage, sockets, world, merges } = this.parts;
    // What is still on its way to them is to be forgotten, too.
    await merges.finishInto(person);
    await storage.commits.commit(...beginLeaving(person, world.now()));
    sockets.signOut(person);
    await this.finish(person);
  }

  /** Goes on with everyone who was not done when the server stopped, or for whom something went wrong. */
  async resume(): Promise<void> {
    for (const person of this.parts.storage.people.listLeavers()) {
      if (this.isClosed) return;
      await this.finish(person).catch((error: Error) => {
        this.parts.log.error({ problem: error.message }, 'somebody who wants to be forgotten is not yet');
      });
    }
  }

  /** What is under way stops where the next start can go on. */
  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.allSettled(this.underWay.values());
  }

  private finish(person: PersonId): Promise<void> {
    const known = this.underWay.get(person);
    if (known !== undefined) return known;
    const work = this.forget(person).finally(() => this.underWay.delete(person));
    this.underWay.set(person, work);
    return work;
  }

  private async forget(person: PersonId): Promise<void> {
    const { storage, tableRegistry } = this.parts;
    // What they did a moment ago is there.
    await tableRegistry.whenCommitted();
    // While they leave one table, others may still write down that they took part there.
    for (let rows; (rows = storage.tables.listOf(person)).length > 0;) await this.leaveAll(rows, person);
    // Before the last trace of what is to be done is gone.
    await storage.commits.scrub();
    await storage.commits.commit(endLeaving(person));
  }

  /** What goes wrong at one table keeps nobody at the others. */
  private async leaveAll(rows: readonly TableRow[], person: PersonId): Promise<void> {
    const problems: Error[] = [];
    for (const row of rows) {
      if (this.isClosed) throw new Error('the server stops');
      try {
        await this.leave(row, person);
      } catch (error) {
        problems.push(error as Error);
      }
      await setImmediate();
    }
    if (problems[0] !== undefined) throw problems[0];
  }

  private async leave(row: TableRow, person: PersonId): Promise<void> {
    const { storage, tableRegistry } = this.parts;
    // What is over is not played through for this.
    const live = row.status === 'over' ? tableRegistry.peek(row.id) : tableRegistry.find(row.id);
    if (live !== undefined) await standUp(live, person);
    const { key } = row;
    await tableRegistry.eraser.rewrite(row, () => {
      const changed = storage.tables.readableEntries(key).flatMap((entry) => withoutPerson(entry, person) ?? []);
      return [...changed.map((entry) => rewriteEntry(key, entry)), setInfo(key, null), removeParticipant(key, person)];
    });
  }
}

/** Done when it is on the disk. */
async function standUp(live: LiveTable, person: PersonId): Promise<void> {
  const { status } = live.info;
  if (status !== 'over') {
    const kind = status === 'waiting' ? 'stand' : 'resign';
    // They are nobody any more who could have a name.
    const by = { id: person, name: '' };
    for (const seat of listSeats(live.seatsOf(person))) {
      await done(live, (table, at) => table.handle({ kind, seat }, by, { at }));
    }
    if (live.info.host === person) await done(live, (table, at) => table.loseHost(at));
  }
}

async function done(live: LiveTable, deed: (table: Table, at: number) => unknown): Promise<void> {
  const isDone = await new Promise<boolean>((resolve) => live.commit(deed, (commit) => resolve(commit.isDone)));
  if (!isDone) throw new Error('a table cannot be left');
}

/** Undefined: nothing of them is in it. */
function withoutPerson(entry: Entry, person: PersonId): Entry | undefined {
  if ((entry.kind === 'sat' || entry.kind === 'renamed') && entry.person === person) return { ...entry, name: '' };
  if (entry.kind === 'said' && entry.person === person) return { ...entry, name: '', text: '' };
  return undefined;
}
