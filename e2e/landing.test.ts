import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Garden, takeScreenshot } from './garden.ts';

let garden: Garden;

beforeAll(async () => {
  garden = await Garden.open();
});

afterAll(async () => {
  await garden.close();
});

const screens = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(['desktop', 'phone'] as const)('on a %s', (screen) => {
  test.each(['light', 'dark'] as const)('the first page is whole and quiet, %s', async (colorScheme) => {
    const { page, complaints, end } = await garden.visit({ ...screens[screen], colorScheme });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Potager');
    expect(await page.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Garden Nation',
      'Gardlings',
      'Eden',
    ]);
    expect(await page.getByText('Being planted').count()).toBe(3);
    expect(await page.getByText('unofficial implementation').isVisible()).toBe(true);
    expect(await overflow(page)).toBe(0);
    await takeScreenshot(page, `landing-${screen}-${colorScheme}`);
    expect(complaints).toEqual([]);
    await end();
  });
});

test.each([360, 768, 1024, 2560])('nothing sticks out at %i px, in any language', async (width) => {
  const { page, end } = await garden.visit({ viewport: { width, height: 800 } });
  for (const name of ['English', 'Français', 'Deutsch']) {
    await page.getByRole('button', { name }).click();
    expect(await overflow(page)).toBe(0);
  }
  await end();
});

test('the language follows the browser, can be changed, and is remembered', async () => {
  const { page, end } = await garden.visit({ locale: 'fr-CH' });
  const lang = (): Promise<string | null> => page.locator('html').getAttribute('lang');
  expect(await lang()).toBe('fr');
  expect(await page.getByText('Trois jeux de jardin').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  expect(await lang()).toBe('de');
  expect(await page.getByText('Drei Gartenspiele').isVisible()).toBe(true);
  await page.reload();
  expect(await page.getByText('Drei Gartenspiele').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Deutsch' }).getAttribute('aria-pressed')).toBe('true');
  await end();
});

test('the keyboard reaches every button, visibly, and a finger hits it', async () => {
  const { page, end } = await garden.visit(screens.phone);
  for (const name of ['English', 'Français', 'Deutsch']) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null) return null;
      const { width, height } = element.getBoundingClientRect();
      return {
        text: element.textContent,
        outline: getComputedStyle(element).outlineStyle,
        size: Math.min(width, height),
      };
    });
    expect(focus).toMatchObject({ text: name, outline: 'solid' });
    expect(focus?.size).toBeGreaterThanOrEqual(44);
  }
  await end();
});

test.each(['light', 'dark'] as const)(
  'every text stands out from its ground at least 4.5 to 1, %s',
  async (colorScheme) => {
    const { page, end } = await garden.visit({ ...screens.desktop, colorScheme });
    const contrasts = await page.evaluate(measureContrasts);
    expect(contrasts.length).toBeGreaterThan(15);
    expect(contrasts.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
    await end();
  },
);

test('the first load brings at most 60 kB of script and nothing from elsewhere', async () => {
  const { page, end } = await garden.visit(screens.desktop);
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  expect(urls.filter((url) => !url.startsWith(garden.address))).toEqual([]);
  const scripts = urls.filter((url) => url.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(0);
  const bodies = await Promise.all(scripts.map(async (url) => (await fetch(url)).bytes()));
  const weight = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
  expect(weight).toBeLessThanOrEqual(60 * 1024);
  await end();
});

/** Runs in the page, hence no names from outside. WCAG 2: relative luminance of each text and of what lies behind it. */
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
