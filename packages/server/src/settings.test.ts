import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

const pageFolder = '/page';

test('without a word from the operator the defaults hold', () => {
  expect(parseSettings({ argv: [], env: {}, pageFolder })).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    isPortChosen: false,
    dataFolder: resolve('data'),
    pageFolder,
    origin: '',
    trustProxy: false,
    logLevel: 'warn',
    metricsToken: '',
    limits: { messagesPerSecond: 20 },
  });
});

test('flags win over POTAGER_PORT, which wins over PORT', () => {
  const env = { PORT: '1', POTAGER_PORT: '2' };
  expect(parseSettings({ argv: ['--port', '3'], env, pageFolder })).toMatchObject({ port: 3, isPortChosen: true });
  expect(parseSettings({ argv: [], env, pageFolder })).toMatchObject({ port: 2 });
  expect(parseSettings({ argv: [], env: { PORT: '1' }, pageFolder })).toMatchObject({ port: 1 });
});

test.each(['', '-1', '65536', '80a', '1e3'])('"%s" is no port', (port) => {
  expect(() => parseSettings({ argv: [], env: { PORT: port }, pageFolder })).toThrow('is not a port');
});

test('what is neither yes nor no, or no folder, is refused', () => {
  const trust = (text: string) =>
    parseSettings({ argv: [], env: { POTAGER_TRUST_PROXY: text }, pageFolder }).trustProxy;
  expect([trust('yes'), trust('no'), trust('')]).toEqual([true, false, false]);
  expect(() => trust('maybe')).toThrow('yes or no, not "maybe"');
  expect(() => parseSettings({ argv: ['--data', ''], env: {}, pageFolder })).toThrow('--data takes a folder');
});

test('backups come at a time of day, and every part of a day', () => {
  const parse = (...argv: string[]) => parseSettings({ argv, env: {}, pageFolder }).backups;
  expect(parse()).toEqual({ folder: '', hour: 4, minute: 0, everyHours: 24, daily: 7, weekly: 4 });
  expect(parse('--backup-folder', 'b', '--backup-at', '23:59', '--backup-every', '6')).toMatchObject({
    folder: resolve('b'),
    hour: 23,
    minute: 59,
    everyHours: 6,
  });
  expect(() => parse('--backup-at', '24:00')).toThrow('--backup-at takes a time of day');
  expect(() => parse('--backup-every', '5')).toThrow('--backup-every takes 1, 2');
});

test('an unknown flag is answered with the known ones', () => {
  expect(() => parseSettings({ argv: ['--prot', '1'], env: {}, pageFolder })).toThrow('--port NUMBER');
});
