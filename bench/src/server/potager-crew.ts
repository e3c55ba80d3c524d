import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { FastRandom } from '@potager/kernel';
import { type Answer, type ClientMessage, DEFAULT_SETTINGS, type ServerMessage, type Update } from '@potager/table';
import { WebSocket } from 'ws';
import type { Crew, Order, Player } from './crew.ts';

/** Guests who play Garden Nation over sockets at random, a new table whenever a game is over. */
export class PotagerCrew implements Crew {
  readonly players: PotagerPlayer[] = [];
  onTurn: (player: Player) => void = () => undefined;
  private readonly order: Order;

  private constructor(order: Order) {
    this.order = order;
  }

  static async connect(order: Order): Promise<PotagerCrew> {
    const crew = new PotagerCrew(order);
    for (let i = 0; i < order.tables * order.seats; i += 100) {
      const count = Math.min(100, order.tables * order.seats - i);
      const some = Array.from({ length: count }, (_, k) => PotagerPlayer.connect(order.address, i + k, crew));
      crew.players.push(...(await Promise.all(some)));
    }
    return crew;
  }

  async open(): Promise<void> {
    const { tables, seats } = this.order;
    for (let table = 0; table < tables; table++)
      await this.seat(this.players.slice(table * seats, (table + 1) * seats));
  }

  /** A table for these players; the first is its host. */
  async seat(players: readonly PotagerPlayer[]): Promise<void> {
    const host = players[0]!;
    const table = await host.openTable(players.length);
    await Promise.all(players.map((player, seat) => player.sit(table, seat)));
    host.next = () => void this.seat(players);
    await host.command({ kind: 'start' });
  }
}

class PotagerPlayer implements Player {
  canMove = false;
  next: () => void = () => undefined;
  private readonly address: string;
  private readonly crew: PotagerCrew;
  private readonly random: FastRandom;
  private readonly cookie: string;
  private readonly socket: WebSocket;
  private readonly waiting = new Map<string, (answer: Answer) => void>();
  private table = '';
  private seat = 0;
  private version = 0;
  private legal: readonly string[] = [];
  private count = 0;

  private constructor(address: string, cookie: string, i: number, crew: PotagerCrew) {
    this.address = address;
    this.cookie = cookie;
    this.crew = crew;
    this.random = new FastRandom(i);
    const url = `${address.replace('http', 'ws')}/api/socket`;
    this.socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false });
    this.socket.on('message', (text: Buffer) => this.hear(JSON.parse(text.toString()) as ServerMessage));
  }

  static async connect(address: string, i: number, crew: PotagerCrew): Promise<PotagerPlayer> {
    const { cookie } = await post(address, '/guest', { name: `Guest ${i}` });
    const player = new PotagerPlayer(address, cookie, i, crew);
    await new Promise((resolve, reject) => player.socket.once('open', resolve).once('error', reject));
    return player;
  }

  async openTable(seats: number): Promise<string> {
    const wanted = { game: 'garden-nation', seats, settings: DEFAULT_SETTINGS };
    const { body } = await post(this.address, '/tables', wanted, this.cookie);
    return (body as { table: string }).table;
  }

  async sit(table: string, seat: number): Promise<void> {
    const before = this.table;
    if (before !== '') await this.ask((id) => ({ type: 'part', id, table: before }));
    this.table = table;
    this.seat = seat;
    await this.command({ kind: 'sit', seat, nonce: seat.toString(16).repeat(32) });
    await this.ask((id) => ({ type: 'join', id, table, as: seat }));
  }

  async command(command: Extract<ClientMessage, { type: 'command' }>['command']): Promise<void> {
    check(await this.ask((id) => ({ type: 'command', id, table: this.table, command })));
  }

  move(acknowledged: () => void): void {
    this.canMove = false;
    const { table, seat, version } = this;
    const move = this.legal[this.random.below(this.legal.length)] as string;
    const command = { kind: 'move', seat, move, version } as const;
    const id = this.expect((answer) => {
      check(answer);
      acknowledged();
    });
    this.say({ type: 'command', id, table, command });
  }

  private ask(make: (id: string) => ClientMessage): Promise<Answer> {
    return new Promise((resolve) => this.say(make(this.expect(resolve))));
  }

  /** The id of a message to whose answer this is to be done. */
  private expect(then: (answer: Answer) => void): string {
    const id = String(this.count++);
    this.waiting.set(id, then);
    return id;
  }

  private say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    if (message.type === 'update' && message.table === this.table) this.follow(message.update);
    if (message.type !== 'answer') return;
    const then = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    then?.(message);
    if (message.ok && message.result.kind === 'entry' && message.result.update) this.follow(message.result.update);
  }

  private follow({ entries, turnStatus }: Update): void {
    this.version = entries.at(-1)?.n ?? this.version;
    this.legal = turnStatus.legal;
    const wasAble = this.canMove;
    this.canMove = this.legal.length > 0;
    if (entries.some(({ kind }) => kind === 'ended')) this.next();
    else if (this.canMove && !wasAble) this.crew.onTurn(this);
  }
}

/** Where all may act at once, somebody else's move may have come between. */
function check(answer: Answer): void {
  if (!answer.ok && !('missed' in answer)) throw new Error(JSON.stringify(answer));
}

/** Kept open: a driver that takes the processor from the server measures itself. */
const agent = new Agent({ keepAlive: true });

interface Reply {
  readonly cookie: string;
  readonly body: unknown;
}

async function post(address: string, path: string, body: object, cookie = ''): Promise<Reply> {
  const text = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text), cookie };
  const asked = request(`${address}/api${path}`, { method: 'POST', agent, headers });
  asked.end(text);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  let given = '';
  for await (const chunk of response.setEncoding('utf8')) given += String(chunk);
  if (response.statusCode !== 200 && response.statusCode !== 201)
    throw new Error(`${path}: ${response.statusCode} ${given}`);
  return { cookie: (response.headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '', body: JSON.parse(given) };
}
