import { expect, test } from 'vitest';
import { type JournalLine, makeTally, parseJournal } from './journal.ts';

const start = (file: string, at: number): JournalLine => ({ event: 'start', file, at });
const end = (file: string, at: number, state = 'passed'): JournalLine => ({ event: 'end', file, at, state });

test('passed and failed tests are counted one by one', () => {
  const lines: JournalLine[] = [
    start('a', 0),
    { event: 'test', file: 'a', name: 'one', state: 'passed' },
    { event: 'test', file: 'a', name: 'two', state: 'failed' },
    end('a', 1000, 'failed'),
  ];
  expect(makeTally(lines, 1000)).toMatchObject({ passed: 1, failed: 1, remarks: [], running: [] });
});

test('a failed test is named with its reason, for runs that are cut short', () => {
  const lines: JournalLine[] = [
    start('a', 0),
    { event: 'test', file: 'a', name: 'one', state: 'failed', why: 'expected 1 to be 2' },
  ];
  expect(makeTally(lines, 0).failures).toEqual(['failed: a one: expected 1 to be 2']);
});

test('a skipped test is a failed one, and is named', () => {
  const lines: JournalLine[] = [start('a', 0), { event: 'test', file: 'a', name: 'later', state: 'skipped' }];
  const tally = makeTally(lines, 0);
  expect(tally.failed).toBe(1);
  expect(tally.remarks).toEqual(['skipped, which counts as failed: a later']);
});

test('a test that says what it needs may be skipped, and is named', () => {
  const name = 'a container runs (needs podman)';
  const tally = makeTally([start('a', 0), { event: 'test', file: 'a', name, state: 'skipped' }], 0);
  expect(tally).toMatchObject({ passed: 0, failed: 0, remarks: [`skipped: a ${name}`] });
});

test('a file that fails to load counts as one failure', () => {
  expect(makeTally([start('a', 0), end('a', 5, 'failed')], 5).failed).toBe(1);
});

test('a run cut short tells what was running and what was slow', () => {
  const tally = makeTally([start('quick', 0), end('quick', 1000), start('slow', 500)], 9500);
  expect(tally.running).toEqual(['slow']);
  expect(tally.slowest).toEqual([
    { file: 'slow', seconds: 9 },
    { file: 'quick', seconds: 1 },
  ]);
});

test('lines are read back as they were written', () => {
  const lines = [start('a', 0), end('a', 1)];
  expect(parseJournal(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))).toEqual(lines);
});
