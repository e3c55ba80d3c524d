import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  type FastRandom,
  type Game,
  InputError,
  Line,
  makeRecord,
  MoveList,
  NOBODY,
  type Options,
  parseOption,
  type Position,
  readOptions,
  type Seat,
  seatAt,
  countSeats,
  type Move,
} from '@potager/kernel';
import { type Command, parseCount, type Terminal, UsageError } from './command.ts';
import { findGame, gameList } from './games.ts';
import { Progress } from './progress.ts';
import { gameChance } from './seed.ts';
import { Tally } from './tally.ts';

/** Chooses for whoever may act. */
type Chooser = (position: Position, random: FastRandom, list: MoveList) => { seat: Seat; move: Move };

const bots: { readonly [name: string]: Chooser } = { random: chooseAtRandom };

interface Simulation {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly games: number;
  readonly seed: string;
  readonly choose: Chooser;
  readonly maxMoves: number;
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'play games by themselves',
  help: `potager simulate GAME [--seats N] [--games N] [--seed S] [--option k=v]… [--box NAME=FILE]… [--bot NAME] [--max-moves N] [--jsonl | --json]

Plays games and prints what came of them.

  GAME            one of: ${gameList}
  --seats N       players (default: the fewest the game allows)
  --games N       how many games (default 1)
  --seed S        any text; the same seed plays the same games (default: a new one, which is told)
  --option k=v    an option of the game, such as target=25; may be given several times
  --box NAME=FILE plays with your own component file (eden: cultures, terrain; gardlings: tiles), checked first
  --bot NAME      who plays: ${Object.keys(bots).join(', ')} (default random: every legal move is as likely)
  --max-moves N   ends a game that does not end by itself, without an outcome (default 20000)
  --jsonl         print one record a line instead of the summary
  --json          print the summary as JSON`,

  async run(args, terminal) {
    const { values, positionals } = readArguments(args);
    const [name, ...rest] = positionals;
    if (name === undefined || rest.length > 0) throw new UsageError('simulate takes the name of one game');
    if (values.json && values.jsonl) throw new UsageError('give --json or --jsonl, not both');
    const game = await findGame(name, values.box);
    const simulation: Simulation = {
      game,
      seats: readSeats(game, values.seats),
      options: readGameOptions(game, values.option),
      games: parseCount(values.games, '--games', { min: 1, max: 10_000_000 }),
      seed: values.seed ?? randomBytes(8).toString('hex'),
      choose: findBot(values.bot),
      maxMoves: parseCount(values['max-moves'], '--max-moves', { min: 1, max: 100_000 }),
    };
    const tally = await playAll(simulation, terminal, values.jsonl);
    if (values.json) await terminal.print(JSON.stringify({ game: name, seed: simulation.seed, ...tally.summary() }));
    else if (!values.jsonl)
      await terminal.print(`${name}, ${simulation.seats} seats, seed ${simulation.seed}\n${tally.describe()}`);
    return 0;
  },
};

async function playAll(simulation: Simulation, terminal: Terminal, printRecords: boolean): Promise<Tally> {
  const tally = new Tally(simulation.seats);
  const progress = new Progress(terminal, 'games', simulation.games);
  for (let n = 0; n < simulation.games; n++) {
    const line = playGame(simulation, n);
    tally.add(line);
    if (printRecords) await terminal.print(makeRecord(line.record()));
    progress.at(n + 1);
  }
  progress.end();
  return tally;
}

function playGame({ game, seats, options, seed, choose, maxMoves }: Simulation, n: number): Line {
  const { draws, choices } = gameChance(seed, n);
  const line = new Line(game, { seats, options, setup: game.deal(seats, options, draws), random: draws });
  const list = new MoveList();
  while (line.position.actors !== NOBODY && line.entries.length < maxMoves) {
    const { seat, move } = choose(line.position, choices, list);
    line.play(seat, move);
  }
  return line;
}

function chooseAtRandom(position: Position, random: FastRandom, list: MoveList): { seat: Seat; move: Move } {
  const seat = seatAt(position.actors, random.below(countSeats(position.actors)));
  position.moves(seat, list);
  return { seat, move: list.at(random.below(list.length)) };
}

function readArguments(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seats: { type: 'string' },
      games: { type: 'string', default: '1' },
      seed: { type: 'string' },
      option: { type: 'string', multiple: true, default: [] },
      box: { type: 'string', multiple: true, default: [] },
      bot: { type: 'string', default: 'random' },
      'max-moves': { type: 'string', default: '20000' },
      jsonl: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
}

function readSeats(game: Game, text: string | undefined): number {
  if (text === undefined) return game.seats[0] as number;
  const seats = parseCount(text, '--seats', { min: 1, max: 99 });
  if (!game.seats.includes(seats))
    throw new UsageError(`${game.name} is played with ${game.seats.join(', ')} seats, not ${seats}`);
  return seats;
}

function readGameOptions(game: Game, texts: readonly string[]): Options {
  try {
    return readOptions(game.options, Object.fromEntries(texts.map((text) => parseOption(game.options, text))));
  } catch (error) {
    if (error instanceof InputError) throw new UsageError(error.message);
    throw error;
  }
}

function findBot(name: string): Chooser {
  const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
  if (bot === undefined)
    throw new UsageError(`there is no bot ${JSON.stringify(name)}; there are: ${Object.keys(bots).join(', ')}`);
  return bot;
}
