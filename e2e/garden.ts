import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { serve } from '../packages/server/src/serve.ts';

const pageFolder = join(import.meta.dirname, '../packages/web/dist');
const screenshots = join(import.meta.dirname, 'screenshots');

/** The real server on a free port with fresh data, and a real browser to look at it. */
export class Garden {
  readonly address: string;
  private readonly browser: Browser;
  private readonly cleanUp: () => Promise<void>;

  private constructor(address: string, browser: Browser, cleanUp: () => Promise<void>) {
    this.address = address;
    this.browser = browser;
    this.cleanUp = cleanUp;
  }

  static async open(): Promise<Garden> {
    const dataFolder = mkdtempSync(join(tmpdir(), 'potager-e2e-'));
    const server = await serve({ host: '127.0.0.1', port: 0, isPortChosen: true, dataFolder, pageFolder });
    const browser = await launchBrowser();
    return new Garden(server.address, browser, async () => {
      await browser.close();
      await server.stop();
      rmSync(dataFolder, { recursive: true });
    });
  }

  /** Opens the first page in a fresh browser profile. */
  async visit(options: BrowserContextOptions): Promise<Visit> {
    const context = await this.browser.newContext({ locale: 'en-GB', ...options });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
    await page.goto(this.address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    return { page, complaints, end: () => context.close() };
  }

  async close(): Promise<void> {
    await this.cleanUp();
  }
}

interface Visit {
  readonly page: Page;
  /** Errors and warnings of the console, failed requests. */
  readonly complaints: readonly string[];
  readonly end: () => Promise<void>;
}

async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'];
  if (executablePath === undefined) throw new Error('CHROMIUM is not set; "npm test" finds or installs a browser.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

/** Kept for people to look at; git ignores the folder. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  mkdirSync(screenshots, { recursive: true });
  await page.screenshot({ path: join(screenshots, `${name}.png`), fullPage: true });
}
