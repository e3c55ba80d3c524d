/** What can be done with a data folder without a server. */
export { makeBackup, restoreBackup } from './storage/backup.ts';
export { StartError } from './start-error.ts';
