import { findProgram, type ProgramName } from '../../scripts/programs.ts';
import { launchChromium } from './chromium-engine.ts';
import type { Engine } from './engine.ts';
import { launchFirefox } from './firefox-engine.ts';
import { launchOldWebKit, launchWebKit } from './webkit-engine.ts';

function locate(name: ProgramName): string {
  const path = findProgram(name);
  if (path === undefined) throw new Error(`There is no ${name} here; "npm run browsers" finds or installs it.`);
  return path;
}

/** How the engine is started that is too old for the page. */
export const launchTooOld = (): Engine =>
  launchOldWebKit({ driver: locate('oldWebkitDriver'), browser: locate('oldWebkitBrowser') });

/** How each engine is started. */
export const launchers = {
  chromium: async (): Promise<Engine> => launchChromium(locate('chromium')),
  firefox: async (): Promise<Engine> => launchFirefox(locate('firefox')),
  webkit: async (): Promise<Engine> =>
    launchWebKit({ driver: locate('webkitDriver'), browser: locate('webkitBrowser'), screen: locate('screen') }),
} as const;
