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
    const title = await this.choices.getByRole('heading', { level: 2 }).innerText();
    if (title.startsWith('Keep two')) await this.keepMissions();
    else if (title.startsWith('Complete a project')) await this.completeProject();
    else if (title.startsWith('Who plays next')) await this.press(this.button(/action/).first());
    else await this.act();
    await this.page.waitForFunction(
      (count) => document.querySelectorAll('.log > li').length > count || document.querySelector('.curtain') !== null,
      before,
    );
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

  private async act(): Promise<void> {
    const areas = this.page.getByRole('button', { name: /^Area .*you can build/ });
    if ((await areas.count()) === 0) return this.doSomethingElse();
    await this.press(areas.first());
    await this.commit(/^(Build here|Add a floor|Build, turning)/);
  }

  /** Where nothing can be built: gain inhabitants, go on, or let the action pass. */
  private async doSomethingElse(): Promise<void> {
    const own = this.page.getByRole('button', { name: /^Area .*you can abandon/ });
    if ((await own.count()) > 0) await this.press(own.first());
    await this.commit(/^(Abandon the building|Go on to|Let the action pass)/);
  }

  /** Looks at a move where there are several, then makes it. Moves to look at say whether they are pressed; the one that is made does not. */
  private async commit(name: RegExp): Promise<void> {
    const make = this.button(name).and(this.page.locator(':not([aria-pressed])'));
    if ((await make.count()) === 0) await this.press(this.button(name).first());
    await this.press(make);
  }

  private async countLines(): Promise<number> {
    return this.page.locator('.log > li').count();
  }
}
