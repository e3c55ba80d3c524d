import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { provideProgram } from './programs.ts';
import { interrupt } from './interrupt.ts';
import { root } from './workspace.ts';

/**
 * Draws the icons of the installed page from the sprig, on paper, with room for round masks: `npm run icons`, after the
 * sprig has changed.
 */
const publicFolder = join(root, 'packages/web/public');
const sprig = readFileSync(join(publicFolder, 'sprig.svg'), 'utf8');

const browser = await chromium.launch({
  executablePath: await provideProgram('chromium', interrupt),
  args: ['--no-sandbox'],
});
mkdirSync(join(publicFolder, 'icons'), { recursive: true });
for (const size of [192, 512]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:#f8efdc}svg{width:56%}</style>${sprig}`,
  );
  await page.screenshot({ path: join(publicFolder, `icons/icon-${String(size)}.png`) });
  await page.close();
}
await browser.close();
