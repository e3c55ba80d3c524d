import { describe, expect, it } from 'vitest';
import { Readable } from 'node:stream';
import { type ArenaResult, dealOf, seatOf } from './arena-plan.ts';
import { ArenaTally } from './arena-tally.ts';
import { main } from './main.ts';

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

async function potager(...args: string[]): Promise<Ran> {
  const ran = { out: '', err: '' };
  const code = await main(args, {
    input: Readable.from([]),
    // oxlint-disable-next-line typescript/require-await -- a real terminal may have to wait
    print: async (line) => void (ran.out += `${line}\n`),
    say: (line) => void (ran.err += `${line}\n`),
    progress: () => undefined,
  });
  return { code, ...ran };
}

const plan = { rules: 1, game: 'x', options: {}, games: 6, seed: 's', maxMoves: 9, moveMilliseconds: 9 };

const result = (winner: number): ArenaResult => ({
  game: 0,
  isFinished: true,
  wins: [0, 1].map((player) => Number(player === winner)),
  scores: [10, 20],
  extras: { tiles: 14 + winner },
  moves: 30,
  rounds: 7,
  times: [[1, 2, 3], [4]],
  reports: [],
});

describe('potager arena', () => {
  it('plays on threads and tells wins, interval, scores and times; the same seed plays the same games', async () => {
    const args = ['arena', 'three-in-a-row', '--bots', 'hobbyist,random', '--games', '12', '--seed', 'a', '--json'];
    const one = await potager(...args);
    expect(one).toMatchObject({ code: 0, err: '' });
    const figures = JSON.parse(one.out) as { games: number; players: { player: string; wins: number }[] };
    expect(figures).toMatchObject({ game: 'three-in-a-row', seed: 'a', games: 12, finished: 12 });
    expect(figures.players.map(({ player }) => player)).toEqual(['hobbyist', 'random']);
    const other = JSON.parse((await potager(...args)).out) as typeof figures;
    expect(other.players.map(({ wins }) => wins)).toEqual(figures.players.map(({ wins }) => wins));
  });

  it('fills the seats with the last bot named', async () => {
    const { out } = await potager(
      'arena',
      'eden',
      '--bots',
      'random',
      '--seats',
      '3',
      '--games',
      '1',
      '--max-moves',
      '50',
    );
    expect(out).toMatch(/^eden, 3 seats/);
    expect(out.match(/^random /gm)).toHaveLength(3);
  });

  it.each([
    [['arena', 'three-in-a-row'], 'needs --bots'],
    [['arena', 'three-in-a-row', '--bots', 'random,hal'], 'there is no bot "hal"'],
    [['arena', 'three-in-a-row', '--bots', 'random,random,random'], 'is played with 2 seats, not 3'],
    [['arena', 'eden', '--bots', 'random,random,random,random', '--seats', '3'], '4 bots do not fit on 3 seats'],
    [['bot', 'hal'], 'takes the name of one bot'],
  ])('says what is wrong with %j', async (args, problem) => {
    const { code, err } = await potager(...args);
    expect(code).toBe(2);
    expect(err).toContain(problem);
  });
});

describe('a tournament', () => {
  it('plays each deal in every seating', () => {
    const threes = { ...plan, players: ['a', 'b', 'c'] };
    const seatings = [0, 1, 2, 3].map((game) => [
      dealOf(threes, game),
      ...[0, 1, 2].map((i) => seatOf(threes, i, game)),
    ]);
    expect(seatings).toEqual([
      [0, 0, 1, 2],
      [0, 1, 2, 0],
      [0, 2, 0, 1],
      [1, 0, 1, 2],
    ]);
  });

  it('counts: Wilson’s interval for 7 of 10 is 39.7 % to 89.2 %', () => {
    const tally = new ArenaTally(['a', 'b']);
    for (let n = 0; n < 10; n++) tally.results.push(result(n < 7 ? 0 : 1));
    const { players, meanRounds, medians } = tally.figures();
    expect(players[0]).toMatchObject({ wins: 7, winRate: 0.7, interval: [0.3968, 0.8922], meanScore: 10 });
    expect(players[1]).toMatchObject({ wins: 3, meanMilliseconds: 4 });
    expect({ meanRounds, medians }).toEqual({ meanRounds: 7, medians: { tiles: 14 } });
  });
});

describe('potager simulate', () => {
  it('plays with the same bots', async () => {
    const { code, out } = await potager('simulate', 'three-in-a-row', '--bot', 'greedy', '--games', '2', '--seed', 'a');
    expect(code).toBe(0);
    expect(out).toContain('2 games, 2 to their end');
  });
});
