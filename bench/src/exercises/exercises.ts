/** `npm run exercises`: see the help below. */
import type { ExerciseSpot, GamePrefix } from '@potager/kernel';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { gamesWithExercises, mindOf, readDaily, readGraded, writeDaily, writeGraded } from './collection.ts';
import { findInGame } from './find.ts';
import type { Length } from './judge.ts';
import { prove, type StepProof } from './prove.ts';
import { hasRoomFor, withFound } from './stock.ts';

const HELP = `npm run exercises -- prove [GAME]   proves every answer by long search and prints its margin
npm run exercises -- find [GAME]    lets bots play and gathers positions with one clearly best move for the days

  --daily                prove: those for the days, too
  --write                prove: writes what search thinks of the moves to the game's folder, for the page to tell
  --searches N           prove: searches for each step that know nothing of each other (default 6)
  --iterations N         prove: iterations of each (default 12000)
  --stock N              find: so many exercises for the days are wanted (default 120)
  --margin N             find: by so many percent the answer is ahead of every other move (default 6)
  --from N               find: the seed of the first game (default: what the stock has come to)
  --minutes N            ends after so long in any case (default 30)`;

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    daily: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    searches: { type: 'string', default: '6' },
    iterations: { type: 'string', default: '12000' },
    stock: { type: 'string', default: '120' },
    margin: { type: 'string', default: '6' },
    from: { type: 'string' },
    minutes: { type: 'string', default: '30' },
  },
});

const [command = '', only] = positionals;
const games = gamesWithExercises().filter((game) => only === undefined || game === only);
const end = Date.now() + Number(flags.minutes) * 60_000;
const isLate = (): boolean => Date.now() >= end;
const length: Length = { searches: Number(flags.searches), iterations: Number(flags.iterations) };
let faults = 0;

const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;

function tell(name: string, proofs: readonly StepProof[]): void {
  for (const { move, margin, error, fault } of proofs) {
    if (fault !== undefined) faults++;
    console.log(
      `${name}: ${move}, ahead by ${percent(margin)} ± ${percent(error)}${fault ? `: NOT PROVEN, ${fault}` : ''}`,
    );
  }
}

async function proveAll(game: string): Promise<void> {
  const mind = await mindOf(game);
  const proven = <T extends ExerciseSpot>(name: string, prefixes: readonly GamePrefix[], spot: T): T => {
    if (isLate()) return spot;
    const proofs = prove(mind, prefixes, spot, length);
    tell(`${game} ${name}`, proofs);
    return proofs.some(({ fault }) => fault) ? spot : { ...spot, steps: proofs.map(({ judged }) => judged) };
  };
  const graded = readGraded(game);
  const exercises = Object.fromEntries(
    Object.entries(graded.exercises).map(([name, spot]) => [name, proven(name, graded.games, spot)]),
  );
  if (flags.write) writeGraded(game, { ...graded, exercises });
  if (!flags.daily) return;
  const daily = readDaily(game);
  const days = daily.exercises.map((spot, day) => proven(`day ${String(day + 1)}`, daily.games, spot));
  if (flags.write) writeDaily(game, { ...daily, exercises: days });
}

async function findMore(game: string): Promise<void> {
  const mind = await mindOf(game);
  const wanted = Number(flags.stock);
  const seats = mind.game.seats.filter((count) => count > 1 && count < 5);
  let stock = readDaily(game);
  let seed = Number(flags.from ?? 10 * stock.games.length + 1);
  for (; stock.exercises.length < wanted && !isLate(); seed++) {
    const before = stock;
    const found = await findInGame(mind, {
      seats: seats[seed % seats.length]!,
      seed,
      margin: Number(flags.margin) / 100,
      isWanted: (kind) => hasRoomFor(before, kind, wanted),
    });
    stock = withFound(stock, found, wanted);
    writeDaily(game, stock);
    console.log(`${game}: ${String(stock.exercises.length)} of ${String(wanted)} after game ${String(seed)}`);
  }
}

const commands: { readonly [name: string]: (game: string) => Promise<void> } = { prove: proveAll, find: findMore };

const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (run === undefined) {
  console.error(HELP);
  process.exitCode = 2;
} else {
  for (const game of games) await run(game);
  if (isLate()) console.log('The time was up before all was done.');
  if (faults > 0) process.exitCode = 1;
}
