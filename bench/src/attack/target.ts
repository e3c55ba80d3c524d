import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Another version's, where one wants to know what it would have held. */
const program = process.env['POTAGER_PROGRAM'] ?? join(import.meta.dirname, '../../../packages/cli/bin/potager.mjs');
const METRICS_TOKEN = 'attack';

/** Where a server under attack keeps everything; gone when the attack is. */
export class TargetFolder {
  readonly path: string = mkdtempSync(join(tmpdir(), 'potager-attack-'));
  readonly data: string = join(this.path, 'data');
  readonly page: string = join(this.path, 'page');

  constructor() {
    mkdirSync(this.page);
    writeFileSync(join(this.page, 'index.html'), '<!doctype html><title>Potager</title>');
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

interface Start {
  readonly folder: TargetFolder;
  readonly flags?: readonly string[];
}

/** `potager serve` as an operator runs it: a process of its own with the settings it comes with. */
export class Target {
  readonly address: string;
  readonly folder: TargetFolder;
  private readonly child: ChildProcess;
  private output: string;

  private constructor(child: ChildProcess, folder: TargetFolder, { address, output }: Ready) {
    this.child = child;
    this.folder = folder;
    this.address = address;
    this.output = output;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: string) => (this.output += text));
  }

  /** Resolves when it listens; throws where it does not within half a minute. */
  static async start({ folder, flags = [] }: Start): Promise<Target> {
    const own = ['--port', '0', '--host', '127.0.0.1', '--data', folder.data, '--page', folder.page];
    const argv = [program, 'serve', ...own, '--metrics-token', METRICS_TOKEN, ...flags];
    // With a channel, nobody but us looks after it: it is one process, and stays ended when it is.
    const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    try {
      return new Target(child, folder, await ready(child));
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  get port(): number {
    return Number(new URL(this.address).port);
  }

  get log(): string {
    return this.output;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** `potager admin`, as its host uses it; whether it worked. */
  async admin(...args: readonly string[]): Promise<boolean> {
    const child = spawn(process.execPath, [program, 'admin', ...args, '--data', this.folder.data], { stdio: 'ignore' });
    const [code] = (await once(child, 'exit')) as [number | null];
    return code === 0;
  }

  /** From now on its disk takes nothing more, or everything again: no file it writes to can grow. */
  fillDisk(isFull: boolean): void {
    execFileSync('prlimit', ['--pid', String(this.child.pid), `--fsize=${isFull ? '0' : 'unlimited'}:`]);
  }

  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.child.kill(name);
  }

  /** Open descriptors of the process. */
  descriptors(): number {
    return this.isRunning ? readdirSync(`/proc/${this.child.pid}/fd`).length : 0;
  }

  /** Resident memory in megabytes. */
  memory(): number {
    const status = this.isRunning ? readFileSync(`/proc/${this.child.pid}/status`, 'utf8') : '';
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024;
  }

  async metrics(): Promise<string> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    return (await fetch(`${this.address}/metrics`, { headers })).text();
  }

  async health(): Promise<number> {
    try {
      return (await fetch(`${this.address}/healthz`, { signal: AbortSignal.timeout(3000) })).status;
    } catch {
      return 0;
    }
  }

  /** Ends it at once or politely, and waits until it is gone. */
  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    if (!this.isRunning) return;
    const exit = once(this.child, 'exit');
    this.child.kill(signal);
    await exit;
  }
}

interface Ready {
  readonly address: string;
  readonly output: string;
}

async function ready(child: ChildProcess): Promise<Ready> {
  let output = '';
  const { promise, resolve, reject } = Promise.withResolvers<Ready>();
  const hear = (text: string): void => {
    output += text;
    const port = /ready: http:\/\/localhost:(\d+)/.exec(output)?.[1];
    if (port !== undefined) resolve({ address: `http://127.0.0.1:${port}`, output });
  };
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear);
  child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
  const late = sleep(30_000, undefined, { ref: false }).then(() => reject(new Error(`it did not start: ${output}`)));
  await Promise.race([promise, late]);
  return promise;
}
