import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { ArenaPlan, ArenaResult } from './arena-plan.ts';
import { type ArenaFigures, ArenaTally } from './arena-tally.ts';
import { runArena } from './arena-workers.ts';
import { type Command, parseCount, UsageError } from './command.ts';
import { readGameOptions, readRules, readSeats } from './game-arguments.ts';
import { findGame, gameList } from './games.ts';
import { checkPlayer, playerList } from './players.ts';
import { Progress } from './progress.ts';

export const arena: Command = {
  name: 'arena',
  summary: 'let bots play against each other',
  help: `potager arena GAME --bots A,B,… [--games N] [--seed S] [--seats N] [--rules N] [--option k=v]… [--max-moves N] [--move-time MS] [--json]

Lets bots play a tournament on all cores and prints who won how often. Seats are rotated: every deal is played once in each
seating.

  GAME            one of: ${gameList}
  --bots A,B,…    who plays: ${playerList}
  --games N       how many games (default 100)
  --seed S        any text; the same seed plays the same games (default: a new one, which is told)
  --seats N       players (default: as many as bots are named; the last one named takes what is left)
  --rules N       by which version of the rules (default: the newest)
  --option k=v    an option of the game, such as target=25; may be given several times
  --max-moves N   ends a game that does not end by itself, without an outcome (default 20000)
  --move-time MS  how long an exec: bot may take for a move (default 5000); then a random one is made for it
  --json          print the figures as JSON`,

  async run(args, terminal) {
    const { values, positionals } = readArguments(args);
    const [name, ...rest] = positionals;
    if (name === undefined || rest.length > 0) throw new UsageError('arena takes the name of one game');
    if (values.bots === undefined) throw new UsageError('arena needs --bots');
    const game = readRules(await findGame(name), values.rules);
    const named = splitPlayers(values.bots);
    const seats = readSeats(game, values.seats ?? String(named.length));
    const plan: ArenaPlan = {
      game: name,
      rules: game.rules,
      options: readGameOptions(game, values.option),
      players: fillSeats(named, seats),
      games: parseCount(values.games, '--games', { min: 1, max: 1_000_000 }),
      seed: values.seed ?? randomBytes(8).toString('hex'),
      maxMoves: parseCount(values['max-moves'], '--max-moves', { min: 1, max: 100_000 }),
      moveMilliseconds: parseCount(values['move-time'], '--move-time', { min: 1, max: 3_600_000 }),
    };
    const tally = new ArenaTally(plan.players);
    const progress = new Progress(terminal, 'games', plan.games);
    await runArena(plan, (result: ArenaResult) => {
      tally.results.push(result);
      for (const report of result.reports) terminal.say(`game ${result.game}: ${report}`);
      progress.at(tally.results.length);
    });
    progress.end();
    const figures = tally.figures();
    await terminal.print(
      values.json ? JSON.stringify({ game: name, seed: plan.seed, ...figures }) : describe(plan, figures),
    );
    return 0;
  },
};

const splitPlayers = (text: string): string[] => text.split(',').map(checkPlayer);

function fillSeats(named: readonly string[], seats: number): string[] {
  if (named.length > seats) throw new UsageError(`${named.length} bots do not fit on ${seats} seats`);
  return Array.from({ length: seats }, (_, i) => named[Math.min(i, named.length - 1)] as string);
}

function describe(plan: ArenaPlan, figures: ArenaFigures): string {
  const rounds = figures.meanRounds === null ? '' : `, ${figures.meanRounds} rounds`;
  const header = ['bot', 'wins', 'rate', '95 % interval', 'points', 'ms a move', 'p95 ms'];
  const rows = figures.players.map((it) => [
    it.player,
    String(it.wins),
    percent(it.winRate),
    `${percent(it.interval[0])} – ${percent(it.interval[1])}`,
    String(it.meanScore),
    String(it.meanMilliseconds),
    String(it.p95Milliseconds),
  ]);
  return [
    `${plan.game}, ${plan.players.length} seats, seed ${plan.seed}`,
    `${figures.games} games, ${figures.finished} to their end, ${figures.meanMoves} moves${rounds} on average`,
    ...Object.entries(figures.medians).map(([name, median]) => `${name}: ${median} at the median`),
    ...makeTable([header, ...rows]),
  ].join('\n');
}

function makeTable(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] as readonly string[]).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] as string).length)),
  );
  return rows.map((row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  '),
  );
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function readArguments(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      bots: { type: 'string' },
      seats: { type: 'string' },
      games: { type: 'string', default: '100' },
      seed: { type: 'string' },
      rules: { type: 'string' },
      option: { type: 'string', multiple: true, default: [] },
      'max-moves': { type: 'string', default: '20000' },
      'move-time': { type: 'string', default: '5000' },
      json: { type: 'boolean', default: false },
    },
  });
}
