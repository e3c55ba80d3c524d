import type { Locator, Page } from 'playwright-core';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
const MOST_STEPS = 300;

/**
 * Someone who has nothing but the keyboard: Tab and Shift+Tab from stop to stop, arrows from place to place on a board,
 * Enter to act. Places are known by their names, and where each arrow leads is learned on the way.
 */
export class KeyboardPlayer {
  private readonly page: Page;
  /** By the name of a place and a key: the name of the place it leads to. */
  private readonly ways = new Map<string, string>();

  constructor(page: Page) {
    this.page = page;
  }

  readonly press = async (target: Locator): Promise<void> => {
    await this.reach(target);
    await this.page.keyboard.press('Enter');
  };

  /**
   * The page may take the focus elsewhere meanwhile, for instance to a new question: every step begins with a look
   * around.
   */
  async reach(target: Locator): Promise<void> {
    await target.waitFor({ timeout: 5000 });
    const element = await target.elementHandle({ timeout: 5000 });
    for (let step = 0; step < MOST_STEPS; step++) {
      const { isThere, isGone, isBehind, here, wanted } = await element.evaluate(lookAround);
      if (isThere) return;
      if (isGone) break;
      const [from, to] = [placeOf(here), placeOf(wanted)];
      if (from === undefined || to === undefined) await this.page.keyboard.press(isBehind ? 'Tab' : 'Shift+Tab');
      else await this.step(from, to);
    }
    throw new Error(`the keyboard does not reach ${String(target)}`);
  }

  /** One place along the board, first by known ways, then by trying the nearest unknown one. */
  private async step(from: string, to: string): Promise<void> {
    const key = this.nextKey(from, to);
    await this.page.keyboard.press(key);
    const name = await this.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    const there = placeOf(name);
    if (there !== undefined) this.ways.set(`${from} ${key}`, there);
  }

  private nextKey(from: string, to: string): string {
    const firstKeys = new Map([[from, '']]);
    for (const [place, first] of firstKeys) {
      if (place === to) return first;
      for (const key of ARROWS) {
        const there = this.ways.get(`${place} ${key}`);
        if (there === undefined) return first || key;
        if (!firstKeys.has(there)) firstKeys.set(there, first || key);
      }
    }
    throw new Error(`no arrow leads from ${from} to ${to}`);
  }
}

/** Undefined for what is no place on a board. */
const placeOf = (name: string): string | undefined => /^Area ([^,]+)/.exec(name)?.[1];

interface Surroundings {
  readonly isThere: boolean;
  readonly isGone: boolean;
  readonly isBehind: boolean;
  /** Names of what has the focus, and of what is wanted. */
  readonly here: string;
  readonly wanted: string;
}

/** Runs in the page: where the focus is, seen from something that is wanted. */
function lookAround(element: Element): Surroundings {
  const focused = document.activeElement ?? document.body;
  return {
    isThere: focused === element,
    isGone: !element.isConnected,
    isBehind: (focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    here: focused.getAttribute('aria-label') ?? '',
    wanted: element.getAttribute('aria-label') ?? '',
  };
}
