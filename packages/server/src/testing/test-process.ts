import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';

export interface StartedBy {
  /** Another program that is given what to start. */
  readonly starter?: readonly string[];
  /** What runs the server, in place of "potager serve". */
  readonly program?: readonly string[];
}

const potager = join(import.meta.dirname, '../../../cli/bin/potager.mjs');

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
    return this.child.pid!;
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

  /**
   * From now on its disk takes nothing more, or everything again: no file it writes to can grow. Sockets and pipes are
   * no files.
   */
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
