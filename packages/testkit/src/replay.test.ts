import {
  askedTakeback,
  freeTakeback,
  attempt,
  FastRandom,
  type GameRecord,
  legalMovesBySeat,
  PlayedGame,
  makeRecord,
  parseRecord,
  replayAll,
  ReplayError,
  trace,
} from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { game } from './three-in-a-row/rules/game.ts';

const record: GameRecord = {
  format: 'potager-record/1',
  game: 'three-in-a-row',
  rules: 1,
  seats: 2,
  options: { stones: true },
  setup: { first: 0, stones: ['a1', 'b2'] },
  moves: [
    { seat: 0, move: 'mark b2', chance: 'a2' },
    { seat: 1, move: 'mark c3' },
    { seat: 0, move: 'mark b2' },
    { seat: 1, move: 'mark c1' },
    { seat: 0, move: 'mark c2' },
  ],
  outcome: { winners: [0], scores: [1, 0] },
};

const replayed = (change: Partial<GameRecord>): PlayedGame =>
  replayAll(game, parseRecord(makeRecord({ ...record, ...change })));

describe('replay', () => {
  it('follows a record to its outcome', () => {
    const played = replayed({});
    expect(played.position.outcome()).toEqual(record.outcome);
    expect(played.record()).toEqual(record);
  });

  it('names the move, the rule and the figures of an illegal move', () => {
    const moves = [...record.moves.slice(0, 2), { seat: 0, move: 'mark c3' }];
    expect(() => replayed({ moves })).toThrow('moves[2]: seat 0 cannot play "mark c3": TR-3 taken (cell c3, by 1)');
    expect(() => replayed({ moves })).toThrow(ReplayError);
  });

  it.each<[Partial<GameRecord>, string]>([
    [{ game: 'eden' }, 'game: is "eden", not "three-in-a-row"'],
    [{ rules: 2 }, 'rules: is version 2; this program plays version 1'],
    [{ seats: 3, outcome: { winners: [0], scores: [1, 0, 0] } }, 'seats: is 3, not one of 2'],
    [{ options: { stones: 'yes' } }, 'options.stones: is "yes", not one of false, true'],
    [{ setup: { first: 0 } }, 'setup: lacks the key "stones"'],
    [{ moves: [{ seat: 0, move: 'mark b2' }] }, 'moves[0].chance: is not a free cell to land on'],
    [{ moves: [{ seat: 0, move: 'mark c3', chance: 'a1' }] }, 'moves[0].chance: is given for a move without chance'],
    [{ moves: record.moves.slice(0, 4) }, 'outcome: is given, but the game is not over after the last move'],
    [
      { outcome: { winners: [1], scores: [0, 1] } },
      'outcome: is {"winners":[1],"scores":[0,1]}, but the moves give {"winners":[0],"scores":[1,0]}',
    ],
    [{ moves: [...record.moves, { seat: 1, move: 'mark a3' }] }, 'moves[5]: seat 1 cannot play "mark a3": TR-4 over'],
  ])('refuses %j', (change, problem) => {
    expect(() => replayed(change)).toThrow(problem);
  });

  it('traces every position before a move, and the last', () => {
    const lines = [...trace(game, record)];
    expect(lines.map(({ n, actors }) => [n, ...actors])).toEqual([[0, 0], [1, 1], [2, 0], [3, 1], [4, 0], [5]]);
    expect(lines[4]?.legal).toEqual({ 0: ['mark a1', 'mark a3', 'mark b1', 'mark b3', 'mark c2'] });
    expect(lines[5]).toMatchObject({
      actors: [],
      legal: {},
      state: {
        turn: null,
        marks: [
          ['a2', 'b2', 'c2'],
          ['c1', 'c3'],
        ],
      },
    });
  });
});

describe('attempt', () => {
  const begin = () => game.begin(2, { stones: false }, { first: 0 }, new FastRandom(1));

  it.each([
    ['who is no seat', 2, 'mark a1', { rule: 'notation', key: 'noSuchSeat', seat: 2, seats: 2 }],
    ['what is no move', 0, 'marc a1', { rule: 'notation', key: 'unreadable', text: 'marc a1' }],
    ['an unknown number', 0, 9, { rule: 'notation', key: 'unknownMove', move: 9 }],
  ])('refuses %s', (_what, seat, move, refusal) => {
    const position = begin();
    expect(attempt(position, seat, move)).toEqual({ refusal });
    expect(position.state()).toEqual(begin().state());
  });

  it('makes a legal move and tells its listener', () => {
    const heard: unknown[] = [];
    const done = attempt(begin(), 0, 'mark b2', { listener: (event, audience) => heard.push([event, audience]) });
    expect(done).toEqual({ move: 4, text: 'mark b2', revealed: false });
    expect(heard).toEqual([[{ key: 'marked', seat: 0, cell: 'b2' }, 0b1_1111_1111]]);
    expect(Object.keys(legalMovesBySeat(begin()))).toEqual(['0']);
  });
});

describe('a game as it is played', () => {
  const begin = (stones: boolean): PlayedGame =>
    PlayedGame.begin(game, {
      seats: 2,
      options: { stones },
      setup: stones ? record.setup : { first: 0 },
      random: new FastRandom(1),
    });

  it('takes back one’s own last move, not another’s', () => {
    const played = begin(false);
    played.play(0, 'mark a1');
    played.play(1, 'mark b2');
    expect(freeTakeback(played, 0)).toBeUndefined();
    expect(askedTakeback(played, 0)).toEqual([0, 1]);
    for (const seat of [1, 0]) {
      const places = freeTakeback(played, seat) ?? [];
      expect(places).toHaveLength(1);
      played.takeBack(places);
      expect(freeTakeback(played, seat)).toBeUndefined();
    }
    expect(played.record().moves).toEqual([]);
  });

  it('takes nothing back that was revealed', () => {
    const played = begin(true);
    played.play(0, 'mark b2');
    expect(freeTakeback(played, 0)).toBeUndefined();
    expect(askedTakeback(played, 0)).toEqual([0]);
    expect(played.record().moves).toHaveLength(1);
  });

  it('a refused move leaves no trace', () => {
    const played = begin(false);
    expect(played.play(1, 'mark a1').refusal).toMatchObject({ rule: 'TR-2' });
    expect(played.moves).toEqual([]);
  });
});
