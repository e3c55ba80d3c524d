import { describe, expect, it } from 'vitest';
import { listOptions, parseOption, readOptions } from './options.ts';

const table = { target: [20, 25], expert: [false, true] } as const;

describe('options', () => {
  it('take their defaults where nothing is said', () => {
    expect(readOptions(table, {})).toEqual({ target: 20, expert: false });
    expect(readOptions(table, { expert: true })).toEqual({ target: 20, expert: true });
  });

  it.each([
    [{ target: 21 }, 'options.target: is 21, not one of 20, 25'],
    [{ target: '20' }, 'options.target: is "20", not one of 20, 25'],
    [{ speed: 1 }, 'options: has an unknown key "speed"'],
    [JSON.parse('{"__proto__": 1}'), 'options: has an unknown key "__proto__"'],
    [[], 'options: is a list, not an object'],
    [null, 'options: is null, not an object'],
  ])('refuse %j', (given, problem) => {
    expect(() => readOptions(table, given)).toThrow(problem);
  });

  it('are read from a command line', () => {
    expect(parseOption(table, 'target=25')).toEqual(['target', 25]);
    expect(parseOption(table, 'expert=true')).toEqual(['expert', true]);
    expect(() => parseOption(table, 'target=30')).toThrow('option target takes 20 or 25, not "30"');
    expect(() => parseOption(table, 'constructor=1')).toThrow(
      'unknown option "constructor"; this game has: target, expert',
    );
  });

  it('are listed in every combination', () => {
    expect(listOptions(table)).toEqual([
      { target: 20, expert: false },
      { target: 20, expert: true },
      { target: 25, expert: false },
      { target: 25, expert: true },
    ]);
    expect(listOptions({})).toEqual([{}]);
  });
});
