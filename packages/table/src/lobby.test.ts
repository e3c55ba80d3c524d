import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyLobbyChange, type LobbyTable, makeLobbyChange } from './lobby.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

const card = (table: string, watchers = 0): LobbyTable => ({
  table,
  game: 'eden',
  options: {},
  settings: DEFAULT_SETTINGS,
  status: 'waiting',
  seats: [],
  watchers,
  isHostHere: true,
});

const lists = fc
  .uniqueArray(fc.record({ id: fc.integer({ min: 0, max: 12 }), watchers: fc.integer({ min: 0, max: 2 }) }), {
    selector: ({ id }) => id,
  })
  .map((cards) => cards.map(({ id, watchers }) => card(`t${id}`, watchers)));

it('a change leads from any list to any other', () => {
  fc.assert(
    fc.property(lists, lists, (before, after) => {
      const change = makeLobbyChange(before, after);
      expect(change ? applyLobbyChange(before, change) : before).toEqual(after);
    }),
  );
});

it('a change says no more than what has changed', () => {
  const before = [card('c'), card('b'), card('a')];
  expect(makeLobbyChange(before, [card('c'), card('b'), card('a')])).toBeUndefined();
  expect(makeLobbyChange(before, [card('d'), card('c'), card('b', 1)])).toEqual({
    gone: ['a'],
    changed: [card('b', 1)],
    added: [{ place: 0, table: card('d') }],
  });
  // What was hidden for a while and comes back on top moves nothing else.
  expect(makeLobbyChange(before, [card('a'), card('c'), card('b')])).toEqual({
    gone: ['a'],
    changed: [],
    added: [{ place: 0, table: card('a') }],
  });
});
