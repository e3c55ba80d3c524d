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

  it('every fixture has a way that it shows', () => {
    const names = globSync('*.json', { cwd: folder }).map((file) => file.replace('.json', ''));
    expect(names.toSorted()).toEqual(Object.keys(WAYS).toSorted());
  });
});
