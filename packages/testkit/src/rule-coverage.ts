import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A rule of a game's README: its number, and how it is marked. */
export interface WrittenRule {
  readonly number: string;
  readonly marks: ReadonlySet<string>;
}

/** Each bullet of a game's README that begins with a rule number, to the end of its last line. */
export function readRules(folder: string): readonly WrittenRule[] {
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const bullets = readme.matchAll(/^- ([A-Z]{2}-[A-Z]*\d+) .*(?:\n {2}.*)*/gm);
  const rules = [...bullets].map(([text, number]) => ({
    number: number as string,
    marks: new Set([...text.matchAll(/\[(\w+)[^\]]*\]\*\*/g)].map(([, mark]) => mark as string)),
  }));
  assert.ok(rules.length > 0, `${folder}/README.md numbers no rules`);
  return rules;
}

/** `it('GN-C4 …', …)`, and what follows `it.each(…)`. */
const TEST_NAMES = [
  /\b(?:it|test|describe)(?:\.\w+)*\(\s*['"`]([A-Z]{2}-[A-Z]*\d+)\b/g,
  /[)`]\(\s*['"`]([A-Z]{2}-[A-Z]*\d+)\b/g,
];

/**
 * Every rule number of a game's README must open the name of a test: `it('GN-C4 a third floor on value 3 costs 5', …)`.
 * And no test may carry a number that the rules do not have.
 */
export function checkRuleCoverage(folder: string): void {
  const rules = new Set(readRules(folder).map(({ number }) => number));
  const files = globSync('**/*.test.{ts,tsx}', { cwd: folder });
  const tests = files.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const named = new Set(tests.flatMap((text) => TEST_NAMES.flatMap((pattern) => numbersIn(text, pattern))));
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
