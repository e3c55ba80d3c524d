/** What can be done with a data folder without a server. */
export { makeBackup } from './storage/backup.ts';
export { restoreBackup } from './storage/restore.ts';
export { StartError } from './start-error.ts';
