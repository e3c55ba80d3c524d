import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seat } from '@potager/kernel';
import {
  type Answer,
  type ClientMessage,
  type Command,
  type NewTable,
  type Result,
  type SeenEntry,
  type ServerMessage,
  type Snapshot,
  type Update,
  DEFAULT_SETTINGS,
} from '@potager/table';
import { WebSocket } from 'ws';
import { type GivenSettings, type RunningServer, serve, type World } from './serve.ts';

interface StartedBy {
  /** Another program that is given what to start. */
  readonly starter?: readonly string[];
  /** What runs the server, in place of "potager serve". */
  readonly program?: readonly string[];
}

/** For tests: a real server on a free port with data of its own, and real clients of it. */
export class TestGarden {
  readonly folder: string = mkdtempSync(join(tmpdir(), 'potager-server-'));
  private readonly running: RunningServer[] = [];
  private readonly clients: TestClient[] = [];
  private readonly processes: TestProcess[] = [];

  get settings(): GivenSettings {
    const pageFolder = join(this.folder, 'page');
    mkdirSync(join(pageFolder, 'assets'), { recursive: true });
    writeFileSync(join(pageFolder, 'index.html'), '<!doctype html><title>Potager</title>');
    return {
      host: '127.0.0.1',
      port: 0,
      isPortChosen: true,
      dataFolder: join(this.folder, 'data'),
      pageFolder,
      logLevel: 'silent',
      bots: { threads: 1, pace: 0 },
    };
  }

  async start(changes: Partial<GivenSettings> = {}, world: Partial<World> = {}): Promise<RunningServer> {
    const server = await serve({ ...this.settings, ...changes }, world);
    this.running.push(server);
    return server;
  }

  async stop(server: RunningServer): Promise<void> {
    this.running.splice(this.running.indexOf(server), 1);
    await server.stop();
  }

  /** A guest of this name. */
  async guest(address: string, name: string): Promise<TestClient> {
    const client = new TestClient(address);
    await client.call('POST', '/guest', { name });
    this.clients.push(client);
    return client;
  }

  /** Somebody who can sign in elsewhere too; their id. */
  async account(address: string, name: string): Promise<{ readonly client: TestClient; readonly id: string }> {
    const client = await this.guest(address, name);
    await client.call('POST', '/recovery/new');
    return { client, id: await client.id() };
  }

  /** A server in a process of its own; resolves when it listens. */
  async spawn(...flags: readonly string[]): Promise<TestProcess> {
    return this.spawnBy({}, ...flags);
  }

  /** The same, started in another way. */
  async spawnBy(by: StartedBy, ...flags: readonly string[]): Promise<TestProcess> {
    const { dataFolder, pageFolder } = this.settings;
    const own = ['--port', '0', '--host', '127.0.0.1', '--data', dataFolder, '--page', pageFolder];
    const server = await TestProcess.start([...own, ...flags], by);
    this.processes.push(server);
    return server;
  }

  async end(): Promise<void> {
    await Promise.all(this.processes.splice(0).map((server) => server.kill('SIGKILL')));
    for (const client of this.clients.splice(0)) client.hangUp();
    await Promise.all(this.running.splice(0).map((server) => server.stop()));
    rmSync(this.folder, { recursive: true });
  }
}

const potager = join(import.meta.dirname, '../../cli/bin/potager.mjs');

/** A server in a process of its own. */
export class TestProcess {
  readonly address: string;
  /** Everything it wrote so far, to both streams. */
  output = '';
  private readonly child: ChildProcessWithoutNullStreams;

  private constructor(child: ChildProcessWithoutNullStreams, address: string, output: string) {
    this.child = child;
    this.address = address;
    this.output = output;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: string) => (this.output += text));
  }

  static async start(
    flags: readonly string[],
    { starter = [], program = [potager, 'serve'] }: StartedBy,
  ): Promise<TestProcess> {
    const [first, ...rest] = [...starter, process.execPath, ...program, ...flags] as [string, ...string[]];
    // With a channel, nobody but the test looks after it: it is one process, and stays ended when it is.
    const child = spawn(first, rest, { stdio: ['pipe', 'pipe', 'pipe', 'ipc'] }) as ChildProcessWithoutNullStreams;
    let output = '';
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const address = /ready: (\S+)/.exec(output)?.[1];
        if (address !== undefined) resolve(address);
      });
    }
    // Not when it exits: what it said last may not be here yet.
    child.on('close', () => reject(new Error(`the server ended: ${output}`)));
    const address = await promise;
    return new TestProcess(child, address.replace('localhost', '127.0.0.1'), output);
  }

  get pid(): number {
    return this.child.pid as number;
  }

  /** How it ended, once it has. */
  get ended(): Promise<{ readonly code: number | null; readonly signal: string | null }> {
    const { exitCode: code, signalCode: signal } = this.child;
    if (!this.isRunning) return Promise.resolve({ code, signal });
    return new Promise((resolve) => this.child.once('close', (...[by, from]) => resolve({ code: by, signal: from })));
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** From now on its disk takes nothing more, or everything again: no file it writes to can grow. Sockets and pipes are no files. */
  fillDisk(isFull: boolean): void {
    execFileSync('prlimit', ['--pid', String(this.pid), `--fsize=${isFull ? '0' : 'unlimited'}:`]);
  }

  /** Ends it and waits until it is gone; its exit code. */
  async kill(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    if (!this.isRunning) return this.child.exitCode;
    const { promise, resolve } = Promise.withResolvers<number | null>();
    this.child.once('close', resolve);
    this.child.kill(signal);
    return promise;
  }
}

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
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0];
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

  async join(table: string, as?: Seat, from?: number): Promise<Result> {
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
  get entries(): SeenEntry[] {
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

/** For those who play faster than people do. */
export const NO_LIMITS = {
  connections: 1000,
  connectionsPerPerson: 10,
  connectionsPerAddress: 1000,
  messagesPerSecond: 1_000_000,
  requestsPerSecond: 1_000_000,
  tablesPerPerson: 10,
  workPerPerson: 1_000_000,
  workPerAddress: 1_000_000,
};

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
