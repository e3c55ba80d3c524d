import type { Page } from 'playwright-core';
import { tellStatus } from '../status.ts';

/** How long the page may take for one step, on a machine that others use, too. */
const timeout = 20_000;

/** Plays any game in any language from the list of all moves, by keys alone: any of them, for it knows no words. */
export class ListPlayer {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async wait(): Promise<'turn' | 'over'> {
    const told = await this.page.waitForFunction(tellStatus, undefined, { timeout: 60_000 });
    return (await told.jsonValue()) as 'turn' | 'over';
  }

  async decide(): Promise<void> {
    const lines = this.page.locator('.log > li');
    const before = await lines.count();
    await this.page.keyboard.press('w');
    const moves = this.page.locator('dialog[open] .hints li');
    await moves.first().waitFor({ timeout });
    const any = Math.floor(Math.random() * (await moves.count()));
    await moves.nth(any).getByRole('button').last().press('Enter');
    await this.page.waitForFunction((count) => document.querySelectorAll('.log > li').length > count, before, {
      timeout,
    });
  }
}
