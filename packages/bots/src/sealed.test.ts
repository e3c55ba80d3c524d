import {
  FastRandom,
  type Game,
  type GameAdvice,
  includes,
  type Json,
  type Move,
  type MoveList,
  NOBODY,
  type Outcome,
  type Position,
  type Random,
  type Seat,
  type SeatSet,
} from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { Search } from './search.ts';

/**
 * Two coins are laid down at the same time and turned up together. Seat 0 wins where they differ, seat 1 where they are
 * alike; seat 0 may also fold, and then has a third of a victory for sure.
 */
const HEADS = 0;
const TAILS = 1;
const FOLD = 2;
const NAMES = ['heads', 'tails', 'fold'];
const HIDDEN = -1;
const FOLDED = 0.33;

class Coins {
  readonly seatCount = 2;
  readonly options = {};
  random: Random = new FastRandom(1);
  laid = [HIDDEN, HIDDEN];

  get actors(): SeatSet {
    return this.laid.reduce((actors, coin, seat) => (coin === HIDDEN ? actors | (1 << seat) : actors), NOBODY);
  }

  moves(seat: Seat, list: MoveList): void {
    list.clear();
    if (!includes(this.actors, seat)) return;
    list.push(HEADS);
    list.push(TAILS);
    if (seat === 0) list.push(FOLD);
  }

  play(seat: Seat, move: Move): boolean {
    this.laid[seat] = move;
    return false;
  }

  makeMove(move: Move): string {
    return NAMES[move] as string;
  }

  outcome(): Outcome | undefined {
    return undefined;
  }

  redeal(): void {}

  copy(): Coins {
    const twin = new Coins();
    twin.laid = [...this.laid];
    return twin;
  }

  copyFrom(other: Position): void {
    this.laid = [...(other as unknown as Coins).laid];
  }
}

const game = { fromView: (_view: Json) => new Coins() as unknown as Position } as unknown as Game;

const open: GameAdvice = {
  playoutMoves: 2,
  evaluate(position, values) {
    const [mine, theirs] = (position as unknown as Coins).laid as [number, number];
    values[0] = mine === FOLD ? FOLDED : Number(mine !== theirs);
    values[1] = 1 - values[0];
  },
};
const sealed: GameAdvice = { ...open, isSealed: () => true };

function think(advice: GameAdvice, seat: Seat) {
  const search = new Search(game, advice, { seat, view: null, random: new FastRandom(3) });
  for (let i = 0; i < 2000; i++) search.iterate();
  return search.opinions().map(({ move, value, visits }) => ({ move: NAMES[move], value, visits }));
}

describe('choices made at the same time', () => {
  it('in the open may be answered: whoever shows a coin loses to it, so that folding is best', () => {
    expect(think(open, 0)[0]).toMatchObject({ move: 'fold' });
  });

  it('unseen cannot be answered: a coin wins half of the time, which is better than folding', () => {
    const opinions = think(sealed, 0);
    expect(opinions[0]?.move).not.toBe('fold');
    expect(opinions[0]?.value).toBeGreaterThan(0.4);
    expect(opinions[0]?.value).toBeLessThan(0.6);
  });

  it('are the thinking seat’s own at the root, whoever else chooses there', () => {
    const opinions = think(sealed, 1);
    expect(new Set(opinions.map(({ move }) => move))).toEqual(new Set(['heads', 'tails']));
    expect(opinions.reduce((sum, { visits }) => sum + visits, 0)).toBe(2000);
  });
});
