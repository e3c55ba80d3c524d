import type { Locator } from 'playwright-core';

/** How someone acts on what they have found on the page. */
export type Press = (target: Locator) => Promise<void>;

/** Where the middle of an area lies under its tag, the tag is what a hand hits; both must do the same. */
const wherever = { force: true, timeout: 5000 } as const;

export const click: Press = async (target) => target.click(wherever);

export const tap: Press = async (target) => target.tap(wherever);

/** The focus, and the key that acts on what has it. */
export const enter: Press = async (target) => {
  await target.focus({ timeout: 5000 });
  await target.press('Enter', { timeout: 5000 });
};
