import { describe, expect, it } from 'vitest';
import { makeTablePath, parseRoute } from './route.ts';

describe('addresses', () => {
  it('of tables say where they are kept', () => {
    expect(parseRoute('/here/a-1')).toEqual({ page: 'table', at: { place: 'here', table: 'a-1' } });
    expect(parseRoute('/table/b_2')).toEqual({ page: 'table', at: { place: 'online', table: 'b_2' } });
    expect(makeTablePath({ place: 'here', table: 'a-1' })).toBe('/here/a-1');
    expect(makeTablePath({ place: 'online', table: 'b_2' })).toBe('/table/b_2');
  });

  it('that lead nowhere are lost, not an error', () => {
    for (const path of ['/nowhere', '/table/', '/table/a/b', '/rules/..%2f', `/here/${'x'.repeat(65)}`]) {
      expect(parseRoute(path)).toEqual({ page: 'lost' });
    }
  });
});
