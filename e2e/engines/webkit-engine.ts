import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { clickActions, type Engine, keyActions, makeEvaluate, type Tab } from './engine.ts';
import { SideProcess } from './side-process.ts';
import { WebDriver } from './web-driver.ts';

/** No desktop around it: a session bus of its own would outlive the window, with all that starts on it. */
const SURROUNDINGS = {
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  NO_AT_BRIDGE: '1',
  GSETTINGS_BACKEND: 'memory',
  LIBGL_ALWAYS_SOFTWARE: '1',
  LANG: 'en_GB.UTF-8',
};

const END_MS = 10_000;

interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** Xvfb, or its like. */
  readonly screen: string;
}

/**
 * The engine of Safari in Debian's small browser for it, by WebDriver: the only protocol it speaks. One screen that
 * nobody sees serves all windows; each window has a driver of its own, which drives no more than one.
 */
export async function launchWebKit({ driver, browser, screen }: WebKitPrograms): Promise<Engine> {
  const program = new SideProcess([screen, '-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [, display = ''] = await program.says(/^(\d+)$/m);
  // Full screen, because its toolbar would not let the window be as narrow as a phone.
  const options = { binary: browser, args: ['--automation', '--full-screen'] };
  const capabilities = { 'webkitgtk:browserOptions': options };
  const windows = new Windows({ driver, capabilities, env: { DISPLAY: `:${display}` } });
  return {
    name: 'WebKit',
    open: async () => windows.open(),
    close: async () => {
      try {
        await windows.close();
      } finally {
        await program.end();
      }
    },
  };
}

/** An engine from before the baseline, like Safari 16.0: Debian's WPE, which needs no screen and has one size. */
export const launchOldWebKit = ({ driver, browser }: Omit<WebKitPrograms, 'screen'>): Engine => {
  const options = { binary: browser, args: ['--automation', '--platform=headless'] };
  const capabilities = { 'wpe:browserOptions': options };
  const windows = new Windows({ driver, capabilities, env: {} });
  return { name: 'old WebKit', open: async () => windows.open(), close: async () => windows.close() };
};

interface Window {
  readonly driver: string;
  readonly capabilities: object;
  readonly env: { readonly [name: string]: string };
}

/** All windows of one engine: a journey that failed has not closed its own, or was still waiting for one. */
class Windows {
  private readonly kind: Window;
  private readonly runs: DriverRun[] = [];

  constructor(kind: Window) {
    this.kind = kind;
  }

  async open(): Promise<Tab> {
    const run = new DriverRun(this.kind, await findPort());
    this.runs.push(run);
    return makeTab(await run.start(), run);
  }

  async close(): Promise<void> {
    await Promise.all(this.runs.map(async (run) => run.end()));
  }
}

/** One driver with the one window it drives, and a home of their own. */
class DriverRun {
  private readonly kind: Window;
  private readonly port: number;
  private readonly home = mkdtempSync(join(tmpdir(), 'potager-webkit-'));
  private readonly program: SideProcess;
  private session: WebDriver | undefined;

  constructor(kind: Window, port: number) {
    this.kind = kind;
    this.port = port;
    const surroundings = { ...SURROUNDINGS, ...kind.env, HOME: this.home, XDG_RUNTIME_DIR: this.home };
    this.program = new SideProcess([kind.driver, `--port=${String(port)}`, '--host=127.0.0.1'], surroundings);
  }

  async start(): Promise<WebDriver> {
    this.session = await WebDriver.start(this.port, this.kind.capabilities);
    return this.session;
  }

  async end(): Promise<void> {
    const { session } = this;
    this.session = undefined;
    // A browser that no longer answers must not keep its driver alive.
    if (session !== undefined) {
      await Promise.race([session.end().catch(() => undefined), sleep(END_MS, undefined, { ref: false })]);
    }
    await this.program.end();
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5 });
  }
}

function makeTab(session: WebDriver, run: DriverRun): Tab {
  return {
    goto: async (url) => session.post('url', { url }),
    reload: async () => session.post('refresh', {}),
    back: async () => session.post('back', {}),
    evaluate: makeEvaluate(async (expression) =>
      session.post('execute/sync', { script: `return ${expression}`, args: [] }),
    ),
    click: async (x, y) => session.act(clickActions(x, y)),
    press: async (key) => session.act(keyActions(key)),
    resize: async (width, height) => session.post('window/rect', { width, height, x: 0, y: 0 }),
    screenshot: async () => Buffer.from(await session.get<string>('screenshot'), 'base64'),
    close: async () => run.end(),
  };
}

/** One that is free at the moment: the driver cannot choose by itself and say which. */
async function findPort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = createServer().listen(0, '127.0.0.1', () => {
    const address = server.address();
    server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
  });
  return promise;
}
