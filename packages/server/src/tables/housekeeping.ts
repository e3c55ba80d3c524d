import type { FastifyBaseLogger } from 'fastify';
import { beat } from '../storage/meta.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import type { TableRegistry } from './table-registry.ts';
import type { PersonMerges } from '../people/person-merges.ts';
import type { PersonDeletions } from '../people/person-deletions.ts';
import type { Retention } from './retention.ts';

const HEARTBEAT_MS = 2000;
const SWEEP_MS = 30_000;
const RETENTION_MS = 3_600_000;

interface Parts {
  readonly tableRegistry: TableRegistry;
  readonly storage: Storage;
  readonly deletions: PersonDeletions;
  readonly merges: PersonMerges;
  readonly retention: Retention;
  readonly world: World;
  readonly log: FastifyBaseLogger;
}

/** What has to be done again and again: note that the server runs, let go of idle tables, forget old ones. */
export class Housekeeping {
  private readonly parts: Parts;
  private readonly timers: NodeJS.Timeout[];

  constructor(parts: Parts) {
    this.parts = parts;
    const { tableRegistry } = parts;
    this.timers = [
      setInterval(() => tableRegistry.hasRunningClocks && void this.beat(), HEARTBEAT_MS),
      setInterval(() => this.try('sweep', () => tableRegistry.sweep()), SWEEP_MS),
      setInterval(() => this.finishFarewells(), SWEEP_MS),
      setInterval(() => this.forget(), RETENTION_MS),
    ];
    for (const timer of this.timers) timer.unref();
    this.finishFarewells();
    this.forget();
  }

  /** The last heartbeat is when the server stopped. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.parts.retention.close();
    await this.beat();
  }

  private async beat(): Promise<void> {
    const { storage, world } = this.parts;
    await storage.commits.commit(beat(world.now())).catch((error: Error) => this.report('heartbeat', error));
  }

  private finishFarewells(): void {
    const { merges, deletions } = this.parts;
    merges.resume().catch((error: Error) => this.report('merges', error));
    deletions.resume().catch((error: Error) => this.report('deletions', error));
  }

  private forget(): void {
    const { retention, log } = this.parts;
    const tell = (count: number): void => void (count > 0 && log.info({ count }, 'forgot what was kept long enough'));
    retention.run().then(tell, (error: Error) => this.report('retention', error));
  }

  private try(what: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      this.report(what, error as Error);
    }
  }

  private report(what: string, { message }: Error): void {
    this.parts.log.error({ what, problem: message }, 'a round failed');
  }
}
