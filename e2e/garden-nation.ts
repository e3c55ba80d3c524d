import type { Locator, Page } from 'playwright-core';
import type { Press } from './hands.ts';

/** Plays Garden Nation through the page, finding everything by its role and its name in English. */
export class Builder {
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
    await this.page.waitForFunction(
      () => document.title.startsWith('●') || document.querySelector('[data-status=over]') !== null,
      undefined,
      { timeout },
    );
    return (await this.page.title()).startsWith('●') ? 'turn' : 'over';
  }

  /** One decision, whatever is asked. */
  async decide(): Promise<void> {
    const before = await this.countLines();
    await this.choose();
    await this.page.waitForFunction(
      (count) => document.querySelectorAll('.log > li').length > count || document.querySelector('.curtain') !== null,
      before,
    );
  }

  /** Looks what is asked until something can be answered: the page may still be on its way to the next question. */
  private async choose(): Promise<void> {
    for (;;) {
      const title = await this.choices.getByRole('heading', { level: 2 }).innerText();
      if (title.startsWith('Keep two')) return this.keepMissions();
      if (title.startsWith('Complete a project')) return this.completeProject();
      if (title.startsWith('Who plays next')) return this.press(this.button(/action/).first());
      if (await this.act()) return;
      await this.page.waitForTimeout(100);
    }
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

  private async completeProject(): Promise<void> {
    const complete = this.button(/^complete/);
    if (await complete.isDisabled()) await this.press(this.choices.getByRole('listitem').getByRole('button').first());
    await this.press(complete);
  }

  /** Builds where that is possible; otherwise gains inhabitants, goes on, lets the action pass, or moves the torticrane. */
  private async act(): Promise<boolean> {
    const build = this.page.getByRole('button', { name: /^Area .*you can build/ });
    const abandon = this.page.getByRole('button', { name: /^Area .*you can abandon/ });
    const ways = /^(Go on to|Let the action pass|Torticrane to)/;
    if ((await build.count()) > 0) {
      await this.press(await this.findInReach(build));
      return this.commit(/^(Build here|Add a floor|Build, turning)/);
    }
    if ((await abandon.count()) > 0) {
      await this.press(await this.findInReach(abandon));
      return this.commit('Abandon the building');
    }
    return this.commit(ways);
  }

  /** On a small screen some of the garden lies beyond its edge; what gets the focus is brought in. */
  private async findInReach(areas: Locator): Promise<Locator> {
    for (const area of await areas.all()) if (await area.evaluate(isInReach)) return area;
    await areas.first().focus();
    await this.page.waitForTimeout(500);
    return areas.first();
  }

  /**
   * Looks at a move where there are several, then makes it. Moves to look at say whether they are pressed; the one that is made does not. False where it
   * is not offered: the garden may have glided on under the finger.
   */
  private async commit(name: RegExp | string): Promise<boolean> {
    const offered = this.button(name).first();
    if (!(await isSoonVisible(offered))) return false;
    const make = this.button(name).and(this.page.locator(':not([aria-pressed])'));
    if ((await make.count()) === 0) await this.press(offered);
    await this.press(make.first());
    return true;
  }

  private async countLines(): Promise<number> {
    return this.page.locator('.log > li').count();
  }
}

const isSoonVisible = async (target: Locator): Promise<boolean> =>
  target.waitFor({ timeout: 1500 }).then(
    () => true,
    () => false,
  );

/** Runs in the page: whether a finger on the middle of an element would touch the stage it stands on. */
function isInReach(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.bk-stage-world') instanceof Element;
}
