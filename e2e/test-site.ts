import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type ConsoleMessage,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';
import { type GivenSettings, type RunningServer, serve, type World } from '../packages/server/src/serve.ts';
import { PLAIN_HOST } from './browser.ts';

const pageFolder = join(import.meta.dirname, '../packages/web/dist');
const screenshots = join(import.meta.dirname, 'screenshots');

/** The real server on a free port with fresh data, and a real browser to look at it. */
export class TestSite {
  readonly address: string;
  /** Makes all calls that are due. */
  readonly makeCalls: () => Promise<void>;
  private readonly browser: Browser;
  private readonly cleanUp: () => Promise<void>;

  private constructor(
    { address, makeCalls }: Pick<RunningServer, 'address' | 'makeCalls'>,
    browser: Browser,
    cleanUp: () => Promise<void>,
  ) {
    this.address = address;
    this.makeCalls = makeCalls;
    this.browser = browser;
    this.cleanUp = cleanUp;
  }

  static async open(world: Partial<World> = {}, settings: Partial<GivenSettings> = {}): Promise<TestSite> {
    const dataFolder = mkdtempSync(join(tmpdir(), 'potager-e2e-'));
    const where = { dataFolder, pageFolder, host: '127.0.0.1', port: 0, isPortChosen: true };
    // Bots that take their time would only make the tests take theirs.
    const server = await serve({ ...where, bots: { threads: 1, pace: 0 }, ...settings }, world);
    const browser = await chromium.connect(inject('browser'));
    return new TestSite(server, browser, async () => {
      await browser.close();
      await server.stop();
      rmSync(dataFolder, { recursive: true });
    });
  }

  /** A browser to look at a server that is somebody else's to start and to end. */
  static async at(address: string): Promise<TestSite> {
    const browser = await chromium.connect(inject('browser'));
    const server = { address, makeCalls: async () => undefined };
    return new TestSite(server, browser, async () => browser.close());
  }

  /** The same server, as a machine in the same house would call it. */
  get plainAddress(): string {
    return this.address.replace('localhost', PLAIN_HOST);
  }

  /** Opens a page in a fresh browser profile: the first one, unless a path is given. */
  async visit({ address = this.address, path = '/', settings = {}, ...options }: VisitOptions = {}): Promise<Visit> {
    const context = await this.browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...options });
    await context.addInitScript(keepSettings, { pace: 'instant', bots: 'sprout', name: 'Ada', ...settings });
    const page = await context.newPage();
    await slowDown(page);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (isComplaint(message)) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error.stack)));
    page.on('requestfailed', (request) => {
      // Whoever goes to another page no longer waits for what the last one had asked for.
      const isBrokenOff = request.failure()?.errorText === 'net::ERR_ABORTED';
      if (!isBrokenOff) complaints.push(`failed: ${request.url()}`);
    });
    await page.goto(address + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    return { page, context, complaints, end: () => context.close() };
  }

  async close(): Promise<void> {
    await this.cleanUp();
  }
}

interface VisitOptions extends BrowserContextOptions {
  readonly address?: string;
  readonly path?: string;
  /** What the reader has chosen before, as the page's settings keep it. */
  readonly settings?: { readonly [name: string]: string };
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors and warnings of the console, failed requests. */
  readonly complaints: readonly string[];
  readonly end: () => Promise<void>;
}

/** Runs in the page, before anything else: what was chosen on a visit before this one. */
function keepSettings(settings: { readonly [name: string]: string }): void {
  for (const [name, value] of Object.entries(settings)) {
    const key = `potager.${name}`;
    if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }
}

/** How many times slower than it is the machine is to seem: SLOWED=6. Tests have to hold there, too. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env['SLOWED'] ?? 1);
  if (rate === 1) return;
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate });
}

/** That a test keeps the service worker away is no fault of the page. */
const isComplaint = (message: ConsoleMessage): boolean =>
  ['error', 'warning'].includes(message.type()) && !message.text().includes('blocked by Playwright');

/** For people to look at, where they ask for it: SCREENSHOTS=yes. Git ignores the folder. */
export async function takeScreenshot(page: Page, name: string, { fullPage = true } = {}): Promise<void> {
  if (process.env['SCREENSHOTS'] === undefined) return;
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: join(screenshots, `${name}.png`), fullPage });
}

export const screens = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
