import type { Socket } from 'node:net';

/** What a connection is good for, the least first: when there is no room for all, the least goes. */
export const RANKS = ['idle', 'busy', 'guest', 'seated'] as const;
export type Rank = (typeof RANKS)[number];
/** Of sockets: `seated` is for those who host or sit at a table that is not over. */
export type KnownRank = Extract<Rank, 'guest' | 'seated'>;

/** One connection, whatever is spoken on it. */
export class Peer {
  readonly stream: Socket;
  /** As `readAddress` writes it. */
  readonly address: string;
  /** Whom limits count it for. Undefined: a proxy's own, which is counted for nobody. */
  network: string | undefined;
  rank: Rank = 'idle';
  /** Whether it is counted. */
  isOpen = false;
  /** Requests that are being answered. */
  requests = 0;
  /** Since when it is, as `performance.now` has it. */
  busySince = 0;
  /** For a socket: who looks anew what it is good for, because people sit down and get up. */
  readRank: (() => KnownRank) | undefined;

  constructor(stream: Socket, address: string, network: string | undefined) {
    this.stream = stream;
    this.address = address;
    this.network = network;
  }
}
