import { FastRandom } from '@potager/kernel';
import type { Line, Numbered, Place } from './boardgame-io-line.ts';
import type { Crew, Order, Player } from './crew.ts';

type MakeLine = new (place: Place) => Line;

/** Which state of the match this is. */
const numberOf = ({ _stateID: number }: Numbered): number => number;

/** Players of three in a row at boardgame.io's server. */
export class BoardgameIoCrew implements Crew {
  readonly players: BoardgameIoPlayer[] = [];
  onTurn: (player: Player) => void = () => undefined;

  static async connect(order: Order, makeLine: MakeLine): Promise<BoardgameIoCrew> {
    const crew = new BoardgameIoCrew();
    for (let i = 0; i < order.tables * order.seats; i++) {
      const player = new BoardgameIoPlayer(order, i, makeLine);
      await player.connect((able) => crew.onTurn(able));
      crew.players.push(player);
    }
    return crew;
  }

  async open(): Promise<void> {
    for (const player of this.players) await player.join();
  }
}

class BoardgameIoPlayer implements Player {
  canMove = false;
  private readonly line: Line;
  private readonly random: FastRandom;
  private readonly seat: string;
  private readonly name: string;
  private games = 0;
  private state: Numbered | undefined;
  private joined: () => void = () => undefined;
  private acknowledged: (() => void) | undefined;

  constructor({ address, seats }: Order, i: number, MakeLine: MakeLine) {
    this.random = new FastRandom(i);
    this.seat = String(i % seats);
    this.name = `table-${Math.floor(i / seats)}`;
    this.line = new MakeLine({ address, seat: this.seat, seats, match: this.match });
  }

  async connect(onTurn: (player: Player) => void): Promise<void> {
    const { socket } = this.line;
    await new Promise((resolve, reject) =>
      socket.once('connect', () => resolve(undefined)).once('connect_error', reject),
    );
    this.line.listen((match, state) => {
      if (this.hear(match, state)) onTurn(this);
    });
  }

  async join(): Promise<void> {
    this.games++;
    this.state = undefined;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.joined = resolve;
    this.line.join(this.match);
    await promise;
  }

  move(acknowledged: () => void): void {
    this.canMove = false;
    const { G } = this.state as Numbered;
    const free = G.cells.flatMap((mark, cell) => (mark === null ? [cell] : []));
    this.acknowledged = acknowledged;
    this.line.mark(free[this.random.below(free.length)]!);
  }

  private get match(): string {
    return `${this.name}-${this.games}`;
  }

  /** Whether it may move now. */
  private hear(match: string, state: Numbered): boolean {
    if (match !== this.match || (this.state && numberOf(state) <= numberOf(this.state))) return false;
    this.state = state;
    this.joined();
    const { acknowledged } = this;
    this.acknowledged = undefined;
    acknowledged?.();
    if (state.ctx.gameover !== undefined) {
      void this.join();
      return false;
    }
    this.canMove = state.ctx.currentPlayer === this.seat;
    return this.canMove;
  }
}
