import { FastRandom, type Game, MoveList, type Options, playout, readOptions } from '@potager/kernel';
import type { Contestant } from './rounds.ts';

const STARTS = 32;
const MAX_MOVES = 20_000;
/** Looking at the clock costs more than a move of a small game. */
const GAMES_PER_LOOK = 8;

/** Random games of one of ours: all legal moves are listed before each choice. */
export function kernelContestant(game: Game, seats: number): Contestant {
  const options: Options = readOptions(game.options, {});
  const starts = Array.from({ length: STARTS }, (_, seed) => {
    const random = new FastRandom(seed);
    return game.begin(seats, options, game.deal(seats, options, random), random);
  });
  const [first] = starts;
  if (first === undefined) throw new Error('nothing to start from');
  const position = first.copy();
  const random = new FastRandom(1);
  const list = new MoveList();
  return {
    play(deadline) {
      let games = 0;
      let moves = 0;
      do {
        for (let i = 0; i < GAMES_PER_LOOK; i++) {
          position.copyFrom(starts[games++ % STARTS] ?? first);
          moves += playout(position, random, list, MAX_MOVES);
        }
      } while (performance.now() < deadline);
      return { games, moves };
    },
  };
}
