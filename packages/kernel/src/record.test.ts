import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InputError } from './input.ts';
import { makeRecord, parseRecord, RECORD_LIMITS } from './record.ts';

const record = {
  format: 'potager-record/1',
  game: 'eden',
  rules: 1,
  seats: 3,
  options: { target: 20 },
  setup: { first: 0, deck: ['C4', '7'] },
  moves: [
    { seat: 0, move: 'water C4' },
    { seat: 2, move: 'done', chance: { deck: ['A1'] } },
  ],
  outcome: { winners: [2], scores: [12, 9, 21] },
  seed: 'ab',
  commitment: 'cd',
  proof: { secret: 'ef', nonces: ['01'], skipped: [[1, 2]] },
} as const;

const parse = (change: object): unknown => parseRecord(JSON.stringify({ ...record, ...change }));

/** What parsing throws; undefined where it gives a record that writes itself the same way again. */
function problemWith(text: string): unknown {
  try {
    const written = makeRecord(parseRecord(text));
    return makeRecord(parseRecord(written)) === written ? undefined : new Error('does not read back');
  } catch (error) {
    return error;
  }
}

describe('records', () => {
  it('read back as they were written, as one line', () => {
    const text = makeRecord(record);
    expect(text).not.toContain('\n');
    expect(parseRecord(text)).toEqual(record);
    expect(makeRecord(parseRecord(text))).toBe(text);
  });

  it('of a game that still runs have no outcome', () => {
    const { outcome: _outcome, ...running } = record;
    expect(parseRecord(JSON.stringify(running))).not.toHaveProperty('outcome');
  });

  it.each([
    [{ format: 'potager-record/2' }, 'format: is not "potager-record/1"'],
    [{ seats: 9 }, 'seats: is 9, not 1 to 8'],
    [{ seats: '3' }, 'seats: is "3", not a whole number'],
    [{ rules: 0 }, 'rules: is 0, not 1 to 1000'],
    [{ game: 7 }, 'game: is 7, not a text'],
    [{ options: [] }, 'options: is a list, not an object'],
    [{ options: { a: {} } }, 'options.a: is no plain value'],
    [{ setup: null }, 'setup: is null, not an object'],
    [{ moves: {} }, 'moves: is an object, not a list'],
    [{ moves: [{ seat: 3, move: 'x' }] }, 'moves[0].seat: is 3, not 0 to 2'],
    [{ moves: [{ seat: 0 }] }, 'moves[0]: lacks the key "move"'],
    [{ moves: [{ seat: 0, move: 'x', time: 1 }] }, 'moves[0]: has an unknown key "time"'],
    [{ moves: [{ seat: 0, move: 'x'.repeat(121) }] }, 'moves[0].move: has 121 characters, at most 120'],
    [{ outcome: { winners: [3], scores: [0, 0, 0] } }, 'outcome.winners[0]: is 3, not 0 to 2'],
    [{ outcome: { winners: [0], scores: [0, 0] } }, 'outcome.scores: has 2 items, not 3'],
    [{ seed: 5 }, 'seed: is 5, not a text'],
    [{ proof: { secret: 'ef', nonces: [] } }, 'proof: lacks the key "skipped"'],
    [{ proof: { secret: 'ef', nonces: [1], skipped: [] } }, 'proof.nonces[0]: is 1, not a text'],
    [{ proof: { secret: 'ef', nonces: [], skipped: [[0]] } }, 'proof.skipped[0]: has 1 items, not 2'],
    [{ extra: true }, 'has an unknown key "extra"'],
  ])('with %j are refused', (change, problem) => {
    expect(() => parse(change)).toThrow(problem);
  });

  it('too long or too deep are refused without much ado', () => {
    expect(() => parseRecord(' '.repeat(RECORD_LIMITS.characters + 1))).toThrow(/at most/);
    expect(() => parseRecord('['.repeat(4_000_000))).toThrow(InputError);
    expect(() => parse({ moves: Array.from({ length: RECORD_LIMITS.moves + 1 }, () => 0) })).toThrow(
      /moves: has 100001 items/,
    );
  });

  it('from anywhere give a record or an input error, never anything else', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.object().map((value) => JSON.stringify({ ...record, ...value })),
        ),
        (text) => {
          const problem = problemWith(text);
          expect(problem === undefined || problem instanceof InputError).toBe(true);
        },
      ),
    );
  });
});
