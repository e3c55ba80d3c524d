import { existsSync } from 'node:fs';
import { makeApp } from '../app.ts';
import { loadGames } from '../tables/games.ts';
import { TableRegistry } from '../tables/table-registry.ts';
import { Metrics } from '../metrics.ts';
import { completeSettings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { databaseFile } from '../storage/database.ts';
import { DataLock } from '../storage/data-lock.ts';
import { Storage } from '../storage/storage.ts';
import { realWorld as world } from '../world.ts';
import type { Connections } from './action.ts';
import { type ActionName, Actions } from './actions.ts';
import { type AdminAnswer, askServer, explain } from './admin-socket.ts';
import { Moderation } from './moderation.ts';

export type { AdminAnswer } from './admin-socket.ts';
export type { ActionName } from './actions.ts';
export { StartError } from '../start-error.ts';

/** They change what a server does, and nothing that is kept. */
const SERVER_ONLY: readonly ActionName[] = ['drain', 'reopen'];

/** Does one action of a host on a data folder: through the server that runs on it, or else by itself. */
export async function askFolder(folder: string, name: ActionName, input: unknown): Promise<AdminAnswer> {
  if (!existsSync(databaseFile(folder))) throw new StartError(`There is no Potager data in ${folder}.`);
  const answer = await askServer(folder, name, input);
  if (answer !== undefined) return answer;
  if (isHeld(folder)) {
    throw new StartError(
      `A server works with ${folder} but does not answer: it may be starting or stopping. Try again.`,
    );
  }
  if (SERVER_ONLY.includes(name)) throw new StartError(`No server runs on ${folder}.`);
  return actAlone(folder, name, input);
}

function isHeld(folder: string): boolean {
  const lock = DataLock.take(folder);
  lock?.release();
  return lock === undefined;
}

/** Nobody is connected where no server runs. */
const NO_CONNECTIONS: Connections = {
  size: 0,
  list: () => [],
  shutOut: () => undefined,
  clearName: () => undefined,
};

async function actAlone(folder: string, name: ActionName, input: unknown): Promise<AdminAnswer> {
  const settings = completeSettings({ dataFolder: folder, pageFolder: '' });
  const storage = Storage.open(folder);
  try {
    const metrics = new Metrics();
    const { log } = makeApp(settings, metrics).app;
    const tableRegistry = new TableRegistry({
      storage,
      games: await loadGames(world.games),
      world,
      settings,
      log,
      metrics,
      // Whoever has to be called is called by the server.
      onCall: () => undefined,
    });
    const moderation = new Moderation(storage, world.now);
    const actions = new Actions({ settings, world, storage, tableRegistry, moderation, connections: NO_CONNECTIONS });
    const answer = await actions.run(name, input, {}).then((body): AdminAnswer => ({ status: 200, body }), explain);
    await tableRegistry.whenCommitted();
    await tableRegistry.close();
    return answer;
  } finally {
    await storage.close();
  }
}
