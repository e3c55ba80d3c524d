import type { FastifyBaseLogger } from 'fastify';
import type { Storage } from '../storage/storage.ts';
import { beat } from '../storage/write.ts';
import type { World } from '../world.ts';
import type { House } from './house.ts';
import type { Farewells } from '../people/farewell.ts';
import type { Retention } from './retention.ts';

const HEARTBEAT_MS = 2000;
const SWEEP_MS = 30_000;
const RETENTION_MS = 3_600_000;

interface Parts {
  readonly house: House;
  readonly storage: Storage;
  readonly farewells: Farewells;
  readonly retention: Retention;
  readonly world: World;
  readonly log: FastifyBaseLogger;
}

/** What has to be done again and again: note that the server runs, let go of idle tables, forget old ones. */
export class Rounds {
  private readonly parts: Parts;
  private readonly timers: NodeJS.Timeout[];

  constructor(parts: Parts) {
    this.parts = parts;
    const { house } = parts;
    this.timers = [
      setInterval(() => house.hasRunningClocks && void this.beat(), HEARTBEAT_MS),
      setInterval(() => this.try('sweep', () => house.sweep()), SWEEP_MS),
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
    this.parts.farewells.resume().catch((error: Error) => this.report('farewells', error));
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
