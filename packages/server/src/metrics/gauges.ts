import { stat, statfs } from 'node:fs/promises';
import type { Site } from '../http/site.ts';
import { databaseFile } from '../storage/database.ts';
import { readDescriptors } from './descriptors.ts';
import type { EventLoopLag } from './event-loop-lag.ts';

/**
 * What is found out when somebody asks for the figures. Names that others know keep theirs, so that ready-made
 * dashboards fit.
 */
export function addGauges(site: Site, lag: EventLoopLag): void {
  addUse(site);
  addCalls(site);
  addDisk(site);
  addBackups(site);
  addProcess(site, lag);
}

function addUse({ metrics, sockets, guard, tableRegistry, storage }: Site): void {
  metrics.addGauges(
    {
      potager_connections: 'Open sockets',
      potager_open_connections: 'Open connections of any kind, sockets among them',
      potager_tables_in_memory: 'Tables in memory',
      potager_tables_set_aside: 'Tables that cannot be brought back',
      potager_bots_waiting: 'Questions no bot thinks about yet',
      potager_storage_writable: 'Whether the database can be written: 1, or 0',
    },
    () => ({
      potager_connections: sockets.size,
      potager_open_connections: guard.size,
      potager_tables_in_memory: tableRegistry.size,
      potager_tables_set_aside: storage.setAside.list().length,
      potager_bots_waiting: tableRegistry.botsWaiting,
      potager_storage_writable: storage.commits.probe.problem === undefined ? 1 : 0,
    }),
  );
  metrics.addGauges(
    {
      potager_tables: 'Tables in the database',
      potager_tables_running: 'Tables that are not over',
      potager_people: 'People in the database',
    },
    () => {
      const { tables, running } = storage.tables.counts();
      return { potager_tables: tables, potager_tables_running: running, potager_people: storage.people.count() };
    },
  );
}

function addCalls({ metrics, storage }: Site): void {
  metrics.addGauges({ potager_calls_waiting: 'Calls that are yet to be made, by way' }, () => ({
    potager_calls_waiting: { label: 'way', counts: storage.calls.countUntold() },
  }));
}

function addDisk({ metrics, settings }: Site): void {
  const { dataFolder } = settings;
  metrics.addGauges(
    {
      potager_disk_free_bytes: 'Room left for the server on the disk with the data folder',
      potager_disk_size_bytes: 'Size of that disk',
    },
    async () => {
      const { bavail, blocks, bsize } = await statfs(dataFolder);
      return { potager_disk_free_bytes: bavail * bsize, potager_disk_size_bytes: blocks * bsize };
    },
  );
  const file = databaseFile(dataFolder);
  metrics.addGauges(
    {
      potager_database_bytes: 'Size of the database',
      potager_wal_bytes: 'Size of the log that is written ahead of it',
    },
    async () => ({ potager_database_bytes: await sizeOf(file), potager_wal_bytes: await sizeOf(`${file}-wal`) }),
  );
}

const sizeOf = async (file: string): Promise<number> => (await stat(file)).size;

function addBackups({ metrics, backups, world }: Site): void {
  if (!backups.isOn) return;
  metrics.addGauges(
    {
      potager_backup_age_seconds: 'How old the last good backup is',
      potager_backup_failures: 'Backups that failed since the server began',
    },
    () => {
      const { lastAt } = backups.report;
      return {
        potager_backup_age_seconds: lastAt === undefined ? undefined : (world.now() - lastAt) / 1000,
        potager_backup_failures: backups.failureCount,
      };
    },
  );
}

function addProcess({ metrics }: Site, lag: EventLoopLag): void {
  metrics.addGauges(
    {
      nodejs_eventloop_lag_p50_seconds: 'What half of everything waited for the main thread since the last reading',
      nodejs_eventloop_lag_p99_seconds: 'What all but a hundredth of it waited',
      nodejs_eventloop_lag_max_seconds: 'The longest that anything waited',
    },
    () => {
      const { p50, p99, max } = lag.read();
      return {
        nodejs_eventloop_lag_p50_seconds: p50,
        nodejs_eventloop_lag_p99_seconds: p99,
        nodejs_eventloop_lag_max_seconds: max,
      };
    },
  );
  metrics.addGauges(
    {
      process_open_fds: 'Open descriptors: files and connections',
      process_max_fds: 'How many there may be',
    },
    async () => {
      const { open, limit } = await readDescriptors();
      return { process_open_fds: open, process_max_fds: limit };
    },
  );
  metrics.addGauges(
    {
      process_resident_memory_bytes: 'Memory of the process',
      process_start_time_seconds: 'When the process began, in seconds since 1970',
    },
    () => ({
      process_resident_memory_bytes: process.memoryUsage.rss(),
      process_start_time_seconds: performance.timeOrigin / 1000,
    }),
  );
}
