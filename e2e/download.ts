import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';

/** What the page hands over as a file when something is done. */
export async function download(page: Page, deed: () => Promise<void>): Promise<{ name: string; json: unknown }> {
  const [file] = await Promise.all([page.waitForEvent('download'), deed()]);
  return { name: file.suggestedFilename(), json: JSON.parse(await text(await file.createReadStream())) };
}
