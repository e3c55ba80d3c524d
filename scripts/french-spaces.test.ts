import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isFrench, withFrenchSpaces } from './french-spaces.ts';
import { root } from './workspace.ts';

/** In files of several languages: only French has a space before these. */
const LOOSE = /[\p{L}’»)}][ \u00A0][;!?»](?=[\s.'`\\]|$)|[\p{L}’»)][ \u00A0]:(?=[\s'`\\])/u;

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The lines that differ once the spaces are set, as they should be. */
function wrongLines(file: string, source: string): string[] {
  const wanted = withFrenchSpaces(source).split('\n');
  return source
    .split('\n')
    .flatMap((line, n) => (line === wanted[n] ? [] : [`${file}:${n + 1}: ${wanted[n]!.trim()}`]));
}

test('French texts have a narrow no-break space before : ; ! ? » and after «', () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'packages'], { cwd: root }).toString();
  const files = listed.split('\n').filter((file) => isFrench(file) && existsSync(join(root, file)));
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((file) => wrongLines(file, read(file)))).toEqual([]);
});

test('so have those in files of several languages', () => {
  for (const file of ['packages/kernel/src/notation-words.ts', 'packages/server/src/calls/call-words.ts'])
    expect(
      read(file)
        .split('\n')
        .filter((line) => LOOSE.test(line) && !/ \? .* : /.test(line)),
    ).toEqual([]);
});

test('so have the first games', () => {
  const lessons = globSync('packages/games/*/lesson/lesson.ts', { cwd: root });
  expect(lessons.length).toBeGreaterThan(1);
  for (const file of lessons) {
    const french = read(file)
      .split('\n')
      .filter((line) => /^\s*fr:/.test(line));
    expect(wrongLines(file, french.join('\n'))).toEqual([]);
  }
});

test('a space that is missing, or may end a line, is noticed; code is left alone', () => {
  const wrong = (text: string): boolean => wrongLines('fr.ts', text).length > 0;
  expect(wrong("a: 'Vraiment passer ?'")).toBe(true);
  expect(wrong("a: 'Vraiment passer?'")).toBe(true);
  expect(wrong("a: 'Score: 12'")).toBe(true);
  expect(wrong('a: `${one ? `deux : ${three}` : four} : cinq`')).toBe(true);
  expect(wrong("a: 'Vraiment passer\u202F?'")).toBe(false);
  expect(wrong('a: (one ? `deux\u202F: ${three}` : `à 12:30`) // voir ici : là')).toBe(false);
  expect(wrong("a: 'https://example.org'")).toBe(false);
});
