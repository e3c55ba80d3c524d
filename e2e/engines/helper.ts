import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const PATIENCE_MS = 30_000;
const GRACE_MS = 5000;

/** A program that runs beside a test, in its process group: whoever ends the test run ends it, too. */
export class Helper {
  private readonly child: ChildProcess;
  private readonly name: string;
  private output = '';

  constructor([file, ...args]: readonly [string, ...string[]], env: { readonly [name: string]: string } = {}) {
    this.name = file;
    this.child = spawn(file, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
    this.child.on('error', (error) => (this.output += String(error)));
    // A test that fails may not come to its end.
    process.once('exit', () => this.child.kill('SIGKILL'));
  }

  /** Waits until its output has this in it. */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      const found = pattern.exec(this.output);
      if (found !== null) return found;
      if (this.hasEnded || performance.now() > until) throw new Error(`${this.name} did not start:\n${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async end(): Promise<void> {
    if (this.hasEnded || this.child.pid === undefined) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const killer = setTimeout(() => this.child.kill('SIGKILL'), GRACE_MS);
    await gone;
    clearTimeout(killer);
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }
}
