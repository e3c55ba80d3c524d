import process from 'node:process';
import { LEVELS, Search, think } from '@potager/bots';
import { registry } from '@potager/games/registry';
import {
  FastRandom,
  type Game,
  type GameAdvice,
  type Move,
  NOBODY,
  readOptions,
  type Seat,
  seatAt,
} from '@potager/kernel';
import { IoPlayer } from './garden-nation-io.ts';

const GAMES = 40;

/** What came of a game: for us, and the work both sides did. */
interface Played {
  readonly won: number;
  readonly ours: Work;
  readonly theirs: Work;
}

interface Work {
  milliseconds: number;
  /** Iterations a second, by move. */
  readonly rates: number[];
}

/**
 * Garden Nation with two seats: our strongest level, which sees only its view, against boardgame.io's MCTSBot, which knows every hidden card.
 * Theirs gets at least the time that ours took for its last move. Seats are swapped from game to game.
 */
export async function bots(): Promise<void> {
  const games = Number(process.argv[3] ?? GAMES);
  const entry = registry.find(({ name }) => name === 'garden-nation');
  if (entry?.bot === undefined) throw new Error('Garden Nation is not there');
  const [{ game }, { advice }] = [await entry.rules(), await entry.bot()];
  const played: Played[] = [];
  for (let n = 0; n < games; n++) {
    played.push(await playGame(game, advice, n));
    if (process.stderr.isTTY) process.stderr.write(`\rgame ${n + 1} of ${games} `);
  }
  const won = played.reduce((sum, it) => sum + it.won, 0);
  console.log(`garden-nation, 2 seats, ${games} games: ours won ${won} (${((100 * won) / games).toFixed(1)} %)`);
  const [ours, theirs] = [total(played.map((it) => it.ours)), total(played.map((it) => it.theirs))];
  console.log(describe('ours (oak)', ours));
  console.log(describe('boardgame.io MCTSBot', theirs));
  console.log(`iterations a second: ${(rateOf(ours) / rateOf(theirs)).toFixed(1)} times theirs`);
}

async function playGame(game: Game, advice: GameAdvice, n: number): Promise<Played> {
  const random = new FastRandom(n >> 1, 1);
  const options = readOptions(game.options, {});
  const position = game.begin(2, options, game.deal(2, options, random), random);
  const io = new IoPlayer(position, String(n));
  const thoughts = new FastRandom(n, 2);
  const our: Seat = n & 1;
  const ours: Work = { milliseconds: 0, rates: [] };
  const theirs: Work = { milliseconds: 0, rates: [] };
  let last = 0;
  while (position.actors !== NOBODY) {
    const seat = seatAt(position.actors, 0);
    const begun = performance.now();
    let move: Move;
    if (seat === our) {
      const search = new Search(game, advice, { seat, view: position.view(seat), random: thoughts });
      think(search, LEVELS.oak.iterations);
      move = search.opinions()[0]?.move as Move;
      last = performance.now() - begun;
      note(ours, last, LEVELS.oak.iterations);
    } else {
      const before = io.iterations;
      move = await io.choose(last);
      note(theirs, performance.now() - begun, io.iterations - before);
    }
    position.play(seat, move);
    io.follow(move);
  }
  const winners = position.outcome()?.winners ?? [];
  return { won: winners.includes(our) ? 1 / winners.length : 0, ours, theirs };
}

function note(work: Work, milliseconds: number, iterations: number): void {
  work.milliseconds += milliseconds;
  work.rates.push((1000 * iterations) / milliseconds);
}

const total = (works: readonly Work[]): Work => ({
  milliseconds: works.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  rates: works.flatMap(({ rates }) => rates),
});

/** The median over moves: just before the end an iteration is nearly nothing, and the mean would be all about that. */
const rateOf = ({ rates }: Work): number => rates.toSorted((a, b) => a - b)[rates.length >> 1] as number;

const describe = (name: string, work: Work): string =>
  `${name.padEnd(22)} ${Math.round(rateOf(work))} iterations/s at the median, ${Math.round(work.milliseconds / work.rates.length)} ms a move, ${work.rates.length} moves`;
