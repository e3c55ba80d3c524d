import { once } from 'node:events';
import { chmodSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Problem } from '../http/problem.ts';
import { type Actions, isActionName } from './actions.ts';

/** What an action came to, as it travels. */
export interface AdminAnswer {
  readonly status: number;
  readonly body: unknown;
}

const MOST_BYTES = 64 * 1024;

/** Addresses of sockets are files, and their names may not be longer than that. */
const LONGEST_PATH = 100;

const socketFile = (folder: string): string => join(folder, 'admin.sock');

/**
 * Where `potager admin` comes in: a socket in the data folder, for the user of the server alone. Whoever can open it
 * could as well write into the database. It speaks HTTP: the action is the address, its input the body.
 */
export class AdminSocket {
  private readonly server: Server;
  private readonly file: string;
  /** Where it really is, if the way to the data folder is too long. */
  private readonly place: string;

  private constructor(folder: string, actions: Actions) {
    this.file = socketFile(folder);
    this.place =
      Buffer.byteLength(this.file) > LONGEST_PATH
        ? join(mkdtempSync(join(tmpdir(), 'potager-')), 'admin.sock')
        : this.file;
    this.server = createServer((incoming, response) => void answer(actions, incoming, response));
  }

  /** Whoever holds the folder's lock opens it: what lies there is of a server that is gone. */
  static async open(folder: string, actions: Actions): Promise<AdminSocket> {
    const socket = new AdminSocket(folder, actions);
    rmSync(socket.file, { force: true });
    socket.server.listen(socket.place);
    await once(socket.server, 'listening');
    chmodSync(socket.place, 0o600);
    if (socket.place !== socket.file) symlinkSync(socket.place, socket.file);
    socket.server.unref();
    return socket;
  }

  async close(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
    rmSync(this.file, { force: true });
    if (this.place !== this.file) rmSync(dirname(this.place), { recursive: true, force: true });
  }
}

async function answer(actions: Actions, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = await perform(actions, incoming);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body ?? null));
}

async function perform(actions: Actions, incoming: IncomingMessage): Promise<AdminAnswer> {
  try {
    const name = incoming.url?.slice(1) ?? '';
    if (!isActionName(name)) throw new Problem('notFound', { detail: `there is no action ${name}` });
    return { status: 200, body: await actions.run(name, JSON.parse(await readText(incoming)), {}) };
  } catch (error) {
    return explain(error);
  }
}

async function readText(incoming: IncomingMessage): Promise<string> {
  if (Number(incoming.headers['content-length']) > MOST_BYTES) throw new Problem('tooLarge');
  return text(incoming);
}

/** Whoever asks this way looks after the machine: they may know what went wrong. */
export function explain(error: unknown): AdminAnswer {
  const problem =
    error instanceof Problem ? error : new Problem('failed', { detail: (error as Error).message.slice(0, 500) });
  return { status: problem.status, body: problem.body };
}

/** Nobody listens there: none was ever started, or what is there was left behind by a server that was killed. */
const NOBODY_THERE = new Set(['ENOENT', 'ECONNREFUSED', 'ENOTSOCK', 'EINVAL']);

/** Asks a server that runs on this folder; undefined where none answers. */
export async function askServer(folder: string, name: string, input: unknown): Promise<AdminAnswer | undefined> {
  try {
    return await post(realpathSync(socketFile(folder)), name, JSON.stringify(input));
  } catch (error) {
    if (NOBODY_THERE.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

async function post(socketPath: string, name: string, body: string): Promise<AdminAnswer> {
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const asking = request({ socketPath, path: `/${name}`, method: 'POST', headers });
  const answered = once(asking, 'response') as Promise<[IncomingMessage]>;
  asking.end(body);
  const [response] = await answered;
  return { status: response.statusCode ?? 500, body: JSON.parse(await text(response)) as unknown };
}
