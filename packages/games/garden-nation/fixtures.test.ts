import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseRecord, replayAll } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './rules/game.ts';
import { tell, WAYS } from './ways.ts';

const folder = path.join(import.meta.dirname, 'fixtures');
const read = (name: string): string => readFileSync(path.join(folder, `${name}.json`), 'utf8');

describe('whole recorded games', () => {
  for (const [name, isShown] of Object.entries(WAYS)) {
    it(`${name} replays to its outcome and shows it`, () => {
      const record = parseRecord(read(name));
      expect(record.outcome).toBeDefined();
      const { position } = replayAll(game, record);
      expect(position.outcome()).toEqual(record.outcome);
      expect(position.faults()).toEqual([]);
      expect(isShown(tell(record))).toBe(true);
    });
  }

  it.each(['on', 'idle'])(
    'GN-Y3 by rules 1 a roof was transferred and then %s: it replays, but not by rules 2',
    (move) => {
      const record = parseRecord(read(`rules-1/roof-then-${move}`));
      const moves = record.moves.map((played) => played.move);
      expect(moves.some((played, n) => played.startsWith('roof ') && moves[n + 1] === move)).toBe(true);
      expect(replayAll(game, record).position.outcome()).toEqual(record.outcome);
      expect(() => replayAll(game, { ...record, rules: 2 })).toThrow(/cannot play "(on|idle)": GN-Y3 actHere/);
    },
  );

  it('every fixture has a way that it shows', () => {
    const names = globSync('*.json', { cwd: folder }).map((file) => file.replace('.json', ''));
    expect(names.toSorted()).toEqual(Object.keys(WAYS).toSorted());
  });
});
