import {
  InputError,
  type Json,
  MAX_SEATS,
  type Options,
  readInteger,
  readList,
  readObject,
  readOneOf,
  readText,
  type Seat,
} from '@potager/kernel';

/** The JSON lines between a host and a bot in another process. docs/bots.md is their manual. */
export const PROTOCOL = 1;

const MOST_TURNS = 1_000_000_000;
const MOST_MOVES = 100_000;
const LONGEST_MOVE = 200;

export type HostMessage =
  | {
      readonly type: 'hello';
      readonly protocol: typeof PROTOCOL;
      readonly game: string;
      /** The version of its rules; the view says it too. */
      readonly rules: number;
      readonly seats: number;
      readonly seat: Seat;
      readonly options: Options;
    }
  | { readonly type: 'turn'; readonly n: number; readonly view: Json; readonly moves: readonly string[] }
  | { readonly type: 'result'; readonly winners: readonly Seat[] | null; readonly scores: readonly number[] | null };

/** The answer to a turn, with the turn's number. */
interface MoveMessage {
  readonly type: 'move';
  readonly n: number;
  readonly move: string;
}

/** A bot's line; an `InputError` says what is wrong with it. */
export function parseMoveMessage(line: string): MoveMessage {
  const message = readObject(parseJson(line), 'answer', ['type', 'n', 'move']);
  readOneOf(message['type'], 'answer.type', ['move']);
  return {
    type: 'move',
    n: readInteger(message['n'], 'answer.n', { min: 1, max: MOST_TURNS }),
    move: readText(message['move'], 'answer.move', { max: LONGEST_MOVE }),
  };
}

/** A host's line, for a bot of ours; an `InputError` says what is wrong with it. */
export function parseHostMessage(line: string): HostMessage {
  const value = parseJson(line);
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  switch (readOneOf(type, 'type', ['hello', 'turn', 'result'] as const)) {
    case 'hello': {
      const it = readObject(value, 'hello', ['type', 'protocol', 'game', 'rules?', 'seats', 'seat', 'options']);
      readOneOf(it['protocol'], 'hello.protocol', [PROTOCOL]);
      return {
        type: 'hello',
        protocol: PROTOCOL,
        game: readText(it['game'], 'hello.game', { max: LONGEST_MOVE }),
        rules: readInteger(it['rules'] ?? 1, 'hello.rules', { min: 1, max: 1000 }),
        seats: readInteger(it['seats'], 'hello.seats', { min: 1, max: MAX_SEATS }),
        seat: readInteger(it['seat'], 'hello.seat', { min: 0, max: MAX_SEATS - 1 }),
        options: it['options'] as Options,
      };
    }
    case 'turn': {
      const it = readObject(value, 'turn', ['type', 'n', 'view', 'moves']);
      const moves = readList(it['moves'], 'turn.moves', { min: 1, max: MOST_MOVES });
      return {
        type: 'turn',
        n: readInteger(it['n'], 'turn.n', { min: 1, max: MOST_TURNS }),
        view: it['view'] as Json,
        moves: moves.map((move, i) => readText(move, `turn.moves[${i}]`, { max: LONGEST_MOVE })),
      };
    }
    case 'result':
      return { type: 'result', winners: null, scores: null };
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new InputError('', `is not JSON: ${shorten(line)}`);
  }
}

export const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
