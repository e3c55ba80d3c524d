import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EdenPlayer } from './eden-player.ts';
import { listFaults, listOverflow } from './faults.ts';
import { GardenNationPlayer } from './garden-nation-player.ts';
import { GardlingsPlayer } from './gardlings-player.ts';
import { enter } from './hands.ts';
import { Interpreter } from './interpreter.ts';
import { openAt } from './laid-table.ts';
import { screens, TestSite, takeScreenshot } from './test-site.ts';

// Every board with all its seats taken, online, on screens of all sizes, upright and lying, with large type.

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

const GAMES = [
  { title: 'Garden Nation', seats: '4', sit: (page: Page) => new GardenNationPlayer(page, enter) },
  { title: 'Gardlings', seats: '5', sit: (page: Page) => new GardlingsPlayer(page, 'enter') },
  { title: 'Eden', seats: '4', sit: (page: Page) => new EdenPlayer(page, enter) },
];

const DECISIONS = 3;

type Size = readonly [width: number, height: number];

/** German has the longest words of the three. */
const UPRIGHT: readonly Size[] = [
  [320, 568],
  [360, 740],
  [390, 844],
  [390, 420],
  [512, 740],
  [768, 1024],
  [1024, 768],
  [1280, 900],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
];

const LYING: readonly Size[] = [
  [844, 390],
  [667, 375],
  [568, 320],
];

const SIZES = { de: UPRIGHT, fr: [UPRIGHT[1], UPRIGHT[7]], en: [UPRIGHT[1], UPRIGHT[7]] } as const;

describe.each(GAMES)('$title', ({ title, seats, sit }) => {
  test('fits every screen, with all its seats taken', async () => {
    const visit = await site.visit({
      ...screens.desktop,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    const { page, context, complaints, end } = visit;
    const browser = await context.newCDPSession(page);
    const interpreter = await Interpreter.at(visit);
    await page.getByRole('button', { name: `Play with friends · ${title}` }).click();
    await page.getByLabel('Players').selectOption(seats);
    await page.getByRole('button', { name: /^Add .* start$/ }).click();
    const player = sit(page);
    for (let decision = 0; decision < DECISIONS; decision++) {
      await player.wait();
      await player.decide();
    }
    await player.wait();
    const faults: string[] = [];
    const look = async (
      where: string,
      [width, height]: Size,
      list: (page: Page) => Promise<string[]>,
    ): Promise<void> => {
      await page.setViewportSize({ width, height });
      faults.push(...(await list(page)).map((fault) => `${where}, ${String(width)} × ${String(height)}: ${fault}`));
    };

    for (const language of Object.keys(SIZES) as (keyof typeof SIZES)[]) {
      await interpreter.speak(language);
      for (const size of SIZES[language] as readonly Size[]) await look(language, size, listSticking);
    }
    // A keyboard takes the lower half of a phone: what is written stays in sight.
    await page.keyboard.press('l');
    await page.getByRole('dialog').getByRole('button', { name: 'Chat' }).click();
    await look('writing', [390, 420], listHiddenFields);
    await page.getByRole('button', { name: 'Close' }).click();
    await interpreter.speak('de');
    await page.keyboard.press('w');
    await page.locator('dialog .hints').waitFor();
    for (const size of [UPRIGHT[0], UPRIGHT[1]] as const) await look('all moves', size!, listSticking);
    await page.keyboard.press('Escape');
    for (const size of LYING) await look('lying', size, listUnseen);
    await look('lying', [844, 390], listFaults);
    await takeScreenshot(page, `lying-${title}`, { fullPage: false });
    // A phone with a notch, lying: what is pressed lies beside it.
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 47, right: 47, bottom: 21 } });
    await look('with a notch', [844, 390], async () => listUnderEdges(page, { left: 47, right: 47 }));
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
    for (const standard of [19, 32]) {
      await browser.send('Page.setFontSizes', { fontSizes: { standard } });
      for (const size of [[360, 740], ...LYING] as const)
        await look(`type of ${String(standard)} px`, size, listOverflow);
    }
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    await end();
  });
});

test('the end of a game is read to its last line with large type on a small screen', async () => {
  const { page, context, complaints, end } = await site.visit({ ...screens.phone, settings: { language: 'de' } });
  const browser = await context.newCDPSession(page);
  // Whoever is next buys the victory tile.
  await openAt(page, 'gardlings', 'five-seats-expert-long', 500);
  await page.locator('.table-page[data-status=over] .end-screen').waitFor();
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  for (const [width, height] of [[360, 740], ...LYING] as const) {
    await page.setViewportSize({ width, height });
    expect(await listOverflow(page)).toEqual([]);
    const last = page.locator('.end-buttons .button').last();
    await last.scrollIntoViewIfNeeded();
    const { y, height: tall } = (await last.boundingBox())!;
    expect(y + tall).toBeLessThanOrEqual(height);
  }
  await takeScreenshot(page, 'end-large-type', { fullPage: false });
  expect(complaints).toEqual([]);
  await end();
});

/** What sticks out of the page, or of a button. */
async function listSticking(page: Page): Promise<string[]> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.bk-sheet .button, .top-bar > :not(.unseen)')]
      .filter((part) => part.checkVisibility() && part.scrollWidth > part.clientWidth + 1)
      .map((part) => `cut: ${part.className} ${part.textContent}`),
  );
  return [...(await listOverflow(page)), ...cut];
}

/** On a low screen the board and what is asked are seen together, without scrolling. */
async function listUnseen(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0));
  const seen = await page.evaluate(() => {
    const heightOf = (selector: string): number => {
      const { top = 0, bottom = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    };
    return { board: heightOf('.bk-stage, .ed-stage, .gl-market') / innerHeight, asked: heightOf('.bk-sheet') };
  });
  return [
    ...(await listOverflow(page)),
    ...(seen.board < 0.6 ? [`only ${seen.board.toFixed(2)} of the screen shows the board`] : []),
    ...(seen.asked < 100 ? [`only ${seen.asked.toFixed(0)} px show what is asked`] : []),
  ];
}

async function listHiddenFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('dialog :is(input, [type=submit])')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ top, bottom }) => top < 0 || bottom > innerHeight)
      .map(({ bottom }) => `a field ends ${String(bottom - innerHeight)} px below the window`),
  );
}

/** What is pressed and lies under a notch. */
async function listUnderEdges(page: Page, edges: { readonly left: number; readonly right: number }): Promise<string[]> {
  return page.evaluate(
    ({ left, right }) =>
      [...document.querySelectorAll<HTMLElement>('.table-page :is(a, button)')]
        .filter((part) => part.checkVisibility())
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.left < left || box.right > innerWidth - right;
        })
        .map((part) => `under an edge: ${part.className} ${part.getAttribute('aria-label') ?? part.textContent}`),
    edges,
  );
}
