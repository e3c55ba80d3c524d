import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report, ReportContext } from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addMute } from './mute-store.ts';
import { addPerson, removePerson } from './person-store.ts';
import { addReport, removeSettledReports, type ReportLimits, settleReport } from './report-store.ts';
import { Storage } from './storage.ts';
import type { Write } from './write.ts';

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

/** How many rows were changed. */
const write = async (one: Write): Promise<number | undefined> => (await storage.commits.commit(one))?.[0];

const NO_LIMITS: ReportLimits = { since: 0, mostBy: 100, mostOpen: 100 };

const add = async (at: number, changes: Partial<Report> = {}, limits = NO_LIMITS): Promise<number | undefined> => {
  const report = { at, reporter: 'ann', about: 'ben', reason: 'talk', text: `at ${at}`, table: 'somewhere', context };
  return write(addReport({ ...report, reason: 'talk', ...changes }, limits));
};

const idsOf = (reports: readonly Report[]): number[] => reports.map(({ id }) => id);

test('a report is read as it was written', async () => {
  await add(5, { text: 'rude', entry: 7 });
  const report = { at: 5, reporter: 'ann', about: 'ben', reason: 'talk', text: 'rude', table: 'somewhere', entry: 7 };
  expect(storage.reports.find(1)).toEqual({ id: 1, ...report, context });
  expect(storage.reports.find(2)).toBeUndefined();
});

test('reports come in pages, the latest first, open or settled, about all or one', async () => {
  for (let at = 1; at <= 5; at++) await add(at, { about: at === 2 ? 'cleo' : 'ben' });
  expect(idsOf(storage.reports.list({ most: 2 }))).toEqual([5, 4]);
  expect(idsOf(storage.reports.list({ most: 2, before: 4 }))).toEqual([3, 2]);
  expect(await write(settleReport(4, 9))).toBe(1);
  expect(await write(settleReport(4, 10))).toBe(0);
  expect(idsOf(storage.reports.list({ most: 9, isSettled: false }))).toEqual([5, 3, 2, 1]);
  expect(storage.reports.list({ most: 9, isSettled: true })).toMatchObject([{ id: 4, settledAt: 9 }]);
  expect(idsOf(storage.reports.list({ most: 9, about: 'cleo' }))).toEqual([2]);
  expect(storage.reports.countOpen()).toBe(4);
  const room = [1, 2, 3].map((mostBy) => storage.reports.hasRoom('ann', { since: 3, mostBy, mostOpen: 9 }));
  expect(room).toEqual([false, false, true]);
});

test('of reports that are written at once no more are taken than there may be, and none twice', async () => {
  const limits = { since: 0, mostBy: 3, mostOpen: 4 };
  const five = [1, 2, 3, 4, 5];
  expect(await Promise.all(five.map((at) => add(at, {}, limits)))).toEqual([1, 1, 1, 0, 0]);
  expect(await Promise.all(five.map((at) => add(at, { reporter: 'cleo' }, limits)))).toEqual([1, 0, 0, 0, 0]);
  await write(settleReport(1, 9));
  expect(await add(6, { reporter: 'cleo', text: 'at 1' }, limits)).toBe(0);
  expect(await add(6, { reporter: 'nobody' }, limits)).toBe(0);
  expect(await add(6, { reporter: 'cleo' }, limits)).toBe(1);
});

test('what was settled long ago is forgotten; what is open is not', async () => {
  for (let at = 1; at <= 3; at++) await add(at);
  await write(settleReport(1, 10));
  await write(settleReport(2, 20));
  expect(await write(removeSettledReports(20, 9))).toBe(1);
  expect(idsOf(storage.reports.list({ most: 9 }))).toEqual([3, 2]);
});

test('reports and mutes go with whoever wrote them and with whomever they are about', async () => {
  await add(1);
  await add(2, { reporter: 'cleo' });
  await add(3, { reporter: 'cleo', about: 'ann' });
  const mute = (person: string, muted: string, at: number): Promise<number | undefined> =>
    write(addMute({ person, muted, at, most: 1 }));
  expect(await mute('ann', 'ben', 1)).toBe(1);
  expect(await mute('ann', 'nobody', 1)).toBe(0);
  expect(await mute('ann', 'cleo', 1)).toBe(0);
  await mute('ben', 'cleo', 2);
  await mute('cleo', 'ann', 3);
  await write(removePerson('ann'));
  expect(idsOf(storage.reports.list({ most: 9 }))).toEqual([2]);
  expect(storage.mutes.list('ben')).toEqual([{ person: 'cleo', name: 'Cleo', at: 2 }]);
  expect(storage.mutes.list('cleo')).toEqual([]);
  await write(removePerson('ben'));
  expect(storage.reports.list({ most: 9 })).toEqual([]);
});
