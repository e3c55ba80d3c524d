import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Every rule number of a game's README must open the name of a test: `it('GN-C4 a third floor on value 3 costs 5', …)`.
 * And no test may carry a number that the rules do not have.
 */
export function checkRuleCoverage(folder: string): void {
  const rules = new Set(numbersIn(readFileSync(path.join(folder, 'README.md'), 'utf8'), /^- ([A-Z]{2}-[A-Z]*\d+)/gm));
  const tests = globSync('**/*.test.ts', { cwd: folder }).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const named = new Set(
    tests.flatMap((text) => numbersIn(text, /\b(?:it|test|describe)(?:\.\w+)*\(\s*['"`]([A-Z]{2}-[A-Z]*\d+)\b/g)),
  );
  assert.ok(rules.size > 0, `${folder}/README.md numbers no rules`);
  assert.deepEqual(
    [...rules].filter((number) => !named.has(number)),
    [],
    'rules without a test named after them',
  );
  assert.deepEqual(
    [...named].filter((number) => !rules.has(number)),
    [],
    'tests named after rules that do not exist',
  );
}

const numbersIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] as string);
