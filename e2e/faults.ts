import type { Page } from 'playwright-core';
import { listViolations } from './axe.ts';

/** Everything that is wrong with the page as it is now: what axe finds, what a finger would miss, what sticks out. */
export async function listFaults(page: Page): Promise<string[]> {
  return [...(await listViolations(page)), ...(await listSmallTargets(page)), ...(await listOverflow(page))];
}

export async function listOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('dialog[open], dialog[open] .dialog-sheet')]
      .filter((dialog) => dialog.scrollWidth > dialog.clientWidth)
      .map((dialog) => `${dialog.className} is ${String(dialog.scrollWidth - dialog.clientWidth)} px too wide inside`);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return dialogs;
    const widest = [...document.querySelectorAll('body *')].filter(
      (part) => part.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const names = widest.slice(0, 4).map((part) => `${part.tagName} ${part.getAttribute('class') ?? ''}`);
    return [
      ...dialogs,
      `the page is ${String(scrollWidth - clientWidth)} px wider than the window: ${names.join(', ')}`,
    ];
  });
}

/**
 * What a finger is to press and is smaller than 44 px. Areas of a board grow with it: those that wait to be pressed
 * count.
 */
async function listSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (!matchMedia('(pointer: coarse)').matches) return [];
    const pressed = 'button, a[href], select, summary, input, label:has(input), [role=button][data-open=true]';
    const isHidden = (element: Element): boolean =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      (element.matches('input') && element.closest('label') !== null) ||
      element.closest('[inert]') !== null;
    return [...document.querySelectorAll(pressed)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      // A hair less is what rounding makes of 44.
      const isLarge = width >= 43.5 && height >= 43.5;
      if (isHidden(element) || isLarge) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return [`${width.toFixed(0)} × ${height.toFixed(0)} px: ${element.className} ${name.slice(0, 60)}`];
    });
  });
}
