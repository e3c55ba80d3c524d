import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  countSeats,
  type Game,
  type GameAdvice,
  PlayedGame,
  makeRecord,
  MoveList,
  NOBODY,
  type Options,
  seatAt,
} from '@potager/kernel';
import { type Command, parseCount, type Terminal, UsageError } from './command.ts';
import { readGameOptions, readRules, readSeats } from './game-arguments.ts';
import { findAdvice, findGame, gameList } from './games.ts';
import { playMatch } from './match.ts';
import { checkPlayer, playerList, seatPlayer } from './players.ts';
import { Progress } from './progress.ts';
import { choiceChance, gameChance } from './seed.ts';
import { Tally } from './tally.ts';

/** How long a bot in another process may take for a move. */
const MOVE_MS = 5000;

interface Simulation {
  readonly game: Game;
  readonly seats: number;
  readonly options: Options;
  readonly games: number;
  readonly seed: string;
  readonly player: string;
  readonly advice: GameAdvice | undefined;
  readonly maxMoves: number;
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'play games by themselves',
  help: `potager simulate GAME [--seats N] [--games N] [--seed S] [--rules N] [--option k=v]… [--box NAME=FILE]… [--bot NAME] [--max-moves N] [--jsonl | --json]

Plays games and prints what came of them.

  GAME            one of: ${gameList}
  --seats N       players (default: the fewest the game allows)
  --games N       how many games (default 1)
  --seed S        any text; the same seed plays the same games (default: a new one, which is told)
  --rules N       by which version of the rules (default: the newest)
  --option k=v    an option of the game, such as target=25; may be given several times
  --box NAME=FILE plays with your own component file, checked first; a wrong NAME lists the game's
  --bot NAME      who plays: ${playerList} (default random: every legal move is as likely)
  --max-moves N   ends a game that does not end by itself, without an outcome (default 20000)
  --jsonl         print one record a line instead of the summary
  --json          print the summary as JSON`,

  async run(args, terminal) {
    const { values, positionals } = readArguments(args);
    const [name, ...rest] = positionals;
    if (name === undefined || rest.length > 0) throw new UsageError('simulate takes the name of one game');
    if (values.json && values.jsonl) throw new UsageError('give --json or --jsonl, not both');
    const game = readRules(await findGame(name, values.box), values.rules);
    const simulation: Simulation = {
      game,
      seats: readSeats(game, values.seats),
      options: readGameOptions(game, values.option),
      games: parseCount(values.games, '--games', { min: 1, max: 10_000_000 }),
      seed: values.seed ?? randomBytes(8).toString('hex'),
      player: checkPlayer(values.bot),
      advice: await findAdvice(name),
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
    const played =
      simulation.player === 'random'
        ? playAtRandom(simulation, n)
        : await playWithBots(simulation, n, (problem) => terminal.say(`game ${n}: ${problem}`));
    tally.add(played);
    if (printRecords) await terminal.print(makeRecord(played.record()));
    progress.at(n + 1);
  }
  progress.end();
  return tally;
}

/** Random play needs no views: millions of games are played this way. */
function playAtRandom({ game, seats, options, seed, maxMoves }: Simulation, n: number): PlayedGame {
  const { draws, choices } = gameChance(seed, n);
  const played = PlayedGame.begin(game, { seats, options, setup: game.deal(seats, options, draws), random: draws });
  const list = new MoveList();
  while (played.position.actors !== NOBODY && played.moves.length < maxMoves) {
    const { position } = played;
    const seat = seatAt(position.actors, choices.below(countSeats(position.actors)));
    position.moves(seat, list);
    played.play(seat, list.at(choices.below(list.length)));
  }
  return played;
}

function playWithBots(simulation: Simulation, n: number, report: (problem: string) => void): Promise<PlayedGame> {
  const { game, advice, seats, options, seed, maxMoves, player } = simulation;
  const bots = Array.from({ length: seats }, (_, seat) => {
    const random = choiceChance(`${seed}/${n}/seat ${seat}`);
    return seatPlayer(player, { game, advice, options, seats, seat, random, moveMilliseconds: MOVE_MS, report });
  });
  return playMatch({ game, advice, seats, options, bots, draws: gameChance(seed, n).draws, maxMoves });
}

function readArguments(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seats: { type: 'string' },
      games: { type: 'string', default: '1' },
      seed: { type: 'string' },
      rules: { type: 'string' },
      option: { type: 'string', multiple: true, default: [] },
      box: { type: 'string', multiple: true, default: [] },
      bot: { type: 'string', default: 'random' },
      'max-moves': { type: 'string', default: '20000' },
      jsonl: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
}
