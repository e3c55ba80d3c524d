import { type Browser, chromium, type Page } from 'playwright-core';
import { type Engine, makeEvaluate, type Tab } from './engine.ts';

/** Chromium by playwright-core, as in all other browser tests; with classic scrollbars, which those hide. */
export async function launchChromium(executablePath: string): Promise<Engine> {
  const browser: Browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  return {
    name: 'Chromium',
    open: async () => {
      const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
      return makeTab(await context.newPage());
    },
    close: () => browser.close(),
  };
}

const makeTab = (page: Page): Tab => ({
  goto: async (address) => void (await page.goto(address)),
  reload: async () => void (await page.reload()),
  back: async () => void (await page.goBack()),
  evaluate: makeEvaluate(async (expression) => page.evaluate(expression)),
  click: async (x, y) => page.mouse.click(x, y),
  press: async (key) => page.keyboard.press(key),
  resize: async (width, height) => page.setViewportSize({ width, height }),
  countAccessible: async (role, name) => {
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    await session.detach();
    return nodes.filter((node) => !node.ignored && node.role?.value === role && node.name?.value === name).length;
  },
  screenshot: async () => page.screenshot(),
  close: () => page.context().close(),
});
