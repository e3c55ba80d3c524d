import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WorkspaceCopy } from './testing/workspace-copy.ts';

let copy: WorkspaceCopy;

/** All of the new game at once, board and tests: the whole workspace would take long, and is checked elsewhere. */
const OWN_TYPES = {
  extends: './packages/web/tsconfig.json',
  compilerOptions: { types: ['node', 'vite/client'], tsBuildInfoFile: null },
  include: ['packages/games/one-heap', 'packages/games/registry.ts'],
  exclude: [],
};

beforeAll(() => {
  copy = new WorkspaceCopy();
  writeFileSync(join(copy.folder, 'tsconfig.new-game.json'), JSON.stringify(OWN_TYPES));
});

afterAll(() => copy.remove());

describe('a new game', { timeout: 160_000 }, () => {
  it('is a folder and a line in the registry', async () => {
    const made = await copy.run('scripts/new-game.ts', 'one-heap', 'OH');
    expect(made).toMatchObject({ code: 0 });
    expect(made.output).toContain('packages/games/one-heap is a game');
    const registry = readFileSync(join(copy.folder, 'packages/games/registry.ts'), 'utf8');
    expect(registry).toContain("import { oneHeap } from './one-heap/index.ts';");
    expect(registry).toMatch(/, oneHeap\];/);
    const texts = readdirSync(join(copy.folder, 'packages/games/one-heap'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    expect(texts.filter((text) => /take.?away|\bTA-/i.test(text))).toEqual([]);
  });

  it.each([
    ['types of its rules', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.rules.json', '--noEmit'],
    ['types of its board and tests', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.new-game.json'],
    [
      'lint',
      'node_modules/oxlint/bin/oxlint',
      '--deny-warnings',
      'packages/games/one-heap',
      'packages/games/registry.ts',
    ],
    ['format', 'node_modules/oxfmt/bin/oxfmt', '--check', 'packages/games'],
    ['dead code', 'node_modules/knip/bin/knip.js', '--no-progress'],
  ])('passes %s', async (_what, ...argv) => {
    expect(await copy.run(...(argv as [string, ...string[]]))).toMatchObject({ code: 0 });
  });

  it('passes its own tests, the contract suite, and those that go through all games', async () => {
    const projects = ['--project=unit', '--project=contract one-heap'];
    const files = ['packages/games/one-heap', 'packages/games/contract', 'fairness', 'checkpoints'];
    const { code, output } = await copy.run('node_modules/vitest/vitest.mjs', 'run', ...projects, ...files);
    expect({ code, output }).toMatchObject({
      code: 0,
      output: expect.stringContaining('contract one-heap') as string,
    });
  });

  it.each([
    [['one-heap', 'OO'], 'There is a game called one-heap already.'],
    [['two-heaps', 'OH'], 'Another game numbers its rules with OH.'],
    [['two-heaps'], 'new-game takes a name and two letters.'],
    [['Two Heaps', 'TH'], 'A game cannot be called "Two Heaps".'],
    [['switch', 'SW'], 'A game cannot be called "switch".'],
    [['page', 'PA'], 'A game cannot be called "page".'],
    [['two-heaps', 'th'], 'two capital letters, not "th"'],
  ])('%j is refused: %s', async (args, problem) => {
    const { code, output } = await copy.run('scripts/new-game.ts', ...args);
    expect(output).toContain(problem);
    expect(code).toBe(2);
  });
});
