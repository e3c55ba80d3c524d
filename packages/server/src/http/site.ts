import type { Actions } from '../admin/actions.ts';
import type { Moderation } from '../admin/moderation.ts';
import type { BackupScheduler } from '../backup/backup-scheduler.ts';
import type { CallDispatcher } from '../calls/call-dispatcher.ts';
import type { HookSender } from '../calls/hook-sender.ts';
import type { MailConfirmations } from '../calls/mail-confirmations.ts';
import type { Mailer } from '../calls/mailer.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { Metrics } from '../metrics.ts';
import type { ConnectionGuard } from '../network/connection-guard.ts';
import type { Refusals } from '../network/refusals.ts';
import type { WorkLimiter } from '../network/work-limiter.ts';
import type { PushSender } from '../people/push-sender.ts';
import type { PersonMerges } from '../people/person-merges.ts';
import type { PersonDeletions } from '../people/person-deletions.ts';
import type { Identity } from '../people/identity.ts';
import type { Settings } from '../settings.ts';
import type { SocketServer } from '../socket/socket-server.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';

/** Everything the routes work with. */
export interface Site {
  readonly settings: Settings;
  readonly world: World;
  readonly storage: Storage;
  readonly identity: Identity;
  readonly tableRegistry: TableRegistry;
  readonly sockets: SocketServer;
  readonly pushSender: PushSender;
  readonly mailer: Mailer;
  readonly mailConfirmations: MailConfirmations;
  readonly hookSender: HookSender;
  readonly calls: CallDispatcher;
  readonly deletions: PersonDeletions;
  readonly merges: PersonMerges;
  readonly metrics: Metrics;
  readonly refusals: Refusals;
  readonly work: WorkLimiter;
  readonly backups: BackupScheduler;
  readonly moderation: Moderation;
  /** What hosts do to keep order. */
  readonly actions: Actions;
  readonly guard: ConnectionGuard;
}
