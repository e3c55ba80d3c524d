import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

const docs = readFileSync(join(root, 'docs/security.md'), 'utf8');

interface Named {
  readonly file: string;
  readonly name: string;
}

const named: readonly Named[] = [...docs.matchAll(/^- `([^`]+)`: "(.+)"$/gm)].map(([, file, name]) => ({
  file: file as string,
  name: name as string,
}));

/** Whether a file has a test of that name: as a string that begins a line, or the argument or promise of something. */
function hasTest({ file, name }: Named): boolean {
  const source = readFileSync(join(root, file), 'utf8');
  return [`'${name.replaceAll("'", "\\'")}'`, `"${name}"`, `\`${name}\``].some((quoted) =>
    new RegExp(String.raw`(^\s*|\(|promise: )${RegExp.escape(quoted)},`, 'm').test(source),
  );
}

test('every test that docs/security.md names is there', () => {
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((one) => !hasTest(one))).toEqual([]);
});

test('a test that is not there is noticed', () => {
  expect(hasTest({ file: 'scripts/security.test.ts', name: 'a test that is not there is noticed' })).toBe(true);
  expect(hasTest({ file: 'scripts/security.test.ts', name: 'a test that is not there' })).toBe(false);
});

test('every threat in docs/security.md has a test against it', () => {
  const threats = docs.split(/^(?=\*\*)/m).slice(1);
  expect(threats.length).toBeGreaterThan(20);
  expect(threats.filter((text) => !/^- `[^`]+`: "/m.test(text)).map((text) => text.split('\n')[0])).toEqual([]);
});
