import process from 'node:process';
import { LEVELS, makeBot, Search, think } from '@potager/bots';
import { registry } from '@potager/games/registry';
import {
  FastRandom,
  type Game,
  type GameAdvice,
  legalMoves,
  type Move,
  NOBODY,
  type Position,
  readOptions,
  type Seat,
  seatAt,
} from '@potager/kernel';
import { IoPlayer } from './garden-nation-io.ts';

const GAMES = 40;

/** For iterations a second: games to take positions from, how far into them, and how long both think about each. */
const SAMPLES = 8;
const STAGES = [0.05, 0.25, 0.5, 0.75, 0.85] as const;
const MILLISECONDS = 250;

/** What came of a game: for us, and how long both sides thought. */
interface Played {
  readonly won: number;
  readonly ours: Time;
  readonly theirs: Time;
}

interface Time {
  milliseconds: number;
  moves: number;
}

interface Work {
  iterations: number;
  milliseconds: number;
}

/**
 * Garden Nation with two seats: our strongest level, which sees only its view, against boardgame.io's MCTSBot, which
 * knows every hidden card. First both think about the same positions, equally long; then they play. In games theirs
 * gets at least the time that ours took for its last move. Seats are swapped from game to game.
 */
export async function bots(): Promise<void> {
  const games = Number(process.argv[3] ?? GAMES);
  const entry = registry.find(({ name }) => name === 'garden-nation');
  if (entry?.bot === undefined) throw new Error('Garden Nation is not there');
  const [{ game }, { advice }] = [await entry.rules(), await entry.bot()];
  await compareSpeed(game, advice);
  await compareStrength(game, advice, games);
}

/**
 * An iteration is one descent of the tree and one playout: theirs by random moves to the end, ours a few chosen ones
 * and an estimate.
 */
async function compareSpeed(game: Game, advice: GameAdvice): Promise<void> {
  const total: [Work, Work] = [nothing(), nothing()];
  for (const stage of STAGES) {
    const here: [Work, Work] = [nothing(), nothing()];
    for (let n = 0; n < SAMPLES; n++) {
      const position = await positionAt(game, advice, n, stage);
      for (const [side, work] of [ourWork(game, advice, position, n), await theirWork(position, n)].entries()) {
        add(here[side]!, work);
        add(total[side]!, work);
      }
    }
    console.log(describeSpeed(`${Math.round(100 * stage)} % into the game`, here));
  }
  console.log(describeSpeed('all together', total));
}

/** A game of our third level, stopped so far into it. */
async function positionAt(game: Game, advice: GameAdvice, n: number, stage: number): Promise<Position> {
  const random = new FastRandom(n, 1);
  const options = readOptions(game.options, {});
  const position = game.begin(2, options, game.deal(2, options, random), random);
  const bot = makeBot('gardener', { game, advice, random: new FastRandom(n, 3) });
  const passed: Position[] = [];
  while (position.actors !== NOBODY) {
    passed.push(position.copy());
    const seat = seatAt(position.actors, 0);
    const text = await bot.choose({ seat, view: position.view(seat), moves: legalMoves(position, seat) });
    position.play(seat, position.parseMove(text) as Move);
  }
  return passed[Math.floor(stage * passed.length)]!;
}

function ourWork(game: Game, advice: GameAdvice, position: Position, n: number): Work {
  const seat = seatAt(position.actors, 0);
  const search = new Search(game, advice, { seat, view: position.view(seat), random: new FastRandom(n, 2) });
  const begun = performance.now();
  const limit = { milliseconds: MILLISECONDS, now: () => performance.now() };
  think(search, Number.MAX_SAFE_INTEGER, { limit });
  const milliseconds = performance.now() - begun;
  return { iterations: search.opinions().reduce((sum, { visits }) => sum + visits, 0), milliseconds };
}

async function theirWork(position: Position, n: number): Promise<Work> {
  const io = new IoPlayer(position, String(n));
  const begun = performance.now();
  await io.choose(MILLISECONDS);
  return { iterations: io.iterations, milliseconds: performance.now() - begun };
}

async function compareStrength(game: Game, advice: GameAdvice, games: number): Promise<void> {
  const played: Played[] = [];
  for (let n = 0; n < games; n++) {
    played.push(await playGame(game, advice, n));
    if (process.stderr.isTTY) process.stderr.write(`\rgame ${n + 1} of ${games} `);
  }
  const won = played.reduce((sum, it) => sum + it.won, 0);
  console.log(`garden-nation, 2 seats, ${games} games: ours won ${won} (${((100 * won) / games).toFixed(1)} %)`);
  console.log(
    describeTime(
      'ours (oak)',
      played.map(({ ours }) => ours),
    ),
  );
  console.log(
    describeTime(
      'boardgame.io MCTSBot',
      played.map(({ theirs }) => theirs),
    ),
  );
}

async function playGame(game: Game, advice: GameAdvice, n: number): Promise<Played> {
  const random = new FastRandom(n >> 1, 1);
  const options = readOptions(game.options, {});
  const position = game.begin(2, options, game.deal(2, options, random), random);
  const io = new IoPlayer(position, String(n));
  const thoughts = new FastRandom(n, 2);
  const our: Seat = n & 1;
  const ours: Time = { milliseconds: 0, moves: 0 };
  const theirs: Time = { milliseconds: 0, moves: 0 };
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
      note(ours, last);
    } else {
      move = await io.choose(last);
      note(theirs, performance.now() - begun);
    }
    position.play(seat, move);
    io.follow(move);
  }
  const winners = position.outcome()?.winners ?? [];
  return { won: winners.includes(our) ? 1 / winners.length : 0, ours, theirs };
}

const nothing = (): Work => ({ iterations: 0, milliseconds: 0 });

function add(sum: Work, work: Work): void {
  sum.iterations += work.iterations;
  sum.milliseconds += work.milliseconds;
}

function note(time: Time, milliseconds: number): void {
  time.milliseconds += milliseconds;
  time.moves++;
}

const rateOf = ({ iterations, milliseconds }: Work): number => (1000 * iterations) / milliseconds;

const describeSpeed = (when: string, [ours, theirs]: readonly [Work, Work]): string =>
  `${when.padEnd(22)} ours ${Math.round(rateOf(ours))} iterations/s, theirs ${Math.round(rateOf(theirs))}: ` +
  `${(rateOf(ours) / rateOf(theirs)).toFixed(1)} times`;

function describeTime(name: string, times: readonly Time[]): string {
  const milliseconds = times.reduce((sum, time) => sum + time.milliseconds, 0);
  const moves = times.reduce((sum, time) => sum + time.moves, 0);
  return `${name.padEnd(22)} ${Math.round(milliseconds / moves)} ms a move, ${moves} moves`;
}
