import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import type { House } from './house.ts';
import type { Farewells } from '../people/farewell.ts';
import { forgetOld } from './retention.ts';

const HEARTBEAT_MS = 2000;
const SWEEP_MS = 30_000;
const RETENTION_MS = 3_600_000;

interface Parts {
  readonly house: House;
  readonly storage: Storage;
  readonly farewells: Farewells;
  readonly world: World;
  readonly settings: Settings;
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
      setInterval(() => house.hasRunningClocks && this.try('heartbeat', () => this.beat()), HEARTBEAT_MS),
      setInterval(() => this.try('sweep', () => house.sweep()), SWEEP_MS),
      setInterval(() => this.finishFarewells(), SWEEP_MS),
      setInterval(() => this.try('retention', () => this.forget()), RETENTION_MS),
    ];
    for (const timer of this.timers) timer.unref();
    this.finishFarewells();
  }

  /** The last heartbeat is when the server stopped. */
  stop(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.try('heartbeat', () => this.beat());
  }

  private beat(): void {
    this.parts.storage.beat(this.parts.world.now());
  }

  private finishFarewells(): void {
    this.parts.farewells.resume().catch((error: Error) => this.report('farewells', error));
  }

  private forget(): void {
    const { house, storage, settings, world, log } = this.parts;
    const count = forgetOld(house, storage, settings.keep, world.now());
    if (count > 0) log.info({ count }, 'forgot what was kept long enough');
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
