import { createRequire } from 'node:module';
import process from 'node:process';
import { type Move, MoveList, NOBODY, type Position, seatAt } from '@potager/kernel';

// Its development build checks and freezes more: it is to show its best side.
process.env['NODE_ENV'] = 'production';

/** What we use of boardgame.io, which is CommonJS with types that strict settings refuse. */
interface State {
  readonly G: Table;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
interface Action {
  readonly payload: { readonly args: readonly [Move] };
}
interface IoBot {
  iterationCounter: number;
  play(state: State, playerID: string): Promise<{ action: Action }>;
}
type IoGame = ReturnType<typeof wrap>;
interface IoBotSettings {
  readonly game: IoGame;
  readonly enumerate: (table: Table) => { move: 'play'; args: [Move] }[];
  readonly seed: string;
  readonly iterations: () => number;
  readonly playoutDepth: () => number;
  readonly iterationCallback: (progress: { iterationCounter: number; numIterations: number }) => void;
}
interface Library {
  readonly CreateGameReducer: (settings: { game: IoGame }) => (state: State, action: unknown) => State;
  readonly InitializeGame: (settings: { game: IoGame; numPlayers: number }) => State;
  readonly MCTSBot: new (settings: IoBotSettings) => IoBot;
}

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Library;
const { MCTSBot } = require('boardgame.io/ai') as Library;

/** Garden Nation's state as plain numbers, all hidden cards included; the layout never changes. */
interface Table {
  readonly words: readonly number[];
}

/** How a position of Garden Nation keeps its figures. */
type WithWords = Position & { readonly garden: { readonly words: Int32Array } };

const MANY = 1_000_000;
/** Long enough for nearly every random game to end: otherwise its playouts learn nothing. */
const PLAYOUT_MOVES = 400;

/**
 * Garden Nation as a game of boardgame.io: a turn is one move of whoever is to act. Its rules run on a scratch
 * position.
 */
function wrap(start: Position) {
  const scratch = start.copy() as WithWords;
  const load = ({ words }: Table): Position => {
    scratch.garden.words.set(words);
    return scratch;
  };
  const actorOf = (table: Table): number => {
    const { actors } = load(table);
    return actors === NOBODY ? 0 : seatAt(actors, 0);
  };
  return {
    load,
    setup: (): Table => ({ words: [...(start as WithWords).garden.words] }),
    turn: {
      minMoves: 1,
      maxMoves: 1,
      order: {
        first: ({ G }: { G: Table }): number => actorOf(G),
        next: ({ G }: { G: Table }): number => actorOf(G),
      },
    },
    moves: {
      play({ G, playerID }: { G: Table; playerID: string }, move: Move): Table {
        load(G).play(Number(playerID), move);
        return { words: [...scratch.garden.words] };
      },
    },
    endIf({ G }: { G: Table }): { winner: string } | { draw: true } | undefined {
      const outcome = load(G).outcome();
      if (outcome === undefined) return undefined;
      const [winner] = outcome.winners;
      return outcome.winners.length > 1 ? { draw: true } : { winner: String(winner) };
    },
  };
}

/** boardgame.io's own Monte Carlo bot at a table of Garden Nation, knowing everything. */
export class IoPlayer {
  iterations = 0;
  private readonly bot: IoBot;
  private readonly reduce: (state: State, action: unknown) => State;
  private state: State;
  private deadline = 0;

  constructor(start: Position, seed: string) {
    const game = wrap(start);
    const list = new MoveList();
    this.reduce = CreateGameReducer({ game });
    this.state = InitializeGame({ game, numPlayers: start.seatCount });
    this.bot = new MCTSBot({
      game,
      seed,
      enumerate: (table) => {
        const position = game.load(table);
        if (position.actors === NOBODY) return [];
        position.moves(seatAt(position.actors, 0), list);
        return list.toArray().map((move) => ({ move: 'play', args: [move] }));
      },
      iterations: () => MANY,
      playoutDepth: () => PLAYOUT_MOVES,
      iterationCallback: ({ iterationCounter, numIterations }) => {
        if (performance.now() < this.deadline) return;
        this.iterations += iterationCounter;
        this.bot.iterationCounter = numIterations;
      },
    });
  }

  /** Thinks for about so long: it looks at the clock every 25 iterations. */
  async choose(milliseconds: number): Promise<Move> {
    this.deadline = performance.now() + milliseconds;
    const { action } = await this.bot.play(this.state, this.state.ctx.currentPlayer);
    return action.payload.args[0];
  }

  /** Someone has moved. */
  follow(move: Move): void {
    const { currentPlayer } = this.state.ctx;
    this.state = this.reduce(this.state, {
      type: 'MAKE_MOVE',
      payload: { type: 'play', args: [move], playerID: currentPlayer, credentials: undefined },
    });
  }
}
