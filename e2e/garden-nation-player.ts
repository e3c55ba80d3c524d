import type { Locator, Page } from 'playwright-core';
import { takeScreenshot } from './test-site.ts';
import { enter, type Press } from './hands.ts';
import { tellStatus } from './status.ts';

/** Plays Garden Nation through the page, finding everything by its role and its name in English. */
export class GardenNationPlayer {
  readonly page: Page;
  private readonly press: Press;

  constructor(page: Page, press: Press) {
    this.page = page;
    this.press = press;
  }

  private get choices(): Locator {
    return this.page.getByRole('region', { name: 'What you can do' });
  }

  private button(name: RegExp | string): Locator {
    return this.choices.getByRole('button', { name });
  }

  /** Until it is this player's turn, or the game is over; returns which. */
  async wait(timeout = 20_000): Promise<'turn' | 'over'> {
    const told = await this.page.waitForFunction(tellStatus, undefined, { timeout });
    return (await told.jsonValue()) as 'turn' | 'over';
  }

  /**
   * One decision, whatever is asked. Looks anew until something has come of it: the page may still be on its way to the
   * next question, or to the news that nothing is asked of this player any more, and what was there a moment ago may be
   * gone when the hand arrives.
   */
  async decide(): Promise<void> {
    const before = await this.countLines();
    let trouble: unknown;
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      await this.answer().catch((error: unknown) => (trouble = error));
      if (await this.hasMoved(before)) return;
    }
    await takeScreenshot(this.page, 'stuck', { fullPage: false });
    throw new Error(`nothing came of it: ${await this.choices.innerText()}`, { cause: trouble });
  }

  private async hasMoved(before: number): Promise<boolean> {
    const isPast = (count: number): boolean =>
      document.querySelectorAll('.log > li').length > count ||
      document.querySelector('.curtain') !== null ||
      !document.title.startsWith('●');
    return isSoon(this.page.waitForFunction(isPast, before, { timeout: SOON_MS }));
  }

  private async answer(): Promise<void> {
    const title = await this.choices.getByRole('heading', { level: 2 }).innerText({ timeout: PATIENCE_MS });
    if (title.startsWith('Keep two')) return this.keepMissions();
    if (title.startsWith('Complete a project')) return this.completeProject();
    if (title.startsWith('Who plays next')) return this.chooseNext();
    return this.act();
  }

  async playToTheEnd(most = 400): Promise<number> {
    for (let decisions = 0; decisions < most; decisions++) {
      if ((await this.wait()) === 'over') return decisions;
      await this.decide();
    }
    throw new Error(`the game is not over after ${String(most)} decisions`);
  }

  /** Two different missions; some are in the deck twice. */
  private async keepMissions(): Promise<void> {
    const cards = this.choices.getByRole('listitem').getByRole('button');
    const texts = await cards.allInnerTexts();
    const other = texts.findIndex((text) => text !== texts[0]);
    await this.press(cards.first());
    await this.press(cards.nth(other));
    await this.press(this.button('Keep these two'));
  }

  private async chooseNext(): Promise<void> {
    await this.press(this.button(/action/).first());
    await this.press(this.button(/ plays next$/));
  }

  private async completeProject(): Promise<void> {
    const complete = this.button(/^Complete/);
    if (await complete.isDisabled()) await this.press(this.choices.getByRole('listitem').getByRole('button').first());
    await this.press(complete);
  }

  /**
   * Builds where that is possible; otherwise gains inhabitants, goes on, lets the action pass, or moves the torticrane.
   */
  private async act(): Promise<void> {
    const build = this.page.getByRole('button', { name: /^Area .*you can build/ });
    const abandon = this.page.getByRole('button', { name: /^Area .*you can abandon/ });
    const ways = /^(Go on to|Let the action pass|Torticrane to)/;
    if ((await build.count()) > 0) {
      await this.touch(build);
      return this.commit(/^(Build here|Add a floor|Build, turning)/);
    }
    if ((await abandon.count()) > 0) {
      await this.touch(abandon);
      return this.commit('Abandon the building');
    }
    return this.commit(ways);
  }

  /**
   * One of these areas. On a small screen some of the garden lies beyond its edge; what gets the focus is brought in.
   * Where a building still stands before its middle, a key does what a finger would do beside the building.
   */
  private async touch(areas: Locator): Promise<void> {
    for (const area of await areas.all()) if (await area.evaluate(isInReach)) return this.press(area);
    const first = areas.first();
    await first.focus();
    await this.page.waitForTimeout(500);
    await ((await first.evaluate(isInReach)) ? this.press : enter)(first);
  }

  /**
   * Looks at a move where there are several, then makes it. Moves to look at say whether they are pressed; the one that
   * is made does not. Nothing is done where it is not offered: the garden may have glided on under the finger.
   */
  private async commit(name: RegExp | string): Promise<void> {
    const offered = this.button(name).first();
    if (!(await isSoon(offered.waitFor({ timeout: SOON_MS })))) return;
    const make = this.button(name).and(this.page.locator(':not([aria-pressed])'));
    if ((await make.count()) === 0) await this.press(offered);
    await this.press(make.first());
  }

  private async countLines(): Promise<number> {
    return this.page.locator('.log > li').count();
  }
}

const MOST_TRIES = 10;
/** How long a question may take to appear. */
const PATIENCE_MS = 5000;
const SOON_MS = 2000;

const isSoon = async (event: Promise<unknown>): Promise<boolean> =>
  event.then(
    () => true,
    () => false,
  );

/** Runs in the page: whether a finger on the middle of an area means this area, not one that stands before it. */
function isInReach(area: Element): boolean {
  const { x, y, width, height } = area.getBoundingClientRect();
  const touched = document.elementsFromPoint(x + width / 2, y + height / 2);
  if (!(touched[0]?.closest('.bk-stage-world') instanceof Element)) return false;
  const plots = touched.map((element) => {
    const name = element.closest<SVGElement>('[data-area]')?.dataset['area'];
    return document.querySelector(`.gn-plot[data-area="${name}"]`);
  });
  return plots.find((plot) => plot?.matches('[data-open=true]')) === area;
}
