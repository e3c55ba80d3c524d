import { parseArgs } from 'node:util';
import {
  type Game,
  type GameRecord,
  InputError,
  type PlayedGame,
  parseRecord,
  replayAll,
  ReplayError,
  trace,
  grammarOf,
} from '@potager/kernel';
import { type Command, type Terminal, UsageError } from './command.ts';
import { findGame } from './games.ts';
import { proveShuffle } from './proof.ts';
import { readRecordFile, type RecordText } from './record-file.ts';

const { choose, list } = grammarOf('en');

export const replay: Command = {
  name: 'replay',
  summary: 'replay a record and check it',
  help: `potager replay FILE [--trace | --json | --verify] [--box NAME=FILE]…

Replays a record, checks every move and the outcome, and prints the result. FILE holds one record, or one a line; "-" is standard
input. A move that is not legal is an error that names the move, the rule and the figures.

  --box NAME=FILE   the record was played with this component file of your own
  --trace           print one JSON object a line: the position before each move, and the last one
  --json            print the result as JSON, one object a record
  --verify          derive every draw anew from the secret and the nonces in the record: nobody chose the shuffle

Exit code 0: everything is right. 1: something is wrong with a record. 2: the command was typed wrongly.`,

  async run(args, terminal) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        trace: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        verify: { type: 'boolean', default: false },
        box: { type: 'string', multiple: true, default: [] },
      },
    });
    const [file, ...rest] = positionals;
    if (file === undefined || rest.length > 0) throw new UsageError('replay takes one file');
    const { trace: isTrace, json: isJson, verify: isVerified } = values;
    if ([isTrace, isJson, isVerified].filter(Boolean).length > 1) {
      throw new UsageError('give only one of --trace, --json and --verify');
    }
    const show = isTrace ? printTrace : isJson ? printJson : isVerified ? printProof : printResult;
    return replayFile({ file, show, box: values.box }, terminal);
  },
};

type Show = (game: Game, record: GameRecord, terminal: Terminal) => Promise<void>;

interface Request {
  readonly file: string;
  readonly show: Show;
  readonly box: readonly string[];
}

async function replayFile(request: Request, terminal: Terminal): Promise<number> {
  const { file } = request;
  let wrong = 0;
  try {
    for await (const text of readRecordFile(file, terminal.input)) {
      if (!(await replayText(request, text, terminal))) wrong++;
    }
  } catch (error) {
    terminal.say(`${file}: ${describeProblem(error)}`);
    return 1;
  }
  return wrong === 0 ? 0 : 1;
}

/** Whether the record is right; if not, says why. */
async function replayText(
  { file, show, box }: Request,
  { text, line }: RecordText,
  terminal: Terminal,
): Promise<boolean> {
  try {
    const record = parseRecord(text);
    await show(await findRecordedGame(record, box), record, terminal);
    return true;
  } catch (error) {
    terminal.say(`${file}:${line}: ${describeProblem(error)}`);
    return false;
  }
}

async function printTrace(game: Game, record: GameRecord, terminal: Terminal): Promise<void> {
  for (const line of trace(game, record)) await terminal.print(JSON.stringify(line));
}

async function printJson(game: Game, record: GameRecord, terminal: Terminal): Promise<void> {
  const outcome = replayAll(game, record).position.outcome();
  const { seats, moves } = record;
  await terminal.print(
    JSON.stringify({
      game: game.name,
      seats,
      moves: moves.length,
      over: outcome !== undefined,
      ...(outcome && { outcome }),
    }),
  );
}

async function printResult(game: Game, record: GameRecord, terminal: Terminal): Promise<void> {
  const played = replayAll(game, record);
  await terminal.print(
    `${record.game}, ${record.seats} seats, ${record.moves.length} moves: ${describeOutcome(played)}`,
  );
}

/** Its moves and its outcome are checked first, as without the flag. */
async function printProof(game: Game, record: GameRecord, terminal: Terminal): Promise<void> {
  replayAll(game, record);
  await terminal.print(proveShuffle(game, record));
}

async function findRecordedGame(record: GameRecord, box: readonly string[]): Promise<Game> {
  try {
    return await findGame(record.game, box);
  } catch (error) {
    throw error instanceof UsageError ? new InputError('game', error.message) : error;
  }
}

function describeOutcome({ position }: PlayedGame): string {
  const outcome = position.outcome();
  if (outcome === undefined) return 'not over yet';
  const { winners, scores, ...more } = outcome;
  const extras = Object.entries(more).map(([name, value]) => `, ${name} ${JSON.stringify(value)}`);
  const names = list(winners.map(String));
  const who = winners.length === 0 ? 'nobody wins' : `seat ${names} ${choose(winners.length, 'wins', 'win')}`;
  return `${who} (${scores.join(', ')})${extras.join('')}`;
}

/** Expected problems in a sentence; anything else is a defect and keeps its stack. */
function describeProblem(error: unknown): string {
  if (error instanceof InputError || error instanceof ReplayError) return error.message;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'is a folder, not a file';
  if (code === 'EACCES') return 'may not be read';
  throw error;
}
