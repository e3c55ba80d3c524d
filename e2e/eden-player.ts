import type { Locator, Page } from 'playwright-core';
import type { Press } from './hands.ts';
import { tellStatus } from './status.ts';

/** Plays Eden through the page, finding everything by its role and its name in English. */
export class EdenPlayer {
  readonly page: Page;
  private readonly press: Press;

  constructor(page: Page, press: Press) {
    this.page = page;
    this.press = press;
  }

  get choices(): Locator {
    return this.page.getByRole('region', { name: 'What you can do' });
  }

  button(name: RegExp | string): Locator {
    return this.choices.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Until it is this player's turn, or the game is over; returns which. */
  async wait(timeout = 20_000): Promise<'turn' | 'over'> {
    const told = await this.page.waitForFunction(tellStatus, undefined, { timeout });
    return (await told.jsonValue()) as 'turn' | 'over';
  }

  async isAwaited(): Promise<boolean> {
    return (await this.page.title()).startsWith('●');
  }

  /** Whether a bid awaits this player's answer. */
  async isCalled(): Promise<boolean> {
    return (await this.page.title()).includes('bidding');
  }

  /** One decision, whatever is asked. Looks again where the page has moved on in the meantime. */
  async decide(): Promise<void> {
    const before = await this.page.locator('.log > li').count();
    do await this.choose();
    while (!(await this.hasMovedOn(before)));
  }

  private async hasMovedOn(before: number): Promise<boolean> {
    const hasMore = (count: number): boolean =>
      document.querySelectorAll('.log > li').length > count || document.querySelector('.curtain') !== null;
    return this.page.waitForFunction(hasMore, before, { timeout: 2000 }).then(
      () => true,
      () => false,
    );
  }

  /** Decides until the game is over; returns how often. */
  async playToTheEnd(most = 300): Promise<number> {
    for (let decisions = 0; decisions < most; decisions++) {
      if ((await this.wait()) === 'over') return decisions;
      await this.decide();
    }
    throw new Error(`the game is not over after ${String(most)} decisions`);
  }

  /** Touches a cell of the land, which a small screen may have to be moved to. */
  async touch(cell: Locator): Promise<void> {
    await cell.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await this.page.evaluate(() => scrollBy({ top: -160, behavior: 'instant' }));
    await this.press(cell);
  }

  private async choose(): Promise<void> {
    if (await isThere(this.button(/^(Open with|Accept) /))) return this.bid();
    if (await this.reach()) return;
    if (await this.playCard(/^Culture card .* fits in/, /^Play culture card/)) return;
    if (await this.playCard(/^Irrigation card .* you can irrigate it/, /^Irrigate/)) return;
    await this.endTurn();
  }

  /** Opens as low as possible, raises once while that is cheap, then accepts. */
  private async bid(): Promise<void> {
    const isCheap = await isThere(this.button(/^(Open with|Raise to (15|20)$)/));
    await this.commit(isCheap ? /^(Open with|Raise to)/ : /^Accept/);
  }

  private async reach(): Promise<boolean> {
    const target = this.page.getByRole('gridcell', { name: /you can reach for it/ });
    if (!(await isThere(target))) return false;
    await this.touch(target.first());
    return this.commit(/^Attack/);
  }

  private async playCard(card: RegExp, play: RegExp): Promise<boolean> {
    const hand = this.page.getByRole('region', { name: 'Your cards' }).getByRole('button', { name: card });
    if (!(await isThere(hand))) return false;
    await this.press(hand.first());
    return this.commit(play);
  }

  /** Where a card could still be played, ending the turn asks whether that is meant; then it is called otherwise. */
  private async endTurn(): Promise<void> {
    await this.commit(/^(End turn|Pass|Really .*)$/);
  }

  /** Makes the move that is offered; false where it is not. */
  private async commit(name: RegExp): Promise<boolean> {
    const offered = this.button(name).first();
    if (!(await isSoonThere(offered))) return false;
    await this.press(offered);
    return true;
  }
}

const isThere = async (target: Locator): Promise<boolean> => (await target.count()) > 0;

const isSoonThere = async (target: Locator): Promise<boolean> =>
  target.waitFor({ timeout: 1000 }).then(
    () => true,
    () => false,
  );
