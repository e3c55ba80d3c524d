import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry } from '../packages/games/registry.ts';
import type { Words } from '../packages/kernel/src/index.ts';
import { listFaults } from './faults.ts';
import { TestSite, screens, takeScreenshot } from './test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

/** What a game's folder says of itself. */
const wordsOf = async (name: string): Promise<Words> =>
  ((await import(`../packages/games/${name}/words/en.ts`)) as { words: Words }).words;

const titles = await Promise.all(registry.map(async ({ name }) => (await wordsOf(name)).title));
const [firstTitle] = titles;

test.each(['light', 'dark'] as const)('the first page is whole and quiet, %s', async (colorScheme) => {
  const { page, complaints, end } = await site.visit({ ...screens.desktop, colorScheme });
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Potager');
  expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(titles);
  expect(await page.getByText('Being planted').count()).toBe(0);
  expect(await listFaults(page)).toEqual([]);
  expect(await page.getByText('unofficial implementation').isVisible()).toBe(true);
  await takeScreenshot(page, `landing-desktop-${colorScheme}`);
  expect(complaints).toEqual([]);
  await end();
});

test('the language follows the browser, can be changed, and is remembered', async () => {
  const { page, end } = await site.visit({ locale: 'fr-CH' });
  const lang = (): Promise<string | null> => page.locator('html').getAttribute('lang');
  expect(await lang()).toBe('fr');
  expect(await page.getByText(/ jeux de jardin, une seule table/).isVisible()).toBe(true);
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByText(/ Gartenspiele, ein Tisch/).waitFor();
  expect(await lang()).toBe('de');
  await page.reload();
  await page.getByText(/ Gartenspiele, ein Tisch/).waitFor();
  expect(await page.getByRole('radio', { name: 'Deutsch' }).isChecked()).toBe(true);
  await end();
});

test('the keyboard reaches the games, visibly', async () => {
  const { page, end } = await site.visit(screens.desktop);
  await page.getByRole('radio', { name: 'English' }).focus();
  const stops = [];
  for (let stop = 0; stop < 9; stop++) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  }
  // Past the light and, further on, the number of players, which are chosen with arrows.
  expect(stops.slice(1).toSpliced(2, 1)).toEqual([
    expect.stringContaining(`Your first game? Learn by playing`),
    `I know it · ${firstTitle}`,
    `Bots, variants, time · ${firstTitle}`,
    `Play now against bots · ${firstTitle}`,
    `Play with friends · ${firstTitle}`,
    `Pass and play · ${firstTitle}`,
    `Rules · ${firstTitle}`,
  ]);
  expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe('solid');
  await end();
});

test('day and dusk can be chosen against the system, and are remembered', async () => {
  const { page, end } = await site.visit({ ...screens.desktop, colorScheme: 'light' });
  const ground = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.querySelector('.sheet') as Element).backgroundColor);
  const day = await ground();
  await page.getByRole('radio', { name: 'Dusk' }).check();
  const dusk = await ground();
  expect(dusk).not.toBe(day);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await ground()).toBe(dusk);
  await end();
});

test.each(['light', 'dark'] as const)(
  'every text stands out from its ground at least 4.5 to 1, %s',
  async (colorScheme) => {
    const { page, end } = await site.visit({ ...screens.desktop, colorScheme });
    const contrasts = await page.evaluate(measureContrasts);
    expect(contrasts.length).toBeGreaterThan(15);
    expect(contrasts.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
    await end();
  },
);

test('the first load brings at most 60 kB of script and nothing from elsewhere', async () => {
  const { page, end } = await site.visit(screens.desktop);
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  expect(urls.filter((url) => !url.startsWith(site.address))).toEqual([]);
  const scripts = urls.filter((url) => url.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const answers = await Promise.all(scripts.map(async (url) => fetch(url, { headers: { 'accept-encoding': 'br' } })));
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(scripts.map(() => 'br'));
  const bodies = await Promise.all(answers.map(async (answer) => answer.bytes()));
  const weight = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(weight).toBeLessThanOrEqual(60 * 1024);
  await end();
});

/**
 * Runs in the page, hence no names from outside. WCAG 2: relative luminance of each text and of what lies behind it.
 */
function measureContrasts(): { text: string; ratio: number }[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (canvas === null) throw new Error('no canvas');
  const luminance = (colour: string): number => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
      .map((channel) => channel / 255)
      .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const groundOf = (element: Element | null): string => {
    if (element === null) return 'white';
    const { backgroundColor } = getComputedStyle(element);
    return backgroundColor === 'rgba(0, 0, 0, 0)' ? groundOf(element.parentElement) : backgroundColor;
  };
  const hasText = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  return [...document.querySelectorAll('#app *')].filter(hasText).map((element) => {
    const [low = 0, high = 0] = [luminance(getComputedStyle(element).color), luminance(groundOf(element))].toSorted(
      (a, b) => a - b,
    );
    return { text: element.textContent ?? '', ratio: (high + 0.05) / (low + 0.05) };
  });
}
