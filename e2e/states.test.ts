import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listViolations } from './axe.ts';
import { listFaults, listOverflow } from './faults.ts';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { Interpreter } from './interpreter.ts';
import { TestSite, takeScreenshot, type Visit } from './test-site.ts';
import { enter, tap } from './hands.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

/** German has the longest words: what fits in German fits in all widths. */
const WIDTHS = { fr: [360], de: [2560, 1280, 768, 390, 360], en: [390] } as const;

/** Looks at a page in every width and language, by day and at dusk. */
class Inspector {
  readonly page: Page;
  readonly faults: string[] = [];
  private readonly interpreter: Interpreter;

  private constructor(page: Page, interpreter: Interpreter) {
    this.page = page;
    this.interpreter = interpreter;
  }

  static async at(visit: Visit): Promise<Inspector> {
    return new Inspector(visit.page, await Interpreter.at(visit));
  }

  async inspect(state: string): Promise<void> {
    for (const language of Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]) {
      await this.interpreter.speak(language);
      for (const width of WIDTHS[language]) {
        await this.page.setViewportSize({ width, height: 844 });
        this.note(`${state}, ${language}, ${String(width)} px`, await listOverflow(this.page));
      }
      if (language === 'de') await takeScreenshot(this.page, `state-${state}`, { fullPage: false });
    }
    this.note(`${state}, by day`, await listFaults(this.page));
    await this.page.emulateMedia({ colorScheme: 'dark' });
    this.note(`${state}, at dusk`, await listViolations(this.page, ['color-contrast']));
    await takeScreenshot(this.page, `state-${state}-dusk`, { fullPage: false });
    await this.page.emulateMedia({ colorScheme: 'light' });
  }

  private note(where: string, faults: readonly string[]): void {
    this.faults.push(...faults.map((fault) => `${where}: ${fault}`));
  }
}

const screen = { viewport: { width: 390, height: 844 }, hasTouch: true, reducedMotion: 'reduce' } as const;

const press = async (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().tap();

test('every page fits, is readable and can be pressed', async () => {
  const visit = await site.visit(screen);
  const { page } = visit;
  const inspector = await Inspector.at(visit);
  const paths = {
    settings: '/settings',
    rules: '/rules/garden-nation',
    watch: '/watch',
    lost: '/nowhere',
    none: '/here/x',
  };
  await inspector.inspect('shelf');
  for (const [state, path] of Object.entries(paths)) {
    await page.goto(site.address + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await inspector.inspect(state);
  }
  await page.goto(site.address);
  await press(page, 'Play with friends · Garden Nation');
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  await inspector.inspect('room-online');
  expect(inspector.faults).toEqual([]);
  await visit.end();
});

test('every state of a table fits, is readable and can be pressed', async () => {
  const visit = await site.visit(screen);
  const { page } = visit;
  const inspector = await Inspector.at(visit);
  const close = async (): Promise<void> => press(page, 'Close');
  const open = async (item: string): Promise<void> => {
    await press(page, 'Menu');
    await press(page, item);
    await page.getByRole('dialog', { name: item }).waitFor();
  };

  await press(page, 'Pass and play · Garden Nation');
  await page.getByRole('heading', { name: 'Garden Nation' }).waitFor();
  await inspector.inspect('room-here');
  await page.getByLabel('Name · chair 2').fill('Grace');
  await press(page, 'Sit here · chair 2');
  await press(page, /^Add a bot and start$/);
  await page.getByRole('heading', { name: 'Hand over to Ada' }).waitFor();
  await inspector.inspect('curtain');
  await page.goto(site.address);
  await page.getByRole('heading', { name: 'Your running games' }).waitFor();
  await inspector.inspect('shelf-running');

  await press(page, 'Play now against bots · Garden Nation');
  const player = new GardenNationPlayer(page, tap);
  await player.wait();
  await inspector.inspect('missions');
  const build = page.getByRole('button', { name: /^Area .*you can build/ });
  for (let decision = 0; decision < 4 || (await build.count()) === 0; decision++) {
    await player.decide();
    await player.wait();
  }
  await inspector.inspect('turn');
  await enter(build.first());
  await inspector.inspect('preview');
  await page.keyboard.press('Escape');
  await press(page, 'Menu');
  await inspector.inspect('menu');
  await press(page, 'Keys');
  await inspector.inspect('keys');
  await close();
  await press(page, 'A hint');
  await page
    .getByText(/to win$/)
    .first()
    .waitFor();
  await inspector.inspect('hint');
  await close();
  await press(page, 'Scores');
  await inspector.inspect('scores');
  await close();
  await press(page, 'Log');
  await inspector.inspect('log');
  await page.getByRole('dialog').locator('.log-line').nth(2).tap();
  await page.locator('.strip[data-state=past]').waitFor();
  await inspector.inspect('moment');
  await press(page, 'Back to now');
  await open('Resign');
  await inspector.inspect('resign');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).tap();
  await page.getByRole('dialog', { name: 'The game is over' }).waitFor();
  await page.getByText('Was the shuffle fair?').tap();
  await inspector.inspect('end');
  expect(inspector.faults).toEqual([]);
  await visit.end();
});
