import { registry } from '@potager/games/registry';
import { FastRandom, type Game, type Seat } from '@potager/kernel';
import { type ClientMessage, makeMirror, type Mirror, nextMirror } from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestMatch } from './testing/test-match.ts';
import { missedIn, newsIn, NO_LIMITS, TestClient, TestServers } from './testing/index.ts';

let servers: TestServers;
let game: Game;

beforeEach(async () => {
  servers = new TestServers();
  game = (await registry.find(({ name }) => name === 'garden-nation')?.rules())?.game as Game;
});

afterEach(() => servers.end());

type Asked = Omit<ClientMessage, 'id'> & Record<string, unknown>;

/**
 * A client that asks without waiting, joins, parts and comes back, and whose picture of the table is folded from what
 * it was sent.
 */
class Restless {
  readonly seat: Seat;
  private readonly table: string;
  private readonly client: TestClient;
  private readonly random: FastRandom;
  private readonly asked = new Map<string, Asked>();
  private readonly answers: Promise<unknown>[] = [];
  private count = 0;
  private lastJoined: Seat | undefined;

  constructor(client: TestClient, table: string, seat: Seat, name: number) {
    this.client = client;
    this.table = table;
    this.seat = seat;
    this.random = new FastRandom(name);
  }

  act(): void {
    const { seat, table } = this;
    const draw = this.random.below(10);
    if (draw === 0) return this.ask({ type: 'part', table });
    const known = this.fold();
    if (draw === 1) return this.join({});
    // Only who has seen the table with a seat's eyes can go on from there.
    if (draw <= 3) return this.join({ as: seat, ...(known && this.lastJoined === seat ? { from: known.n } : {}) });
    if (draw === 4) return this.ask({ type: 'command', table, command: { kind: 'say', text: 'hello' } });
    const move = known?.turnStatus.legal[this.random.below(known.turnStatus.legal.length || 1)] ?? 'next 0';
    this.ask({ type: 'command', table, command: { kind: 'move', seat, move, version: known?.n ?? 0 } });
  }

  async settle(): Promise<void> {
    await Promise.all(this.answers);
  }

  async come(): Promise<Mirror> {
    this.join({ as: this.seat });
    await this.settle();
    return this.fold() as Mirror;
  }

  /** The picture so far; undefined while it does not follow the table. A gap or an entry sent twice is thrown. */
  fold(): Mirror | undefined {
    let mirror: Mirror | undefined;
    let isFollowing = false;
    let viewer: Seat | undefined;
    for (const message of this.client.messages) {
      const asked = message.type === 'answer' ? this.asked.get(message.id) : undefined;
      const news = newsIn(message);
      if (asked?.type === 'part') isFollowing = false;
      if (asked?.type === 'join') viewer = asked['as'] as Seat | undefined;
      // It may repeat what was sent, and is not sent again to whoever follows with the eyes of that seat.
      const missed = isFollowing && viewer === this.seat ? missedIn(message) : undefined;
      if (missed !== undefined) mirror = nextMirror(game, mirror as Mirror, missed);
      if (message.type === 'answer' && message.ok && message.result.kind === 'snapshot') {
        mirror = makeMirror(message.result.snapshot);
        isFollowing = true;
      }
      if (message.type === 'answer' && message.ok && message.result.kind === 'update') {
        // It was asked for when less was known than is now.
        mirror = nextMirror(game, mirror as Mirror, message.result.update);
        isFollowing = true;
      }
      if (news === undefined) continue;
      if (!isFollowing) throw new Error('told though it had parted');
      const [first] = news.entries;
      if (first !== undefined && first.n !== (mirror as Mirror).n + 1)
        throw new Error(`entry ${first.n} is out of turn`);
      mirror = nextMirror(game, mirror as Mirror, news);
    }
    return isFollowing ? mirror : undefined;
  }

  private join(how: { readonly as?: Seat; readonly from?: number }): void {
    this.lastJoined = how.as;
    this.ask({ type: 'join', table: this.table, ...how });
  }

  private ask(message: Asked): void {
    const id = `${this.seat} ${this.count++} ${this.random.below(1_000_000)}`;
    this.asked.set(id, message);
    this.answers.push(this.client.ask(message, id));
  }
}

test('however what is asked crosses, everyone is sent every entry once and in order', async () => {
  const { address } = await servers.start({ limits: NO_LIMITS });
  const match = await TestMatch.open(servers, address, { game: 'garden-nation', seats: 2 });
  await match.start();
  const restless: Restless[] = [];
  for (let i = 0; i < 6; i++) {
    const client = await new TestClient(address, match.players[i % 2]?.cookie).connect();
    restless.push(new Restless(client, match.table, i % 2, i));
  }
  const random = new FastRandom(1);
  for (let i = 0; i < 600; i++) {
    restless[random.below(restless.length)]?.act();
    if (random.below(4) === 0) await new Promise(setImmediate);
  }
  await Promise.all(restless.map(async (one) => one.settle()));
  const pictures = await Promise.all(restless.map(async (one) => one.come()));
  expect(pictures[0]?.n).toBeGreaterThan(60);
  for (const [i, { n, info, view, turnStatus }] of pictures.entries()) {
    expect({ n, info, view, turnStatus }).toEqual({
      n: pictures[0]?.n,
      info: pictures[0]?.info,
      view: pictures[i % 2]?.view,
      turnStatus: pictures[i % 2]?.turnStatus,
    });
  }
});
