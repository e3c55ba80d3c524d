import type { Seat } from '@potager/kernel';
import {
  type Answer,
  type ClientMessage,
  type Command,
  DEFAULT_SETTINGS,
  type NewTable,
  type AnswerResult,
  type RedactedEntry,
  type ServerMessage,
  type Snapshot,
  type Update,
} from '@potager/table';
import { WebSocket } from 'ws';

export interface Response<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

/** Somebody with a cookie and, once connected, a socket that remembers everything it was sent. */
export class TestClient {
  readonly address: string;
  cookie: string | undefined;
  /** Every message as it came, as text. */
  readonly received: string[] = [];
  /** By table: what last said how things stand. */
  readonly latest = new Map<string, Update | Snapshot>();
  lastEntry: number | undefined;
  private socket: WebSocket | undefined;
  private readonly waiting = new Map<string, (answer: Answer) => void>();
  /** By the id of what was asked: which table it was about. */
  private readonly asked = new Map<string, string>();
  private readonly watchers = new Set<() => void>();
  private count = 0;
  closed: { readonly code: number; readonly reason: string } | undefined;

  constructor(address: string, cookie?: string) {
    this.address = address;
    this.cookie = cookie;
  }

  async call<T = unknown>(method: string, path: string, body?: unknown, headers: object = {}): Promise<Response<T>> {
    const response = await fetch(`${this.address}/api${path}`, {
      method,
      headers: {
        ...(this.cookie === undefined ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) this.cookie = set.split(';')[0];
    const text = await response.text();
    return {
      status: response.status,
      body: (text === '' ? undefined : JSON.parse(text)) as T,
      headers: response.headers,
    };
  }

  async id(): Promise<string> {
    return (await this.call<{ person: string }>('GET', '/me')).body.person;
  }

  async openTable(wanted: Partial<NewTable> & Pick<NewTable, 'game' | 'seats'>): Promise<string> {
    const { body } = await this.call<{ table: string }>('POST', '/tables', { settings: DEFAULT_SETTINGS, ...wanted });
    return body.table;
  }

  async connect(headers: Record<string, string> = {}): Promise<this> {
    const url = `${this.address.replace('http', 'ws')}/api/socket`;
    const socket = new WebSocket(url, { headers: { ...(this.cookie ? { cookie: this.cookie } : {}), ...headers } });
    this.socket = socket;
    const before = this.received.length;
    this.closed = undefined;
    socket.on('message', (text: Buffer) => this.hear(text.toString()));
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.notify();
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    await this.until(() => this.received.length > before || this.closed !== undefined);
    return this;
  }

  /** Sends a message and waits for its answer. */
  async ask(message: Omit<ClientMessage, 'id'> & Record<string, unknown>, id = `m${this.count++}`): Promise<Answer> {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    this.waiting.set(id, resolve);
    if ('table' in message) this.asked.set(id, String(message['table']));
    this.write(JSON.stringify({ ...message, id }));
    return promise;
  }

  command(table: string, command: Command, id?: string): Promise<Answer> {
    return this.ask({ type: 'command', table, command }, id);
  }

  async join(table: string, as?: Seat, from?: number): Promise<AnswerResult> {
    const more = { ...(as === undefined ? {} : { as }), ...(from === undefined ? {} : { from }) };
    const answer = await this.ask({ type: 'join', table, ...more });
    if (!answer.ok) throw new Error(`join: ${JSON.stringify(answer)}`);
    return answer.result;
  }

  async sit(table: string, seat: Seat): Promise<Answer> {
    return this.command(table, { kind: 'sit', seat, nonce: String(seat).repeat(32) });
  }

  /** Whatever the text is. */
  write(text: string | Buffer): void {
    this.socket?.send(text);
  }

  get messages(): ServerMessage[] {
    return this.received.map((text) => JSON.parse(text) as ServerMessage);
  }

  /** Every entry it was sent once it had joined, in the order they came. */
  get entries(): RedactedEntry[] {
    return this.messages.flatMap((message) => newsIn(message)?.entries ?? []);
  }

  get raw(): WebSocket {
    return this.socket as WebSocket;
  }

  async until(isSo: () => boolean, milliseconds = 20_000): Promise<void> {
    if (isSo()) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => reject(new Error('it did not come to that in time')), milliseconds);
    const watcher = (): void => {
      if (isSo()) resolve();
    };
    this.watchers.add(watcher);
    await promise.finally(() => {
      clearTimeout(timer);
      this.watchers.delete(watcher);
    });
  }

  hangUp(): void {
    this.socket?.terminate();
  }

  private hear(text: string): void {
    this.received.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.note(message);
    if (message.type === 'answer') {
      const { type: _type, id, ...answer } = message;
      this.waiting.get(id)?.(answer);
      this.waiting.delete(id);
    }
    this.notify();
  }

  private note(message: ServerMessage): void {
    const table = 'table' in message ? message.table : this.asked.get('id' in message ? message.id : '');
    const news = newsIn(message) ?? missedIn(message);
    if (news !== undefined) this.lastEntry = news.entries.at(-1)?.n ?? this.lastEntry;
    const told = news ?? (message.type === 'answer' ? pictureIn(message) : undefined);
    if (table !== undefined && told !== undefined) this.latest.set(table, told);
  }

  private notify(): void {
    for (const watcher of this.watchers) watcher();
  }
}

/** What was new to whoever got this message, of its own accord or with what they did. */
export function newsIn(message: ServerMessage): Update | undefined {
  if (message.type === 'update') return message.update;
  return message.type === 'answer' && message.ok && message.result.kind === 'entry' ? message.result.update : undefined;
}

/** What someone had missed who acted on an old state of things. */
export function missedIn(message: ServerMessage): Update | undefined {
  const isMissed = message.type === 'answer' && 'missed' in message && 'entries' in message.missed;
  return isMissed ? message.missed : undefined;
}

/** What someone was shown who joined. */
function pictureIn(answer: Answer): Update | Snapshot | undefined {
  if (!answer.ok) return undefined;
  if (answer.result.kind === 'snapshot') return answer.result.snapshot;
  return answer.result.kind === 'update' ? answer.result.update : undefined;
}
