import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from './command.ts';
import { program, root } from './workspace.ts';

/** A file that breaks a rule, where it would lie, and the rule that must say so. */
interface Violation {
  readonly title: string;
  readonly path: string;
  readonly code: string;
  readonly rule: string;
}

const forbiddenImport = 'eslint(no-restricted-imports)';
const forbiddenGlobal = 'eslint(no-restricted-globals)';

const violations: readonly Violation[] = [
  {
    title: 'a floating promise',
    path: 'packages/server/src/floating.ts',
    code: 'async function work(): Promise<void> {}\nexport function go(): void {\n  work();\n}\n',
    rule: 'typescript(no-floating-promises)',
  },
  {
    title: 'a switch that forgets a case',
    path: 'packages/kernel/src/switch.ts',
    code: "export function f(x: 'a' | 'b'): void {\n  switch (x) {\n    case 'a':\n      break;\n  }\n}\n",
    rule: 'typescript(switch-exhaustiveness-check)',
  },
  {
    title: 'half of an import cycle',
    path: 'packages/kernel/src/cycle-a.ts',
    code: "import { b } from './cycle-b.ts';\nexport const a = (): number => b();\n",
    rule: 'import(no-cycle)',
  },
  {
    title: 'the other half of an import cycle',
    path: 'packages/kernel/src/cycle-b.ts',
    code: "import { a } from './cycle-a.ts';\nexport const b = (): number => a();\n",
    rule: 'import(no-cycle)',
  },
  {
    title: 'chance of its own in rules',
    path: 'packages/games/eden/rules/chance.ts',
    code: 'export const roll = (): number => Math.random();\n',
    rule: 'eslint(no-restricted-properties)',
  },
  {
    title: 'a clock in rules',
    path: 'packages/games/eden/rules/clock.ts',
    code: 'export const now = (): number => Date.now();\n',
    rule: forbiddenGlobal,
  },
  {
    title: 'a timer in a table',
    path: 'packages/table/src/timer.ts',
    code: 'export const wait = (then: () => void): unknown => setTimeout(then, 1);\n',
    rule: forbiddenGlobal,
  },
  {
    title: 'a console in rules',
    path: 'packages/kernel/src/console.ts',
    code: "export const tell = (): void => console.log('hello');\n",
    rule: 'eslint(no-console)',
  },
  ...[
    ['packages/kernel/src/up.ts', '@potager/games'],
    ['packages/kernel/src/outside.ts', 'node:fs'],
    ['packages/games/eden/rules/server.ts', '@potager/server'],
    ['packages/games/eden/rules/deep/outside.ts', 'fast-check'],
    ['packages/games/eden/rules/neighbour.ts', '../../gardlings/rules/tile.ts'],
    ['packages/games/eden/board/web.ts', '@potager/web'],
    ['packages/games/eden/board/climb.ts', '../../registry.ts'],
    ['packages/bots/src/table.ts', '@potager/table'],
    ['packages/table/src/server.ts', '@potager/server'],
    ['packages/server/src/web.ts', '@potager/web'],
    ['packages/server/src/testkit.ts', '@potager/testkit'],
    ['packages/web/src/server.ts', '@potager/server'],
    ['packages/web/src/deep/climb.ts', '../../../server/src/serve.ts'],
    ['packages/cli/src/web.ts', '@potager/web'],
    ['packages/testkit/src/bots.ts', '@potager/bots'],
  ].map(([path = '', specifier = '']) => ({
    title: `${path} importing ${specifier}`,
    path,
    code: `export * from '${specifier}';\n`,
    rule: forbiddenImport,
  })),
];

/** What must pass: the linter is not to cry wolf where an import is allowed. */
const allowed: readonly (readonly [path: string, specifier: string])[] = [
  ['packages/games/eden/rules/fine.ts', '@potager/kernel'],
  ['packages/games/eden/rules/deep/fine.ts', '../fine.ts'],
  ['packages/games/eden/board/fine.ts', 'preact'],
  ['packages/games/eden/board/signal.ts', '@preact/signals'],
  ['packages/games/eden/board/rules.ts', '../rules/fine.ts'],
  ['packages/games/eden/rules/free.test.ts', '@potager/testkit'],
  ['packages/testkit/src/fine.ts', 'fast-check'],
  ['packages/cli/src/fine.ts', '@potager/server'],
  ['packages/web/src/deep/fine.ts', '@potager/table'],
];

interface Finding {
  readonly code: string;
  readonly filename: string;
}

let copy: string;
let findings: readonly Finding[];

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'potager-lint-'));
  const parts = ['oxlint.config.ts', 'package.json', 'scripts/layers.ts', 'packages/web/tsconfig.json'];
  const configs = ['base', 'rules', 'node', 'e2e'].map((name) => `tsconfig.${name}.json`);
  for (const path of [...parts, ...configs, 'tsconfig.json']) cpSync(join(root, path), join(copy, path));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const { path, code } of violations) write(path, code);
  for (const [path, specifier] of allowed) write(path, `export * from '${specifier}';\n`);
  findings = await lint();
}, 60_000);

afterAll(() => rmSync(copy, { recursive: true }));

function write(path: string, code: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), code);
}

async function lint(): Promise<readonly Finding[]> {
  const argv = program('oxlint/bin/oxlint', '--format', 'json', 'packages');
  const { output } = await runCommand({ argv, cwd: copy, signal: new AbortController().signal });
  return (JSON.parse(output) as { diagnostics: Finding[] }).diagnostics;
}

const rulesAgainst = (path: string): string[] =>
  findings.filter(({ filename }) => filename === path).map(({ code }) => code);

test.each(violations)('$title is caught', ({ path, rule }) => {
  expect(rulesAgainst(path)).toContain(rule);
});

test.each(allowed)('%s may import %s', (path) => {
  expect(rulesAgainst(path)).not.toContain(forbiddenImport);
});
