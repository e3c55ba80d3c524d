import type { Page } from 'playwright-core';
import type { Visit } from './test-site.ts';

const NAMES = { en: 'English', fr: 'Français', de: 'Deutsch' } as const;

export type Language = keyof typeof NAMES;

/** Changes the language of a page as it stands: from another window of the same browser. */
export class Interpreter {
  private readonly page: Page;
  private readonly settings: Page;

  private constructor(page: Page, settings: Page) {
    this.page = page;
    this.settings = settings;
  }

  static async at({ page, context }: Visit): Promise<Interpreter> {
    const settings = await context.newPage();
    await settings.goto(new URL('/settings', page.url()).href);
    await settings.getByRole('radio', { name: NAMES.en }).waitFor();
    await page.bringToFront();
    return new Interpreter(page, settings);
  }

  async speak(language: Language): Promise<void> {
    // A window in the background is drawn too seldom for a hand to aim at.
    await this.settings.getByRole('radio', { name: NAMES[language] }).dispatchEvent('click');
    await this.page.locator(`html[lang=${language}]`).waitFor();
  }
}
