import { createRequire } from 'node:module';
import process from 'node:process';
import { FastRandom } from '@potager/kernel';
import type { Contestant } from './rounds.ts';
import { type State, threeInARow } from './three-in-a-row-io.ts';

/** What we use of boardgame.io, which is CommonJS with types that strict settings refuse. */
interface Client {
  readonly moves: { mark(cell: number): void };
  getState(): State;
  reset(): void;
}
interface Library {
  Client(settings: { game: typeof threeInARow; debug: false; numPlayers: 2 }): Client;
  CreateGameReducer(settings: { game: typeof threeInARow }): (state: State, action: unknown) => State;
  InitializeGame(settings: { game: typeof threeInARow; numPlayers: 2 }): State;
}

// Its development build checks and freezes more: it is to show its best side.
process.env['NODE_ENV'] = 'production';

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as Pick<Library, 'Client'>;
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal') as Pick<
  Library,
  'CreateGameReducer' | 'InitializeGame'
>;

/** Through its client: what a program that uses it calls. */
export function clientContestant(): Contestant {
  const client = Client({ game: threeInARow, debug: false, numPlayers: 2 });
  return contestant({
    reset: () => client.reset(),
    state: () => client.getState(),
    mark: (cell) => client.moves.mark(cell),
  });
}

/** Through its reducer alone, without store and subscribers: the fastest way there is. */
export function reducerContestant(): Contestant {
  const reduce = CreateGameReducer({ game: threeInARow });
  const initial = InitializeGame({ game: threeInARow, numPlayers: 2 });
  let state = initial;
  return contestant({
    reset: () => {
      state = initial;
    },
    state: () => state,
    mark: (cell) => {
      state = reduce(state, {
        type: 'MAKE_MOVE',
        payload: { type: 'mark', args: [cell], playerID: state.ctx.currentPlayer, credentials: undefined },
      });
    },
  });
}

interface Seat {
  reset(): void;
  state(): State;
  mark(cell: number): void;
}

function contestant(seat: Seat): Contestant {
  const random = new FastRandom(1);
  const free: number[] = [];
  return {
    play(deadline) {
      let games = 0;
      let moves = 0;
      do {
        seat.reset();
        for (let state = seat.state(); state.ctx.gameover === undefined; state = seat.state()) {
          free.length = 0;
          state.G.cells.forEach((mark, cell) => void (mark === null && free.push(cell)));
          seat.mark(free[random.below(free.length)]!);
          moves++;
        }
        games++;
      } while (performance.now() < deadline);
      return { games, moves };
    },
  };
}
