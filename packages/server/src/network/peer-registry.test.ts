import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { type KnownRank, Peer } from './peer.ts';
import { PeerRegistry } from './peer-registry.ts';

const HOME = '192.0.2.1';
const ELSEWHERE = '192.0.2.2';

class TestRegistry {
  readonly gone: Peer[] = [];
  readonly registry: PeerRegistry;

  constructor(most: number, mostOfNetwork: number) {
    this.registry = new PeerRegistry({ most, mostOfNetwork, evict: (peer) => this.gone.push(peer) });
  }

  /** Undefined: it was turned away. */
  come(network: string | undefined): Peer | undefined {
    const peer = new Peer(new Socket(), network ?? 'proxy', network);
    return this.registry.add(peer) === undefined ? peer : undefined;
  }

  many(count: number, network: string): Peer[] {
    return Array.from({ length: count }, () => this.come(network) as Peer);
  }

  know(network: string, rank: KnownRank): Peer | undefined {
    const peer = this.come(network) as Peer;
    peer.readRank = () => rank;
    return this.registry.setKnown(peer, rank) === undefined ? peer : undefined;
  }
}

test('when there is no room the one goes that has done nothing for longest, of the network with most', () => {
  const all = new TestRegistry(16, 16);
  const [first] = all.many(2, HOME);
  const [oldest, second] = all.many(14, ELSEWHERE);
  all.come('192.0.2.3');
  expect(all.gone).toEqual([oldest]);
  all.registry.setBusy(second as Peer, true);
  all.come('192.0.2.4');
  expect(all.gone).not.toContain(second);
  expect(all.gone).not.toContain(first);
  expect(all.registry.size).toBe(16);
});

test('a network that has all it may have pushes out its own', () => {
  const all = new TestRegistry(100, 16);
  const [oldest] = all.many(16, HOME);
  all.many(16, ELSEWHERE);
  expect(all.come(HOME)).toBeDefined();
  expect(all.gone).toEqual([oldest]);
});

test("a proxy's own connections count for nobody until they are asked on", () => {
  const all = new TestRegistry(100, 16);
  const peers = Array.from({ length: 20 }, () => all.come(undefined) as Peer);
  expect(all.gone).toEqual([]);
  const reasons = peers.map((peer) => {
    all.registry.setBusy(peer, true);
    return all.registry.setNetwork(peer, HOME);
  });
  expect(reasons.every((reason) => reason === undefined)).toBe(true);
  expect(all.gone).toEqual(peers.slice(0, 4));
});

test('sockets leave room for those of whom nothing is known yet', () => {
  const all = new TestRegistry(16, 16);
  const known = Array.from({ length: 14 }, () => all.know(HOME, 'guest'));
  expect(known).not.toContain(undefined);
  expect(all.know(HOME, 'guest')).toBeUndefined();
  for (let i = 0; i < 20; i++) expect(all.come(ELSEWHERE)).toBeDefined();
  expect(all.gone.some((peer) => known.includes(peer))).toBe(false);
});

test('who sits gets in where guests have taken all room, of the address or in all; the newest guest goes', () => {
  for (const mostOfNetwork of [16, 100]) {
    const all = new TestRegistry(mostOfNetwork === 16 ? 100 : 16, mostOfNetwork);
    const guests = Array.from({ length: 14 }, () => all.know(HOME, 'guest'));
    expect(all.know(HOME, 'seated')).toBeDefined();
    expect(all.gone).toEqual([guests.at(-1)]);
  }
});

test('a guest who has sat down meanwhile does not go for another', () => {
  const all = new TestRegistry(16, 16);
  const guests = Array.from({ length: 14 }, () => all.know(HOME, 'guest') as Peer);
  (guests.at(-1) as Peer).readRank = () => 'seated';
  expect(all.know(HOME, 'seated')).toBeDefined();
  expect(all.gone).toEqual([guests.at(-2)]);
});

test('where all who have a socket sit, whoever has fewer gets in, and nobody pushes out their equals', () => {
  const all = new TestRegistry(16, 16);
  const many = Array.from({ length: 12 }, () => all.know(HOME, 'seated'));
  const few = [all.know(ELSEWHERE, 'seated'), all.know(ELSEWHERE, 'seated')];
  const peer = all.know('192.0.2.3', 'seated');
  expect(peer).toBeDefined();
  expect(all.gone).toEqual([many.at(-1)]);
  expect(all.know(HOME, 'seated')).toBeUndefined();
  expect(all.gone.some((gone) => few.includes(gone))).toBe(false);
});

test('what is gone is not counted again, whatever is said of it later', () => {
  const all = new TestRegistry(16, 16);
  const [peer] = all.many(1, HOME);
  all.registry.setBusy(peer as Peer, true);
  all.registry.remove(peer as Peer);
  all.registry.setBusy(peer as Peer, false);
  expect(all.registry.setNetwork(peer as Peer, ELSEWHERE)).toBeUndefined();
  expect(all.registry.size).toBe(0);
});
