import { readdirSync } from 'node:fs';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** 1970 began on a Thursday; weeks begin on Mondays. */
const MONDAY_MS = 4 * DAY_MS;

/** How many backups stay, besides all of the last day. */
export interface BackupsKept {
  /** Of so many days the last one. */
  readonly daily: number;
  /** Of so many weeks the last one. */
  readonly weekly: number;
}

const PATTERN = /^potager-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.sqlite$/;

/** The name says when it was made: whoever copies files about may lose their dates. */
export const makeBackupName = (at: number): string =>
  `potager-${new Date(at).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}.sqlite`;

/** When a backup of that name was made; undefined where it is none of ours. */
export function readBackupTime(name: string): number | undefined {
  const match = PATTERN.exec(name);
  if (match === null) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** What scheduled backups left in a folder and did not finish. */
export const isUnfinished = (name: string): boolean => /^potager-\d{8}T\d{6}Z\.sqlite\.part(-journal)?$/.test(name);

/**
 * When the last one in the folder was made; undefined where there is none. One from the future was made by a clock that
 * went wrong.
 */
export function findLastBackup(folder: string, now: number): number | undefined {
  const times = readdirSync(folder)
    .flatMap((name) => readBackupTime(name) ?? [])
    .filter((at) => at <= now);
  return times.length === 0 ? undefined : Math.max(...times);
}

/** Which of these files are no longer wanted. Whatever else lies there is left alone. */
export function listOutdated(names: readonly string[], { daily, weekly }: BackupsKept): string[] {
  const backups = names
    .flatMap((name) => {
      const at = readBackupTime(name);
      return at === undefined ? [] : [{ name, at }];
    })
    .toSorted((a, b) => b.at - a.at);
  const newest = backups[0]?.at ?? 0;
  const kept = new Set([
    ...backups.filter(({ at }) => newest - at < DAY_MS).map(({ name }) => name),
    ...lastOfEach(backups, (at) => Math.floor(at / DAY_MS)).slice(0, daily),
    ...lastOfEach(backups, (at) => Math.floor((at - MONDAY_MS) / WEEK_MS)).slice(0, weekly),
  ]);
  return backups.map(({ name }) => name).filter((name) => !kept.has(name));
}

interface Backup {
  readonly name: string;
  readonly at: number;
}

/** Newest first, as the backups are. */
function lastOfEach(backups: readonly Backup[], periodOf: (at: number) => number): string[] {
  const seen = new Set<number>();
  return backups.flatMap(({ name, at }) => {
    const period = periodOf(at);
    if (seen.has(period)) return [];
    seen.add(period);
    return [name];
  });
}
