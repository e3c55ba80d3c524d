import { describe, expect, it } from 'vitest';
import { makeTablePath, parseRoute } from './route.ts';

describe('addresses', () => {
  it('of tables say where they are kept', () => {
    expect(parseRoute('/here/a-1')).toEqual({ page: 'table', at: { place: 'here', table: 'a-1' } });
    expect(parseRoute('/table/b_2')).toEqual({ page: 'table', at: { place: 'online', table: 'b_2' } });
    expect(makeTablePath({ place: 'here', table: 'a-1' })).toBe('/here/a-1');
    expect(makeTablePath({ place: 'online', table: 'b_2' })).toBe('/table/b_2');
  });

  it('of exercises name them or their day', () => {
    expect(parseRoute('/practise')).toEqual({ page: 'practise' });
    expect(parseRoute('/practise/eden')).toEqual({ page: 'exercises', game: 'eden' });
    expect(parseRoute('/practise/eden/square')).toEqual({ page: 'exercise', game: 'eden', exercise: 'square' });
    expect(parseRoute('/practise/eden/2026-11-18')).toMatchObject({ exercise: '2026-11-18' });
  });

  it('that lead nowhere are lost, not an error', () => {
    for (const path of [
      '/nowhere',
      '/table/',
      '/table/a/b',
      '/rules/..%2f',
      '/practise/a/b/c',
      `/here/${'x'.repeat(65)}`,
    ]) {
      expect(parseRoute(path)).toEqual({ page: 'lost' });
    }
  });
});
