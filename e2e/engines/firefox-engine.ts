import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BidiLine } from './bidi-line.ts';
import { clickActions, type Engine, keyActions, makeEvaluate, type Tab } from './engine.ts';
import { SideProcess } from './side-process.ts';

/** What keeps a fresh profile quiet, and the page still and English. */
const PREFERENCES = {
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'toolkit.telemetry.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'intl.accept_languages': 'en-GB',
  'ui.prefersReducedMotion': 1,
  'widget.gtk.overlay-scrollbars.enabled': false,
};

/**
 * The stock Firefox, by the protocol it has built in. playwright-core asks it for what it does not know
 * (emulation.setMediaFeaturesOverride), and puppeteer-core is a second driver for ten commands.
 */
export async function launchFirefox(executablePath: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'potager-firefox-'));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const argv = [
    executablePath,
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
  ] as const;
  const program = new SideProcess(argv, { HOME: profile, MOZ_HEADLESS_WIDTH: '1280', MOZ_HEADLESS_HEIGHT: '900' });
  const [, address = ''] = await program.says(/WebDriver BiDi listening on (ws:\/\/\S+)/);
  const line = await BidiLine.open(`${address}/session`);
  await line.ask('session.new', { capabilities: {} });
  return {
    name: 'Firefox',
    open: async () => openTab(line),
    close: async () => {
      await line.ask('browser.close').catch(() => undefined);
      line.close();
      await program.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function openTab(line: BidiLine): Promise<Tab> {
  const { userContext } = await line.ask<{ userContext: string }>('browser.createUserContext');
  const { context } = await line.ask<{ context: string }>('browsingContext.create', { type: 'tab', userContext });
  const act = async (actions: object[]): Promise<void> => line.ask('input.performActions', { context, actions });
  return {
    goto: async (url) => line.ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: async () => line.ask('browsingContext.reload', { context, wait: 'complete' }),
    back: async () => line.ask('browsingContext.traverseHistory', { context, delta: -1 }),
    evaluate: makeEvaluate(async (expression) => {
      const target = { context };
      const answer = await line.ask<BidiAnswer>('script.evaluate', { expression, target, awaitPromise: true });
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
      return answer.result?.value;
    }),
    click: async (x, y) => act(clickActions(x, y)),
    press: async (key) => act(keyActions(key)),
    resize: async (width, height) =>
      line.ask('browsingContext.setViewport', { context, viewport: { width, height }, devicePixelRatio: null }),
    countAccessible: async (role, name) => {
      const locator = { type: 'accessibility', value: { role, name } };
      const { nodes } = await line.ask<{ nodes: unknown[] }>('browsingContext.locateNodes', { context, locator });
      return nodes.length;
    },
    screenshot: async () => {
      const { data } = await line.ask<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    close: async () => line.ask('browser.removeUserContext', { userContext }),
  };
}

interface BidiAnswer {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string };
}
