import type { Actions } from '../admin/actions.ts';
import type { Moderation } from '../admin/moderation.ts';
import type { BackupScheduler } from '../backup/backup-scheduler.ts';
import type { House } from '../house/house.ts';
import type { Metrics } from '../metrics.ts';
import type { ConnectionGuard } from '../network/connection-guard.ts';
import type { Refusals } from '../network/refusals.ts';
import type { WorkLimiter } from '../network/work-limiter.ts';
import type { Bell } from '../people/bell.ts';
import type { Farewells } from '../people/farewell.ts';
import type { Identity } from '../people/identity.ts';
import type { Settings } from '../settings.ts';
import type { Gate } from '../socket/gate.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';

/** Everything the routes work with. */
export interface Site {
  readonly settings: Settings;
  readonly world: World;
  readonly storage: Storage;
  readonly identity: Identity;
  readonly house: House;
  readonly gate: Gate;
  readonly bell: Bell;
  readonly farewells: Farewells;
  readonly metrics: Metrics;
  readonly refusals: Refusals;
  readonly work: WorkLimiter;
  readonly backups: BackupScheduler;
  readonly moderation: Moderation;
  /** What hosts do to keep order. */
  readonly actions: Actions;
  readonly guard: ConnectionGuard;
}
