import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, serve } from '../../packages/server/src/serve.ts';
import { prepareReader } from './reader-script.ts';

const builtPage = join(import.meta.dirname, '../../packages/web/dist');
const SCRIPT = '/journey.js';

/**
 * The real server with fresh data. Its page brings a script along that runs before anything else: not every engine lets
 * a test put one into a window, or tells it of errors. Taking the server away is how the network goes, in every engine.
 */
export class JourneySite {
  readonly address: string;
  private server: RunningServer | undefined;
  private readonly start: () => Promise<RunningServer>;
  private readonly folder: string;

  private constructor(server: RunningServer, start: (port: number) => Promise<RunningServer>, folder: string) {
    this.server = server;
    this.address = server.address;
    this.start = async () => start(Number(new URL(server.address).port));
    this.folder = folder;
  }

  static async open(): Promise<JourneySite> {
    const folder = mkdtempSync(join(tmpdir(), 'potager-journey-'));
    const pageFolder = join(folder, 'page');
    layPage(pageFolder);
    const settings = { dataFolder: join(folder, 'data'), pageFolder, host: '127.0.0.1', isPortChosen: true } as const;
    const start = async (port: number): Promise<RunningServer> =>
      serve({ ...settings, port, bots: { threads: 1, pace: 0 } });
    return new JourneySite(await start(0), start, folder);
  }

  async goAway(): Promise<void> {
    await this.server?.stop();
    this.server = undefined;
  }

  async comeBack(): Promise<void> {
    this.server ??= await this.start();
  }

  async close(): Promise<void> {
    await this.goAway();
    rmSync(this.folder, { recursive: true });
  }
}

/** The built page with the script in it, for the day without a network, too. */
function layPage(folder: string): void {
  const isAsBuilt = (path: string): boolean => !/\/(index\.html|sw\.js)\.(br|gz)$/.test(path);
  cpSync(builtPage, folder, { recursive: true, filter: isAsBuilt });
  change(join(folder, 'index.html'), /<head>/, `<head><script src="${SCRIPT}"></script>`);
  // In the place of a picture that nothing on a page needs: however the list of files is written, it stays one.
  change(join(folder, 'sw.js'), /\/sprig\.svg/g, SCRIPT);
  writeFileSync(join(folder, SCRIPT), `(${String(prepareReader)})()`);
}

function change(file: string, pattern: RegExp, by: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(pattern, by);
  if (after === before) throw new Error(`${file} has nothing like ${String(pattern)}`);
  writeFileSync(file, after);
}
