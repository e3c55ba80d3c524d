import type { Page } from 'playwright-core';

declare global {
  /** What the page has told screen readers since somebody began to gather it. */
  var toldLines: string[] | undefined;
}

/** Runs in the page: gathers from now on what the page tells screen readers. */
export function gatherTold(): void {
  const told: string[] = [];
  globalThis.toldLines = told;
  const hear = (records: readonly MutationRecord[]): void => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        const isLine = node instanceof HTMLElement && node.parentElement?.getAttribute('role') === 'log';
        if (isLine) told.push(node.textContent.trim());
      }
  };
  new MutationObserver(hear).observe(document, { childList: true, subtree: true });
}

export const readTold = async (page: Page): Promise<string[]> => page.evaluate(() => globalThis.toldLines ?? []);

/** Lines of the log that were not told in their place, from the first one that was told. */
export function listUntold(log: readonly string[], told: readonly string[]): string[] {
  const text = told.join('\n');
  let from = 0;
  return log.slice(log.findIndex((line) => text.includes(line))).filter((line) => {
    const place = text.indexOf(line, from);
    if (place >= 0) from = place + line.length;
    return place < 0;
  });
}

/** Lines of the log that were told more often than they stand there. */
export function listRepeated(log: readonly string[], told: readonly string[]): string[] {
  const countIn = (texts: readonly string[], line: string): number => texts.join('\n').split(line).length - 1;
  return [...new Set(log)].filter((line) => countIn(told, line) > countIn(log, line));
}
