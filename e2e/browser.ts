import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { findProgram } from '../scripts/programs.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the browser can be reached that all files share. */
    browser: string;
  }
}

/** Stands for an address in one's own network, which browsers trust less than this machine's own. */
export const PLAIN_HOST = 'potager.test';

/**
 * What playwright-core turns off, because only the last of such lists counts; and the pages in which Chromium shows
 * what its address bar suggests: a process of their own for each window, which costs as much as a page of ours.
 */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${WITHOUT.join()}`,
  `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
];

/** One browser for all test files; each of them opens profiles of its own in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const executablePath = findProgram('chromium');
  if (executablePath === undefined) throw new Error('There is no Chromium here; "npm test" installs one.');
  const server: BrowserServer = await chromium.launchServer({ executablePath, args: ARGUMENTS });
  project.provide('browser', server.wsEndpoint());
  return async () => server.close();
}
