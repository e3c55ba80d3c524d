import { spawn } from 'node:child_process';

interface Command {
  readonly argv: readonly [string, ...string[]];
  readonly cwd: string;
  readonly env?: Record<string, string>;
  /** Ends the command and all its descendants. */
  readonly signal: AbortSignal;
}

export interface CommandResult {
  readonly code: number;
  /** Standard output and error as they came. */
  readonly output: string;
}

const graceMs = 5000;

/**
 * Runs a command in a process group of its own, so that ending it leaves no orphan behind. The promise waits for the
 * end even when aborted: nothing is left running once it has settled.
 */
export async function runCommand({ argv, cwd, env, signal }: Command): Promise<CommandResult> {
  if (signal.aborted) return { code: 130, output: '' };
  const [file, ...args] = argv;
  const { promise, resolve } = Promise.withResolvers<CommandResult>();
  const child = spawn(file, args, {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  let killer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    killGroup(child.pid, 'SIGTERM');
    killer = setTimeout(() => killGroup(child.pid, 'SIGKILL'), graceMs);
  };
  signal.addEventListener('abort', stop, { once: true });
  const settle = (result: CommandResult): void => {
    clearTimeout(killer);
    signal.removeEventListener('abort', stop);
    resolve(result);
  };
  child.on('error', (error) => settle({ code: 127, output: `${file}: ${error.message}\n` }));
  child.on('close', (code) => settle({ code: code ?? 130, output }));
  return promise;
}

function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // The group is gone already, which is what was wanted.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
