import type { Page } from 'playwright-core';
import { DOUBLE_TAP_MS } from '../packages/boardkit/src/choice.ts';

// What tells two taps from a double tap is time: it is the page's own that counts, however slow the machine is.

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: taps a point twice with nothing in between. */
function tapAtOnce({ x, y }: Point): void {
  const tap = (): void => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y });
    document.elementFromPoint(x, y)?.dispatchEvent(event);
  };
  tap();
  tap();
}

export const doubleTap = async (page: Page, point: Point): Promise<void> => page.evaluate(tapAtOnce, point);

/** Long enough after whatever was tapped before for the next tap to be one of its own. */
export const pauseTaps = async (page: Page): Promise<void> =>
  page.evaluate((ms) => new Promise<void>((done) => void setTimeout(done, ms)), DOUBLE_TAP_MS + 20);

type Tapped = { tapped?: Promise<void> };

/** Where a tap comes to nothing, nobody waits for it longer than this. */
const LOST_MS = 5000;

/** Taps once, and comes back when what that showed has been there long enough for a second tap to be meant. */
export async function tapToLook(page: Page, { x, y }: Point): Promise<void> {
  await page.evaluate(
    ([ms, lost]) => {
      (globalThis as Tapped).tapped = new Promise((done) => {
        // From when the page has done with the tap: it may have come to it late.
        addEventListener('click', () => setTimeout(() => setTimeout(done, ms)), { once: true, capture: true });
        setTimeout(done, lost);
      });
    },
    [DOUBLE_TAP_MS + 20, LOST_MS] as const,
  );
  await page.touchscreen.tap(x, y);
  await page.evaluate(() => (globalThis as Tapped).tapped);
}
