import type { Terminal } from './command.ts';

const EVERY_MS = 200;

/** Counts work done and shows how much is left, a few times a second. */
export class Progress {
  private readonly terminal: Terminal;
  private readonly what: string;
  private readonly total: number;
  private readonly begun = performance.now();
  private shown = 0;

  constructor(terminal: Terminal, what: string, total: number) {
    this.terminal = terminal;
    this.what = what;
    this.total = total;
  }

  at(done: number): void {
    const now = performance.now();
    if (now - this.shown < EVERY_MS) return;
    this.shown = now;
    const left =
      done === 0 ? '' : `, about ${Math.ceil(((now - this.begun) / done / 1000) * (this.total - done))} s left`;
    this.terminal.progress(`${done} of ${this.total} ${this.what}${left}`);
  }

  end(): void {
    this.terminal.progress('');
  }
}
