/** When backups are due: at a time of day on the server's clock, and every so many hours from there. */
export interface BackupTimes {
  readonly hour: number;
  readonly minute: number;
  /** Goes into 24. */
  readonly everyHours: number;
}

/** The last time before now that a backup was due, in milliseconds since 1970. */
export function lastDue(now: number, { hour, minute, everyHours }: BackupTimes): number {
  const date = new Date(now);
  const due = (hours: number): number =>
    new Date(date.getFullYear(), date.getMonth(), date.getDate(), hours, minute).getTime();
  // From a day before its first hour of today; hours below zero are yesterday's.
  const candidates = Array.from({ length: 48 / everyHours }, (_, i) => due(hour - 24 + i * everyHours));
  return candidates.findLast((time) => time <= now)!;
}
