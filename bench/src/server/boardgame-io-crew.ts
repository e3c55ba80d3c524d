import { FastRandom } from '@potager/kernel';
import { io, type Socket } from 'socket.io-client';
import { type State, threeInARow } from '../three-in-a-row-io.ts';
import type { Crew, Order, Player } from './crew.ts';

interface Numbered extends State {
  readonly _stateID: number;
}

/** Which state of the match this is. */
const numberOf = ({ _stateID: number }: Numbered): number => number;

/**
 * Players of three in a row who speak boardgame.io's protocol over its own socket library, without its client's store: a lighter driver
 * than its users have, and to its advantage.
 */
export class BoardgameIoCrew implements Crew {
  readonly players: BoardgameIoPlayer[] = [];
  onTurn: (player: Player) => void = () => undefined;

  static async connect(order: Order): Promise<BoardgameIoCrew> {
    const crew = new BoardgameIoCrew();
    for (let i = 0; i < order.tables * order.seats; i += 100) {
      const count = Math.min(100, order.tables * order.seats - i);
      const some = Array.from({ length: count }, (_, k) => BoardgameIoPlayer.connect(order, i + k, crew));
      crew.players.push(...(await Promise.all(some)));
    }
    return crew;
  }

  async open(): Promise<void> {
    for (const player of this.players) await player.join();
  }
}

class BoardgameIoPlayer implements Player {
  canMove = false;
  private readonly crew: BoardgameIoCrew;
  private readonly socket: Socket;
  private readonly random: FastRandom;
  private readonly seat: string;
  private readonly name: string;
  private games = 0;
  private state: Numbered | undefined;
  private joined: () => void = () => undefined;
  private acknowledged: (() => void) | undefined;

  private constructor({ address, seats }: Order, i: number, crew: BoardgameIoCrew) {
    this.crew = crew;
    this.random = new FastRandom(i);
    this.seat = String(i % seats);
    this.name = `table-${Math.floor(i / seats)}`;
    this.socket = io(`${address}/${threeInARow.name}`, { transports: ['websocket'], forceNew: true });
    this.socket.on('sync', (match: string, { state }: { state: Numbered }) => this.hear(match, state));
    this.socket.on('update', (match: string, state: Numbered) => this.hear(match, state));
  }

  static async connect(order: Order, i: number, crew: BoardgameIoCrew): Promise<BoardgameIoPlayer> {
    const player = new BoardgameIoPlayer(order, i, crew);
    await new Promise((resolve, reject) =>
      player.socket.once('connect', () => resolve(undefined)).once('connect_error', reject),
    );
    return player;
  }

  /** Its server makes the match when somebody first asks for it. */
  async join(): Promise<void> {
    this.games++;
    this.state = undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.joined = resolve;
    this.socket.emit('sync', this.match, this.seat, undefined, 2);
    await promise;
  }

  async move(): Promise<void> {
    this.canMove = false;
    const { G, _stateID } = this.state as Numbered;
    const free = G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
    const cell = free[this.random.below(free.length)] as number;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.acknowledged = resolve;
    const payload = { type: 'mark', args: [cell], playerID: this.seat, credentials: undefined };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.match, this.seat);
    await promise;
  }

  private get match(): string {
    return `${this.name}-${this.games}`;
  }

  private hear(match: string, state: Numbered): void {
    if (match !== this.match || (this.state && numberOf(state) <= numberOf(this.state))) return;
    this.state = state;
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
