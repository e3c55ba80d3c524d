import { FastRandom, type Options, type Seat } from '@potager/kernel';
import type { Answer, TableSettings } from '@potager/table';
import { DEFAULT_SETTINGS } from '@potager/table';
import type { TestClient, TestServers } from './index.ts';

interface Plan {
  readonly game: string;
  readonly seats: number;
  readonly options?: Options;
  readonly settings?: Partial<TableSettings>;
  /** What they are called, by seat. */
  readonly names?: readonly string[];
  /** Whose table it is; left out, it belongs to the first player. */
  readonly host?: TestClient;
}

/** For tests: a table with a person on every seat, each on a socket of their own, who play at random and in step. */
export class TestMatch {
  readonly table: string;
  readonly players: readonly TestClient[];
  private readonly random = new FastRandom(7);
  private readonly host: TestClient;

  private constructor(table: string, host: TestClient, players: readonly TestClient[]) {
    this.table = table;
    this.host = host;
    this.players = players;
  }

  static async open(
    servers: TestServers,
    address: string,
    { settings, names = [], host: owner, ...plan }: Plan,
  ): Promise<TestMatch> {
    const players: TestClient[] = [];
    for (let seat = 0; seat < plan.seats; seat++) {
      players.push(await (await servers.guest(address, names[seat] ?? `Guest ${seat}`)).connect());
    }
    const host = owner ?? players[0];
    if (host === undefined) throw new Error('a table has seats');
    const table = await host.openTable({ ...plan, settings: { ...DEFAULT_SETTINGS, ...settings } });
    for (const [seat, player] of players.entries()) {
      await player.sit(table, seat);
      await player.join(table, seat);
    }
    return new TestMatch(table, host, players);
  }

  async start(): Promise<void> {
    await this.follow(numberOf(await this.host.command(this.table, { kind: 'start' })));
  }

  /** So many random moves, or until it is over; every move is seen by everyone before the next. */
  async play(moves: number): Promise<void> {
    for (let i = 0; i < moves; i++) if (!(await this.step())) return;
  }

  /** What a seat was last told it may do. */
  legal(seat: Seat): readonly string[] {
    return this.players[seat]?.latest.get(this.table)?.turnStatus.legal ?? [];
  }

  get isOver(): boolean {
    const last = this.players[0]?.latest.get(this.table);
    return last !== undefined && 'entries' in last && last.entries.some(({ kind }) => kind === 'ended');
  }

  /** The last entry everyone has seen. */
  get version(): number {
    return Math.min(...this.players.map(({ lastEntry }) => lastEntry ?? 0));
  }

  private async step(): Promise<boolean> {
    const able = this.players.flatMap((_, seat) => (this.legal(seat).length > 0 ? [seat] : []));
    if (able.length === 0) return false;
    const seat = able[this.random.below(able.length)]!;
    const legal = this.legal(seat);
    const move = legal[this.random.below(legal.length)] as string;
    const answer = await this.move(seat, move);
    if (!answer.ok) throw new Error(`${move} was answered with ${JSON.stringify(answer)}`);
    await this.follow(numberOf(answer));
    return true;
  }

  move(seat: Seat, move: string, id?: string): Promise<Answer> {
    const version = this.version;
    return this.players[seat]!.command(this.table, { kind: 'move', seat, move, version }, id);
  }

  /** Until everyone has heard of an entry. */
  async follow(n: number): Promise<void> {
    await Promise.all(this.players.map((player) => player.until(() => (player.lastEntry ?? 0) >= n)));
  }
}

const numberOf = (answer: Answer): number => (answer.ok && answer.result.kind === 'entry' ? answer.result.n : -1);
