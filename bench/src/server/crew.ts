/** Who plays against which server: boardgame.io's with its own client, or with a bare driver of its protocol. */
export type Side = 'potager' | 'boardgame.io' | 'boardgame.io, bare';

/** What a driver is told: where the server is, how many tables to play at, how, and for how long. */
export interface Order {
  readonly side: Side;
  readonly address: string;
  readonly tables: number;
  readonly seats: number;
  /** Moves a second in all; 0: everyone moves as soon as they may. */
  readonly rate: number;
  readonly warmUpMs: number;
  readonly measureMs: number;
}

/** What it saw. */
export interface Report {
  readonly moves: number;
  readonly seconds: number;
  /** From sending a move to its acknowledgement, in milliseconds, sorted. */
  readonly waits: readonly number[];
}

/**
 * A driver tells when all are connected, when all tables are open, when it begins to measure, and at the end its
 * report.
 */
export type DriverMessage =
  | { readonly kind: 'connected' | 'ready' | 'begun' }
  | { readonly kind: 'report'; readonly report: Report };

/** Someone who plays one seat, table after table. */
export interface Player {
  /** Whether it may move now and has not. */
  readonly canMove: boolean;
  /** Makes a random move; calls back when the server has acknowledged it. */
  move(acknowledged: () => void): void;
}

/** Everyone at all tables of one side. */
export interface Crew {
  readonly players: readonly Player[];
  /** Called whenever a player may move. */
  onTurn: (player: Player) => void;
  open(): Promise<void>;
}
