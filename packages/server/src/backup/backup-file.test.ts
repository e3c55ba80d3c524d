import { expect, test } from 'vitest';
import { listOutdated, makeBackupName, readBackupTime } from './backup-file.ts';

const DAY_MS = 86_400_000;
/** A Monday. */
const START = Date.UTC(2030, 0, 7, 4);

/** What is left after so many days of backups, each followed by a clearing up. */
function keepFor(days: number, perDay: number): string[] {
  let names: string[] = [];
  for (let i = 0; i < days * perDay; i++) {
    names.push(makeBackupName(START + (i * DAY_MS) / perDay));
    const outdated = listOutdated(names, { daily: 7, weekly: 4 });
    names = names.filter((name) => !outdated.includes(name));
  }
  return names;
}

const dates = (names: readonly string[]): string[] => names.map((name) => name.slice(8, 16));

test('a name says when it was made, and what has another name is none of ours', () => {
  expect(makeBackupName(START)).toBe('potager-20300107T040000Z.sqlite');
  expect(readBackupTime(makeBackupName(START))).toBe(START);
  for (const name of ['potager.sqlite', 'potager-20300107T040000Z.sqlite.part', 'my potager-20300107T040000Z.sqlite'])
    expect(readBackupTime(name)).toBeUndefined();
});

test('the last of seven days and of four weeks stay', () => {
  // 50 days later it is a Monday again: the Sundays before are the last of their weeks.
  expect(dates(keepFor(50, 1))).toEqual([
    '20300210',
    '20300217',
    '20300219',
    '20300220',
    '20300221',
    '20300222',
    '20300223',
    '20300224',
    '20300225',
  ]);
});

test('of more than one a day all of the last day stay', () => {
  const kept = keepFor(30, 4);
  // Four of the last day, one of each of the six before, and the Sundays of two weeks before those.
  expect(kept).toHaveLength(4 + 6 + 2);
  expect(new Set(dates(kept)).size).toBe(1 + 6 + 2);
});

test('whatever else lies there is left alone', () => {
  const names = [
    'notes.txt',
    'potager-monday.sqlite',
    ...Array.from({ length: 20 }, (_, i) => makeBackupName(START + i * DAY_MS)),
  ];
  const outdated = listOutdated(names, { daily: 1, weekly: 0 });
  expect(outdated).toHaveLength(19);
  expect(outdated.every((name) => readBackupTime(name) !== undefined)).toBe(true);
});
