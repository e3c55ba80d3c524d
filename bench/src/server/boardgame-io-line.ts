import { createRequire } from 'node:module';
import process from 'node:process';
import { io, type Socket } from 'socket.io-client';
import { type State, threeInARow } from '../three-in-a-row-io.ts';

process.env['NODE_ENV'] = 'production';

export interface Numbered extends State {
  readonly _stateID: number;
}

/** Somebody's place at a match, wherever it is played. */
export interface Place {
  readonly address: string;
  readonly seat: string;
  readonly seats: number;
  readonly match: string;
}

/** How a player speaks with boardgame.io's server. */
export interface Line {
  readonly socket: Socket;
  /** Asks for a match; its server makes it when somebody first does. */
  join(match: string): void;
  mark(cell: number): void;
  /** Calls back with every state of a match that the server sends. */
  listen(hear: (match: string, state: Numbered) => void): void;
}

const SOCKET = { transports: ['websocket'], forceNew: true };

/**
 * Its protocol over its own socket library, without its client's store: lighter than its users have it, and to its
 * advantage.
 */
export class BareLine implements Line {
  readonly socket: Socket;
  private readonly place: Place;
  private match = '';
  private number = 0;

  constructor(place: Place) {
    this.place = place;
    this.socket = io(`${place.address}/${threeInARow.name}`, SOCKET);
  }

  join(match: string): void {
    this.match = match;
    this.socket.emit('sync', match, this.place.seat, undefined, this.place.seats);
  }

  mark(cell: number): void {
    const payload = { type: 'mark', args: [cell], playerID: this.place.seat, credentials: undefined };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, this.number, this.match, this.place.seat);
  }

  listen(hear: (match: string, state: Numbered) => void): void {
    const note = (match: string, state: Numbered): void => {
      if (match === this.match) ({ _stateID: this.number } = state);
      hear(match, state);
    };
    this.socket.on('sync', (match: string, { state }: { state: Numbered }) => note(match, state));
    this.socket.on('update', note);
  }
}

interface Client {
  readonly moves: { mark(cell: number): void };
  readonly transport: { readonly socket: Socket };
  start(): void;
  updateMatchID(match: string): void;
  getState(): Numbered | null;
}

const require = createRequire(import.meta.url);
const { Client: makeClient } = require('boardgame.io/client') as { Client: (settings: object) => Client };
const { SocketIO: overSocket } = require('boardgame.io/multiplayer') as { SocketIO: (settings: object) => object };

/** Its own client, which keeps the state and plays each move ahead, as its users have it. */
export class ClientLine implements Line {
  private readonly client: Client;

  constructor({ address, seat, seats, match }: Place) {
    const multiplayer = overSocket({ server: address, socketOpts: SOCKET });
    const settings = {
      game: threeInARow,
      numPlayers: seats,
      matchID: match,
      playerID: seat,
      debug: false,
      multiplayer,
    };
    this.client = makeClient(settings);
    this.client.start();
  }

  get socket(): Socket {
    return this.client.transport.socket;
  }

  join(match: string): void {
    this.client.updateMatchID(match);
  }

  mark(cell: number): void {
    this.client.moves.mark(cell);
  }

  /** The client has its own ears on already, so that its state is new when ours hear. */
  listen(hear: (match: string, state: Numbered) => void): void {
    for (const news of ['sync', 'update']) {
      this.socket.on(news, (match: string) => {
        const state = this.client.getState();
        if (state) hear(match, state);
      });
    }
  }
}
