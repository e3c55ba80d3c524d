import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report, ReportContext } from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Storage } from './storage.ts';
import { addPerson } from './write.ts';

let folder: string;
let storage: Storage;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'potager-reports-'));
  storage = Storage.open(folder);
  const people = ['Ann', 'Ben', 'Cleo'].map((name) => addPerson({ id: name.toLowerCase(), name }, 0));
  await storage.commits.commit(...people);
});

afterEach(async () => {
  await storage.close();
  rmSync(folder, { recursive: true });
});

const context: ReportContext = {
  game: 'eden',
  status: 'playing',
  reporter: { name: 'Ann', seats: [0] },
  about: { name: 'Ben', seats: [1] },
  said: [{ n: 7, at: 70, person: 'ben', text: 'boo', to: 'table' }],
  absences: [],
};

const add = (at: number, changes: Partial<Report> = {}): void =>
  storage.reports.add({
    at,
    reporter: 'ann',
    about: 'ben',
    reason: 'talk',
    text: '',
    table: 'somewhere',
    context,
    ...changes,
  });

const idsOf = (reports: readonly Report[]): number[] => reports.map(({ id }) => id);

test('a report is read as it was written', () => {
  add(5, { text: 'rude', entry: 7 });
  const report = { at: 5, reporter: 'ann', about: 'ben', reason: 'talk', text: 'rude', table: 'somewhere', entry: 7 };
  expect(storage.reports.find(1)).toEqual({ id: 1, ...report, context });
  expect(storage.reports.find(2)).toBeUndefined();
});

test('reports come in pages, the latest first, open or settled, about all or one', () => {
  for (let at = 1; at <= 5; at++) add(at, { about: at === 2 ? 'cleo' : 'ben' });
  expect(idsOf(storage.reports.list({ most: 2 }))).toEqual([5, 4]);
  expect(idsOf(storage.reports.list({ most: 2, before: 4 }))).toEqual([3, 2]);
  expect(storage.reports.settle(4, 9)).toBe(true);
  expect(storage.reports.settle(4, 10)).toBe(false);
  expect(idsOf(storage.reports.list({ most: 9, isSettled: false }))).toEqual([5, 3, 2, 1]);
  expect(storage.reports.list({ most: 9, isSettled: true })).toMatchObject([{ id: 4, settledAt: 9 }]);
  expect(idsOf(storage.reports.list({ most: 9, about: 'cleo' }))).toEqual([2]);
  expect(storage.reports.countOpen()).toBe(4);
  expect(storage.reports.countBy('ann', 3)).toBe(2);
});

test('what was settled long ago is forgotten; what is open is not', () => {
  for (let at = 1; at <= 3; at++) add(at);
  storage.reports.settle(1, 10);
  storage.reports.settle(2, 20);
  expect(storage.reports.removeSettled(20, 9)).toBe(1);
  expect(idsOf(storage.reports.list({ most: 9 }))).toEqual([3, 2]);
});

test('reports and mutes go with whoever wrote them and with whomever they are about', () => {
  add(1);
  add(2, { reporter: 'cleo' });
  add(3, { reporter: 'cleo', about: 'ann' });
  expect(storage.mutes.add('ann', 'ben', 1)).toBe(true);
  expect(storage.mutes.add('ann', 'nobody', 1)).toBe(false);
  storage.mutes.add('ben', 'cleo', 2);
  storage.mutes.add('cleo', 'ann', 3);
  storage.people.remove('ann');
  expect(idsOf(storage.reports.list({ most: 9 }))).toEqual([2]);
  expect(storage.mutes.list('ben')).toEqual([{ person: 'cleo', name: 'Cleo', at: 2 }]);
  expect(storage.mutes.list('cleo')).toEqual([]);
  storage.people.remove('ben');
  expect(storage.reports.list({ most: 9 })).toEqual([]);
});
