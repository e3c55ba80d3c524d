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

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
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
