import type { FastifyInstance } from 'fastify';
import { makeApp } from './app.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';
import { Storage } from './storage.ts';

export { parseSettings, type Settings } from './settings.ts';
export { StartError } from './start-error.ts';

/** A server that listens. */
export interface RunningServer {
  /** To open in a browser on this machine. */
  readonly address: string;
  /** Ends connections and closes the storage; safe to call once. */
  stop(): Promise<void>;
}

const portsToTry = 10;

export async function serve(settings: Settings): Promise<RunningServer> {
  const storage = Storage.open(settings.dataFolder);
  try {
    const app = makeApp({ storage, pageFolder: settings.pageFolder });
    app.addHook('onClose', async () => storage.close());
    const port = await listen(app, settings);
    return { address: `http://localhost:${String(port)}`, stop: () => app.close() };
  } catch (error) {
    storage.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port, isPortChosen }: Settings): Promise<number> {
  const last = isPortChosen ? port : port + portsToTry - 1;
  for (let candidate = port; candidate <= last; candidate++) {
    try {
      await app.listen({ host, port: candidate });
      return boundPort(app);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw explain(error, { host, port: candidate });
    }
  }
  const which = isPortChosen ? `Port ${String(port)} is` : `Ports ${String(port)} to ${String(last)} are`;
  throw new StartError(`${which} in use. Stop what runs there, or choose another with --port NUMBER or POTAGER_PORT.`);
}

function boundPort(app: FastifyInstance): number {
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return address.port;
}

function explain(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EACCES') return new StartError(`Port ${String(port)} is not open to this user; choose one above 1023.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(`${host} is not an address of this machine; choose another with --host or POTAGER_HOST.`);
  }
  return error;
}
