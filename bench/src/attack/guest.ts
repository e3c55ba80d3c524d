import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import {
  type Answer,
  type ClientMessage,
  type Command,
  DEFAULT_SETTINGS,
  type NewTable,
  type ServerMessage,
} from '@potager/table';
import { WebSocket } from 'ws';

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

type Asked = ClientMessage extends infer M ? (M extends ClientMessage ? Omit<M, 'id'> : never) : never;

/** Every loopback address is an address of its own to a server. */
const ATTACKER = '127.0.0.1';
const PATIENCE_MS = 20_000;

/** Somebody with a cookie, at an address of the loopback network, with as many sockets as they like. */
export class Guest {
  readonly address: string;
  readonly from: string;
  cookie = '';
  person = '';
  /** What it says with everything, such as where a proxy would say that it comes from. */
  readonly headers: Readonly<Record<string, string>>;
  private readonly agent: Agent;

  constructor(address: string, from: string = ATTACKER, headers: Readonly<Record<string, string>> = {}) {
    this.address = address;
    this.from = from;
    this.headers = headers;
    this.agent = new Agent({ keepAlive: true, maxSockets: 200, localAddress: from });
  }

  static async come(address: string, name: string, from = ATTACKER, headers = {}): Promise<Guest> {
    const guest = new Guest(address, from, headers);
    const { status, body } = await guest.call('POST', '/guest', { name });
    if (status !== 200) throw new Error(`a guest was answered with ${status}`);
    guest.person = (body as { person: string }).person;
    return guest;
  }

  async call(method: string, path: string, body?: object): Promise<Reply> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      ...this.headers,
      cookie: this.cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    };
    const asked = request(`${this.address}/api${path}`, { method, agent: this.agent, headers });
    asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error('no answer')));
    asked.end(text);
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    let given = '';
    for await (const chunk of response.setEncoding('utf8')) given += String(chunk);
    const cookie = response.headers['set-cookie']?.[0]?.split(';')[0];
    if (cookie !== undefined) this.cookie = cookie;
    return { status: response.statusCode ?? 0, body: given === '' ? undefined : (JSON.parse(given) as unknown) };
  }

  /** The new table's id; undefined where it was refused. */
  async open(wanted: Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>): Promise<string | undefined> {
    const { body } = await this.call('POST', '/tables', { settings: DEFAULT_SETTINGS, ...wanted });
    return (body as { table?: string } | undefined)?.table;
  }

  async connect(): Promise<GuestSocket> {
    return GuestSocket.open(this);
  }

  leave(): void {
    this.agent.destroy();
  }
}

/** A command with the id of another one of the same person would be taken for it, on whichever socket. */
let asked = 0;

/** One socket: answers by id, and everything it was told. */
export class GuestSocket {
  readonly socket: WebSocket;
  readonly messages: ServerMessage[] = [];
  /** Bytes it was sent. */
  received = 0;
  private readonly waiting = new Map<string, (answer: Answer) => void>();
  private readonly listeners = new Set<(message: ServerMessage) => void>();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('error', () => undefined);
    socket.on('message', (text: Buffer) => this.hear(text.toString()));
    socket.on('close', () => {
      for (const settle of this.waiting.values()) settle({ ok: false, error: { code: 'failed' } });
      this.waiting.clear();
    });
  }

  static async open({ address, cookie, from, headers }: Guest): Promise<GuestSocket> {
    const url = `${address.replace('http', 'ws')}/api/socket`;
    const options = {
      headers: { ...headers, cookie },
      perMessageDeflate: false,
      localAddress: from,
      handshakeTimeout: 10_000,
    };
    const socket = new WebSocket(url, options);
    const open = new GuestSocket(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return open;
  }

  get isOpen(): boolean {
    return this.socket.readyState === WebSocket.OPEN;
  }

  async ask(message: Asked): Promise<Answer> {
    if (!this.isOpen) return { ok: false, error: { code: 'failed' } };
    const id = `a${asked++}`;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.waiting.set(id, resolve);
    this.socket.send(JSON.stringify({ ...message, id }));
    return promise;
  }

  command(table: string, command: Command): Promise<Answer> {
    return this.ask({ type: 'command', table, command });
  }

  sit(table: string, seat: number): Promise<Answer> {
    return this.command(table, { kind: 'sit', seat, nonce: seat.toString(16).repeat(32) });
  }

  listen(listener: (message: ServerMessage) => void): void {
    this.listeners.add(listener);
  }

  close(): void {
    this.socket.terminate();
  }

  private hear(text: string): void {
    this.received += text.length;
    const message = JSON.parse(text) as ServerMessage;
    this.messages.push(message);
    if (message.type === 'answer') {
      this.waiting.get(message.id)?.(message);
      this.waiting.delete(message.id);
    }
    for (const listener of this.listeners) listener(message);
  }
}

/** One guest takes all seats and starts. */
export async function startGame(socket: GuestSocket, table: string, seats: number): Promise<void> {
  for (let seat = 0; seat < seats; seat++) {
    await socket.command(table, { kind: 'sit', seat, name: `Seat ${seat + 1}`, nonce: seat.toString(16).repeat(32) });
  }
  await socket.command(table, { kind: 'start' });
}
