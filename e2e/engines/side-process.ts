import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

const PATIENCE_MS = 30_000;
const GRACE_MS = 5000;
/** In the surroundings of a side process and of all that it starts. */
const MARK = 'POTAGER_SIDE_PROCESS';

const running = new Set<SideProcess>();

// A test that fails may not come to its end; one that is ended from outside does not, and then nothing else is told.
process.once('exit', () => {
  for (const one of running) one.kill();
});
for (const [signal, number] of Object.entries({ SIGHUP: 1, SIGINT: 2, SIGTERM: 15 })) {
  process.once(signal, () => process.exit(128 + number));
}

/** A program that runs beside a test, in its process group: whoever ends the test run ends it, too. */
export class SideProcess {
  private readonly child: ChildProcess;
  private readonly name: string;
  private readonly mark = randomUUID();
  private output = '';

  constructor([file, ...args]: readonly [string, ...string[]], env: { readonly [name: string]: string } = {}) {
    this.name = file;
    this.child = spawn(file, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env, [MARK]: this.mark },
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
    this.child.on('error', (error) => (this.output += String(error)));
    running.add(this);
  }

  /** At once, because nobody waits any more. */
  kill(): void {
    this.child.kill('SIGKILL');
    this.endStarted();
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

  /** Ends it and whatever it has started, of its own accord or not: a driver leaves its browser behind. */
  async end(): Promise<void> {
    await this.endItself();
    this.endStarted();
    running.delete(this);
  }

  private async endItself(): Promise<void> {
    if (this.hasEnded || this.child.pid === undefined) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const killer = setTimeout(() => this.child.kill('SIGKILL'), GRACE_MS);
    await gone;
    clearTimeout(killer);
  }

  private endStarted(): void {
    for (const id of listMarked(`${MARK}=${this.mark}`)) {
      try {
        process.kill(id, 'SIGKILL');
      } catch {
        // It has just ended by itself.
      }
    }
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }
}

/** The processes with this in their surroundings, whoever has become their parent meanwhile. */
function listMarked(mark: string): number[] {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return ids.filter((id) => readSurroundings(id).includes(mark)).map(Number);
}

function readSurroundings(id: string): readonly string[] {
  try {
    return readFileSync(`/proc/${id}/environ`, 'utf8').split('\0');
  } catch {
    // Somebody else's, or just gone.
    return [];
  }
}
