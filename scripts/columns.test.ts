import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './workspace.ts';

const COLUMNS = 120;

/** What cannot be broken: tables, what is quoted word for word, and where security.md names a test. */
const isVerbatim = (line: string): boolean => /^(\||\s{4}|- `[^`]+`: "|!?\[[^\]]*\]\(\S+\)$)/.test(line);

/** Comments that stand in lines of their own. */
const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*)/.test(line);

function longLines(file: string, text: string): string[] {
  const isProse = file.endsWith('.md');
  return text
    .split('\n')
    .map((line, i) => ({ line, place: `${file}:${i + 1}` }))
    .filter(({ line }) => line.length > COLUMNS && (isProse ? !isVerbatim(line) : isComment(line)))
    .map(({ place }) => place);
}

test('prose and comments are wrapped at 120 columns; the formatter wraps code', () => {
  const kinds = ['*.md', '*.ts', '*.tsx', '*.css', '*.mjs'];
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...kinds], { cwd: root }).toString();
  const names = listed.split('\n').filter((name) => name !== '' && existsSync(join(root, name)));
  expect(names.length).toBeGreaterThan(500);
  expect(names.flatMap((name) => longLines(name, readFileSync(join(root, name), 'utf8')))).toEqual([]);
});

test('a line that is too long is noticed', () => {
  const long = 'word '.repeat(30);
  expect(longLines('a.md', `# A\n${long}\n| ${long} |`)).toEqual(['a.md:2']);
  expect(longLines('a.ts', `const text = '${long}';\n  // ${long}\n/** ${long} */`)).toEqual(['a.ts:2', 'a.ts:3']);
});
