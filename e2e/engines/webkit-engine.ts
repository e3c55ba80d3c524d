import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clickActions, type Engine, keyActions, makeEvaluate, type Tab } from './engine.ts';
import { Helper } from './helper.ts';
import { WebDriver } from './web-driver.ts';

/** No desktop around it: a session bus of its own would outlive the window, with all that starts on it. */
const SURROUNDINGS = {
  DBUS_SESSION_BUS_ADDRESS: 'disabled:',
  NO_AT_BRIDGE: '1',
  GSETTINGS_BACKEND: 'memory',
  LIBGL_ALWAYS_SOFTWARE: '1',
  LANG: 'en_GB.UTF-8',
};

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
  const helper = new Helper([screen, '-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const [, display = ''] = await helper.says(/^(\d+)$/m);
  // Full screen, because its toolbar would not let the window be as narrow as a phone.
  const options = { binary: browser, args: ['--automation', '--full-screen'] };
  const capabilities = { 'webkitgtk:browserOptions': options };
  return {
    name: 'WebKit',
    open: async () => openWindow({ driver, capabilities, env: { DISPLAY: `:${display}` } }),
    close: () => helper.end(),
  };
}

/** An engine from before the baseline, like Safari 16.0: Debian's WPE, which needs no screen and has one size. */
export const launchOldWebKit = ({ driver, browser }: Omit<WebKitPrograms, 'screen'>): Engine => {
  const options = { binary: browser, args: ['--automation', '--platform=headless'] };
  const capabilities = { 'wpe:browserOptions': options };
  return {
    name: 'old WebKit',
    open: async () => openWindow({ driver, capabilities, env: {} }),
    close: async () => undefined,
  };
};

interface Window {
  readonly driver: string;
  readonly capabilities: object;
  readonly env: { readonly [name: string]: string };
}

async function openWindow({ driver, capabilities, env }: Window): Promise<Tab> {
  const home = mkdtempSync(join(tmpdir(), 'potager-webkit-'));
  const port = await findPort();
  const surroundings = { ...SURROUNDINGS, ...env, HOME: home, XDG_RUNTIME_DIR: home };
  const helper = new Helper([driver, `--port=${String(port)}`, '--host=127.0.0.1'], surroundings);
  const session = await WebDriver.start(port, capabilities);
  const act = async (actions: object[]): Promise<void> => session.post('actions', { actions });
  return {
    goto: async (url) => session.post('url', { url }),
    reload: async () => session.post('refresh', {}),
    back: async () => session.post('back', {}),
    evaluate: makeEvaluate(async (expression) =>
      session.post('execute/sync', { script: `return ${expression}`, args: [] }),
    ),
    click: async (x, y) => act(clickActions(x, y)),
    press: async (key) => act(keyActions(key)),
    resize: async (width, height) => session.post('window/rect', { width, height, x: 0, y: 0 }),
    screenshot: async () => Buffer.from(await session.get<string>('screenshot'), 'base64'),
    close: async () => {
      await session.end();
      await helper.end();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
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
