import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { Buckets } from '../buckets.ts';
import { networkOf, readAddress } from '../http/caller.ts';
import type { Settings } from '../settings.ts';
import { type KnownRank, Peer } from './peer.ts';
import { PeerRegistry } from './peer-registry.ts';
import type { RefusalReason, Refusals } from './refusals.ts';

interface Parts {
  readonly settings: Settings;
  /** Connections that can be taken at once. */
  readonly most: number;
  readonly refusals: Refusals;
  readonly log: FastifyBaseLogger;
}

/**
 * All who are let in may come at once, and twice so: after a router's restart everybody comes anew while the old
 * connections still count.
 */
const BURST = 2;
/** New connections a second, of all that are let in. */
const RATE = 1 / 10;
const COMPLAIN_MS = 10_000;

/**
 * Knows every connection from its first moment, whatever is spoken on it: how many there are, whose, and which keep the
 * server waiting.
 */
export class ConnectionGuard {
  private readonly parts: Parts;
  private readonly peers = new Map<Duplex, Peer>();
  private readonly registry: PeerRegistry;
  private readonly arrivals: Buckets;
  private timer: NodeJS.Timeout | undefined;
  private complainedAt = Number.NEGATIVE_INFINITY;

  constructor(parts: Parts) {
    this.parts = parts;
    const { most, settings } = parts;
    const { connectionsPerAddress } = settings.limits;
    this.registry = new PeerRegistry({
      most,
      mostOfNetwork: Math.min(most, connectionsPerAddress),
      evict: (peer, reason) => this.end(peer, reason),
    });
    this.arrivals = new Buckets({ perSecond: connectionsPerAddress * RATE, burst: connectionsPerAddress * BURST });
  }

  get size(): number {
    return this.registry.size;
  }

  attach(server: Server): void {
    server.on('connection', (stream) => this.take(stream));
    // From then on it is about connections that cannot be accepted, such as for want of memory; unheard, that would end
    // the process.
    server.once('listening', () => server.on('error', (error) => this.complain(error)));
    this.timer = setInterval(() => this.endOverdue(), this.parts.settings.timeouts.check);
    this.timer.unref();
  }

  find(stream: Duplex): Peer | undefined {
    return this.peers.get(stream);
  }

  /** Something is asked on a connection, for this network; why it is refused. */
  beginRequest(peer: Peer, network: string): RefusalReason | undefined {
    if (peer.requests++ === 0) {
      peer.busySince = performance.now();
      this.registry.setBusy(peer, true);
    }
    return this.attribute(peer, network);
  }

  endRequest(peer: Peer): void {
    peer.busySince = performance.now();
    if (--peer.requests > 0) return;
    this.registry.setBusy(peer, false);
    if (this.parts.settings.trustProxy) this.registry.setNetwork(peer, undefined);
  }

  /** A socket is to be opened on a connection, for this network; why it is refused. */
  beginSocket(peer: Peer, network: string): RefusalReason | undefined {
    if (this.parts.settings.trustProxy && !this.arrivals.of(network).take()) return 'connectionRate';
    return this.attribute(peer, network);
  }

  /** It is a socket of somebody now; why it is refused. */
  know(peer: Peer, readRank: () => KnownRank): RefusalReason | undefined {
    peer.readRank = readRank;
    return this.registry.setKnown(peer, readRank());
  }

  /** Ends whatever is left. */
  close(): void {
    clearInterval(this.timer);
    for (const stream of this.peers.keys()) stream.destroy();
  }

  private take(stream: Socket): void {
    const { settings } = this.parts;
    const address = readAddress(stream.remoteAddress);
    // Gone before it was looked at.
    if (address === undefined) return void stream.destroy();
    const peer = new Peer(stream, address, settings.trustProxy ? undefined : networkOf(address));
    const reason = this.refusalOf(peer) ?? this.registry.add(peer);
    if (reason !== undefined) return this.end(peer, reason);
    this.peers.set(stream, peer);
    stream.once('close', () => {
      this.peers.delete(stream);
      this.registry.remove(peer);
    });
  }

  private refusalOf({ network }: Peer): RefusalReason | undefined {
    // A proxy's: its requests tell where they come from.
    if (network === undefined) return undefined;
    return this.arrivals.of(network).take() ? undefined : 'connectionRate';
  }

  private attribute(peer: Peer, network: string): RefusalReason | undefined {
    return this.parts.settings.trustProxy ? this.registry.setNetwork(peer, network) : undefined;
  }

  private end({ stream, address }: Peer, reason: RefusalReason): void {
    this.parts.refusals.note({ reason, address });
    stream.destroy();
  }

  /** An answer that is taken byte by byte is as good as none. */
  private endOverdue(): void {
    const since = performance.now() - this.parts.settings.timeouts.answer;
    for (const peer of this.peers.values()) {
      if (peer.requests > 0 && peer.busySince < since) this.end(peer, 'slowReader');
    }
  }

  private complain({ message }: Error): void {
    const now = performance.now();
    if (now - this.complainedAt < COMPLAIN_MS) return;
    this.complainedAt = now;
    this.parts.log.error({ problem: message }, 'a connection could not be accepted');
  }
}
