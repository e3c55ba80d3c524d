import { createRequire } from 'node:module';
import process from 'node:process';
import { FastRandom } from '@potager/kernel';
import type { Socket } from 'socket.io-client';
import { type State, threeInARow } from '../three-in-a-row-io.ts';
import type { Crew, Order, Player } from './crew.ts';

process.env['NODE_ENV'] = 'production';

interface Client {
  readonly moves: { mark(cell: number): void };
  readonly transport: { readonly socket: Socket };
  start(): void;
  updateMatchID(match: string): void;
  getState(): (State & { readonly _stateID: number }) | null;
}

const require = createRequire(import.meta.url);
const { Client: makeClient } = require('boardgame.io/client') as { Client: (settings: object) => Client };
const { SocketIO: overSocket } = require('boardgame.io/multiplayer') as { SocketIO: (settings: object) => object };

/** Players of three in a row with boardgame.io's own client, which keeps the state and plays each move ahead, as its users have it. */
export class BoardgameIoClientCrew implements Crew {
  readonly players: BoardgameIoClientPlayer[] = [];
  onTurn: (player: Player) => void = () => undefined;

  static async connect(order: Order): Promise<BoardgameIoClientCrew> {
    const crew = new BoardgameIoClientCrew();
    for (let i = 0; i < order.tables * order.seats; i++)
      crew.players.push(await BoardgameIoClientPlayer.connect(order, i, crew));
    return crew;
  }

  async open(): Promise<void> {
    for (const player of this.players) await player.join();
  }
}

class BoardgameIoClientPlayer implements Player {
  canMove = false;
  private readonly crew: BoardgameIoClientCrew;
  private readonly client: Client;
  private readonly random: FastRandom;
  private readonly seat: string;
  private readonly name: string;
  private games = 0;
  private heard = -1;
  private joined: () => void = () => undefined;
  private acknowledged: (() => void) | undefined;

  private constructor({ address, seats }: Order, i: number, crew: BoardgameIoClientCrew) {
    this.crew = crew;
    this.random = new FastRandom(i);
    this.seat = String(i % seats);
    this.name = `table-${Math.floor(i / seats)}`;
    const multiplayer = overSocket({ server: address, socketOpts: { transports: ['websocket'], forceNew: true } });
    this.client = makeClient({
      game: threeInARow,
      numPlayers: seats,
      matchID: this.match,
      playerID: this.seat,
      debug: false,
      multiplayer,
    });
  }

  static async connect(order: Order, i: number, crew: BoardgameIoClientCrew): Promise<BoardgameIoClientPlayer> {
    const player = new BoardgameIoClientPlayer(order, i, crew);
    player.client.start();
    const { socket } = player.client.transport;
    await new Promise((resolve, reject) =>
      socket.once('connect', () => resolve(undefined)).once('connect_error', reject),
    );
    // The client has its own ears on already, so that its state is new when ours hear.
    for (const news of ['sync', 'update']) socket.on(news, (match: string) => player.hear(match));
    return player;
  }

  async move(): Promise<void> {
    this.canMove = false;
    const free = this.client.getState()?.G.cells.flatMap((mark, cell) => (mark === null ? [cell] : [])) ?? [];
    const { promise, resolve } = Promise.withResolvers<void>();
    this.acknowledged = resolve;
    this.client.moves.mark(free[this.random.below(free.length)] as number);
    await promise;
  }

  private get match(): string {
    return `${this.name}-${this.games}`;
  }

  async join(): Promise<void> {
    this.games++;
    this.heard = -1;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.joined = resolve;
    this.client.updateMatchID(this.match);
    await promise;
  }

  private hear(match: string): void {
    const state = this.client.getState();
    if (match !== this.match || !state || numberOf(state) <= this.heard) return;
    this.heard = numberOf(state);
    this.joined();
    this.acknowledged?.();
    this.acknowledged = undefined;
    if (state.ctx.gameover !== undefined) {
      void this.join();
      return;
    }
    this.canMove = state.ctx.currentPlayer === this.seat;
    if (this.canMove) this.crew.onTurn(this);
  }
}

/** Which state of the match this is. */
const numberOf = ({ _stateID: number }: { readonly _stateID: number }): number => number;
