import { beforeEach, expect, it, vi } from 'vitest';
import { joinLists } from './carried.ts';
import type * as HelpLines from './help-lines.ts';

/** What this device keeps. */
const kept = new Map<string, string>();

/** The page, opened anew. */
async function open(): Promise<typeof HelpLines> {
  vi.resetModules();
  vi.stubGlobal('window', { addEventListener: () => undefined });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  });
  return import('./help-lines.ts');
}

beforeEach(() => kept.clear());

it('the first three games of a kind have lines, and keep them', async () => {
  const { noteBegun, wantsHelp } = await open();
  for (const table of ['a', 'b', 'b', 'c', 'd']) noteBegun('eden', table);
  expect(['a', 'b', 'c', 'd'].map((table) => wantsHelp('eden', table))).toEqual([true, true, true, false]);
  expect(wantsHelp('gardlings', 'd')).toBe(true);
  const again = await open();
  expect(['c', 'd'].map((table) => again.wantsHelp('eden', table))).toEqual([true, false]);
});

it('a game in which nothing was done does not count', async () => {
  const { noteBegun, wantsHelp } = await open();
  noteBegun('eden', 'a');
  noteBegun('eden', 'b');
  expect(['x', 'y', 'z'].every((table) => wantsHelp('eden', table))).toBe(true);
});

it('games of another device count, too', async () => {
  const here = await open();
  here.noteBegun('eden', 'a');
  here.noteBegun('eden', 'b');
  const one = kept.get('potager.begun-games')!;
  kept.clear();
  const there = await open();
  there.noteBegun('eden', 'c');
  kept.set('potager.begun-games', joinLists(kept.get('potager.begun-games') ?? null, one));
  const { wantsHelp } = await open();
  expect(['a', 'b', 'c', 'd'].map((table) => wantsHelp('eden', table))).toEqual([true, true, true, false]);
});

it('whoever wants lines always or never has them so', async () => {
  const { helpLines, noteBegun, wantsHelp } = await open();
  helpLines.value = 'off';
  expect(wantsHelp('eden', 'a')).toBe(false);
  for (const table of ['a', 'b', 'c']) noteBegun('eden', table);
  helpLines.value = 'on';
  expect(wantsHelp('eden', 'd')).toBe(true);
});

it('what cannot be read counts as nothing', async () => {
  kept.set('potager.begun-games', '[null, 3, {"game":"eden"}]');
  const { wantsHelp } = await open();
  expect(wantsHelp('eden', 'a')).toBe(true);
});
