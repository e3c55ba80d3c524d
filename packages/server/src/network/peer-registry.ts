import { NetworkShares } from './network-shares.ts';
import { type KnownRank, type Peer, type Rank, RANKS } from './peer.ts';
import type { RefusalReason } from './refusals.ts';

interface Room {
  /** Connections in all. */
  readonly most: number;
  /** Of one network. */
  readonly mostOfNetwork: number;
  /** Ends a connection that has to give way. */
  readonly evict: (peer: Peer, reason: RefusalReason) => void;
}

/** Of all room, what is kept for those of whom nothing is known yet: everybody begins as one of them. */
const KEPT_FOR_STRANGERS = 1 / 8;
/** How many are looked at again before one of them has to go. */
const MOST_LOOKS = 16;

const isKnown = (rank: Rank): rank is KnownRank => rank === 'guest' || rank === 'seated';

/**
 * All connections there are, and who gives way when there are too many. Whoever comes is let in; what is worth least
 * goes, of the network that has most. So nobody can keep out those who play by holding connections, and neither can
 * many together: whoever holds fewer goes last. Of those that do nothing the oldest goes, because an honest one would
 * have asked for something by now; of sockets the newest, because others were there first.
 */
export class PeerRegistry {
  private readonly room: Room;
  private readonly shares: { readonly [rank in Rank]: NetworkShares<Peer> } = {
    idle: new NetworkShares(),
    busy: new NetworkShares(),
    guest: new NetworkShares(),
    seated: new NetworkShares(),
  };

  constructor(room: Room) {
    this.room = room;
  }

  get size(): number {
    return RANKS.reduce((sum, rank) => sum + this.shares[rank].size, 0);
  }

  /** One that has just come; why it cannot stay. */
  add(peer: Peer): RefusalReason | undefined {
    const reason = this.makeRoomIn(peer.network);
    if (reason !== undefined) return reason;
    if (this.size >= this.room.most && !this.evictStranger()) return 'tooManyConnections';
    peer.isOpen = true;
    this.shares[peer.rank].add(shareOf(peer), peer);
    return undefined;
  }

  remove(peer: Peer): void {
    peer.isOpen = false;
    this.shares[peer.rank].remove(shareOf(peer), peer);
  }

  /** Whom to count it for has turned out, or is no longer known; why it cannot stay. */
  setNetwork(peer: Peer, network: string | undefined): RefusalReason | undefined {
    if (peer.network === network || !peer.isOpen) return undefined;
    const reason = this.makeRoomIn(network);
    if (reason !== undefined) return reason;
    this.shares[peer.rank].remove(shareOf(peer), peer);
    peer.network = network;
    this.shares[peer.rank].add(shareOf(peer), peer);
    return undefined;
  }

  /** It asks for something, or no longer does. */
  setBusy(peer: Peer, isBusy: boolean): void {
    if (!isKnown(peer.rank)) this.move(peer, isBusy ? 'busy' : 'idle');
  }

  /** It is somebody's socket now; why it cannot stay. */
  setKnown(peer: Peer, rank: KnownRank): RefusalReason | undefined {
    const { most, mostOfNetwork } = this.room;
    const { network } = peer;
    const isFull = network !== undefined && this.knownOf(network) >= withoutStrangers(mostOfNetwork);
    if (isFull && !(rank === 'seated' && this.evictNewest('guest', network, 'tooManyOfAddress'))) {
      return 'tooManyOfAddress';
    }
    if (this.shares.guest.size + this.shares.seated.size >= withoutStrangers(most) && !this.evictKnown(peer, rank)) {
      return 'tooManyConnections';
    }
    this.move(peer, rank);
    return undefined;
  }

  /** Of those that do nothing, the one that has for longest; of the network with most. */
  private evictStranger(): boolean {
    for (const rank of ['idle', 'busy'] as const) {
      const network = this.shares[rank].heaviest();
      const peer = network === undefined ? undefined : this.shares[rank].oldest(network);
      if (peer !== undefined) return this.evict(peer, 'tooManyConnections');
    }
    return false;
  }

  private makeRoomIn(network: string | undefined): RefusalReason | undefined {
    if (network === undefined || this.countOf(network) < this.room.mostOfNetwork) return undefined;
    const peer = this.shares.idle.oldest(network) ?? this.shares.busy.oldest(network);
    if (peer === undefined) return 'tooManyOfAddress';
    this.evict(peer, 'tooManyOfAddress');
    return undefined;
  }

  /** Makes room for a socket where all room for sockets is taken. */
  private evictKnown(peer: Peer, rank: KnownRank): boolean {
    const guests = this.shares.guest.heaviest();
    if (rank === 'seated' && guests !== undefined && this.evictNewest('guest', guests, 'tooManyConnections')) {
      return true;
    }
    const share = this.shares[rank];
    const heaviest = share.heaviest();
    // Who has fewer goes last.
    if (heaviest === undefined || share.countOf(heaviest) <= share.countOf(shareOf(peer)) + 1) return false;
    return this.evictNewest(rank, heaviest, 'tooManyConnections');
  }

  /** The newest socket of a network that is worth no more than this; whether there was one. */
  private evictNewest(rank: KnownRank, network: string, reason: RefusalReason): boolean {
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      const peer = this.shares[rank].newest(network);
      if (peer === undefined) return false;
      const now = peer.readRank?.() ?? rank;
      if (now === rank || now === 'guest') return this.evict(peer, reason);
      this.move(peer, now);
    }
    return false;
  }

  private evict(peer: Peer, reason: RefusalReason): true {
    this.remove(peer);
    this.room.evict(peer, reason);
    return true;
  }

  private move(peer: Peer, rank: Rank): void {
    if (peer.rank === rank || !peer.isOpen) return;
    this.shares[peer.rank].remove(shareOf(peer), peer);
    peer.rank = rank;
    this.shares[rank].add(shareOf(peer), peer);
  }

  private countOf(network: string): number {
    return RANKS.reduce((sum, rank) => sum + this.shares[rank].countOf(network), 0);
  }

  private knownOf(network: string): number {
    return this.shares.guest.countOf(network) + this.shares.seated.countOf(network);
  }
}

const withoutStrangers = (most: number): number => most - Math.ceil(most * KEPT_FOR_STRANGERS);

/** A proxy's own connections are one share of their own. */
const shareOf = ({ network = '' }: Peer): string => network;
