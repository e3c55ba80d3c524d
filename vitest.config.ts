import { defineConfig } from 'vitest/config';
import { gameNames } from './packages/games/registry.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The name of the game that the contract suite is to run on. */
    game: string;
  }
}

const contractSuite = 'packages/games/contract.test.ts';

/** Tests that start servers, sockets or processes: not for before every commit. */
const slowTests = ['packages/{server,cli}/**/*.test.ts', 'scripts/{command,container,lint,new-game}.test.ts'];

/** Machines are shared: a test that takes a second alone must not fail because others are at work. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Likewise what a page is to come to by itself: a second is not much where three pages share two cores. */
const patientPolls = { expect: { poll: { timeout: 20_000 } } };

/**
 * A worker keeps what it has loaded from file to file: loading rules, server and browser driver anew for each takes
 * longer than most of their tests. Files leave nothing behind that others could find.
 */
const shared = { isolate: false };

/** The testkit's own small games are not registered, yet keep the contract too. */
const contractGames = [...gameNames, 'take-away', 'three-in-a-row'];

/** One project a game, so that games share the cores and each is named in the output. */
const contractProjects = contractGames.map((game) => ({
  test: { name: `contract ${game}`, include: [contractSuite], provide: { game } },
}));

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    retry: 0,
    exclude: ['**/node_modules/**', '**/dist/**'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [contractSuite, ...slowTests],
          ...shared,
          ...patience,
        },
      },
      { test: { name: 'server', include: slowTests, ...shared, ...patience } },
      ...contractProjects,
      {
        test: {
          name: 'browser',
          ...patientPolls,
          include: ['e2e/*.test.ts'],
          globalSetup: 'e2e/browser.ts',
          sequence: { groupOrder: 1 },
          ...shared,
          // A browser test waits as often as it works: a third one fills the gaps of two.
          maxWorkers: 3,
          // Four times what the longest game takes on a quiet machine; drivers give up by themselves where nothing
          // comes of what they do.
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'long',
          ...patientPolls,
          include: ['e2e/long/*.test.ts'],
          globalSetup: 'e2e/browser.ts',
          sequence: { groupOrder: 2 },
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'engines',
          ...patientPolls,
          include: ['e2e/engines/*.test.ts'],
          sequence: { groupOrder: 3 },
          // The slowest engine on a machine that others work on, too; the runner has a budget for all of it.
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
