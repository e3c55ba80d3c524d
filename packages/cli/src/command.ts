/** What a command needs of the world; tests give their own. */
export interface Terminal {
  /** Writes a line to standard output; waits while its reader is slow. */
  print(line: string): Promise<void>;
  /** Writes a line for the person, to standard error. */
  say(line: string): void;
  /** Shows passing progress, on a terminal only. */
  progress(line: string): void;
  readonly input: NodeJS.ReadableStream;
}

export interface Command {
  /** As typed after `potager`. */
  readonly name: string;
  readonly summary: string;
  /** Everything `--help` prints. */
  readonly help: string;
  /** Returns the exit code: 0 done, 1 something was found wrong. */
  run(args: readonly string[], terminal: Terminal): Promise<number>;
}

/** The command was typed wrongly: told with a pointer to `--help`, exit code 2. */
export class UsageError extends Error {
  constructor(problem: string) {
    super(problem);
    this.name = 'UsageError';
  }
}

/** A whole number given on the command line. */
export function parseCount(text: string, flag: string, limits: { min: number; max: number }): number {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(count >= limits.min && count <= limits.max)) {
    throw new UsageError(
      `${flag} takes a whole number from ${limits.min} to ${limits.max}, not ${JSON.stringify(text)}`,
    );
  }
  return count;
}
