import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Bot, Question } from '@potager/bots';
import { InputError, type Outcome, type Random } from '@potager/kernel';
import { type HostMessage, parseMoveMessage, PROTOCOL, shorten } from './protocol.ts';

/** Long enough to say goodbye, short enough not to hold up a tournament. */
const GOODBYE_MS = 1000;

export interface ExecSetting {
  readonly hello: Omit<Extract<HostMessage, { type: 'hello' }>, 'type' | 'protocol'>;
  /** Chooses in the bot's place, where it fails to. */
  readonly random: Random;
  readonly moveMilliseconds: number;
  /** Hears what went wrong. */
  readonly report: (problem: string) => void;
}

/**
 * A bot that is another program. One that is slow, crashes, prints nonsense or an illegal move loses that move to a
 * random one and is reported; the game goes on.
 */
export class ExecBot implements Bot {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly setting: ExecSetting;
  private readonly name: string;
  private turns = 0;
  /** Why it will not answer any more. */
  private gone: string | undefined = undefined;
  private waiting: ((line: string | undefined) => void) | undefined = undefined;

  constructor(command: string, setting: ExecSetting) {
    this.setting = setting;
    this.name = shorten(command);
    this.child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'pipe'], detached: true });
    this.child.on('error', (error) => this.leave(error.message));
    this.child.on('exit', (code, signal) => this.leave(`it ended with ${signal ?? `code ${code}`}`));
    // Writing to a program that has ended fails; that it has ended is told already.
    this.child.stdin.on('error', () => undefined);
    this.child.stderr.resume();
    createInterface({ input: this.child.stdout }).on('line', (line) => this.hear(line));
    this.tell({ type: 'hello', protocol: PROTOCOL, ...setting.hello });
  }

  async choose({ view, moves }: Question): Promise<string> {
    const n = ++this.turns;
    if (this.gone === undefined) {
      this.tell({ type: 'turn', n, view, moves });
      const move = await this.answerTo(n, moves);
      if (move !== undefined) return move;
    }
    return moves[this.setting.random.below(moves.length)] as string;
  }

  end(outcome: Outcome | undefined): void {
    this.tell({ type: 'result', winners: outcome?.winners ?? null, scores: outcome?.scores ?? null });
    this.child.stdin.end();
    this.gone ??= 'the game is over';
    const killing = setTimeout(() => this.kill(), GOODBYE_MS);
    this.child.once('exit', () => clearTimeout(killing));
  }

  /**
   * A legal move, or undefined once what went wrong is reported. HandledCommands to earlier turns came too late and are
   * skipped.
   */
  private async answerTo(n: number, moves: readonly string[]): Promise<string | undefined> {
    const deadline = performance.now() + this.setting.moveMilliseconds;
    try {
      for (;;) {
        const line = await this.nextLine(deadline - performance.now());
        if (line === undefined) return undefined;
        const answer = parseMoveMessage(line);
        if (answer.n < n) continue;
        if (moves.includes(answer.move)) return answer.move;
        return this.complain(`${JSON.stringify(shorten(answer.move))} is not a legal move`);
      }
    } catch (error) {
      if (error instanceof InputError) return this.complain(error.message);
      throw error;
    }
  }

  private nextLine(milliseconds: number): Promise<string | undefined> {
    return new Promise((resolve) => {
      if (this.gone !== undefined) return resolve(undefined);
      const slow = setTimeout(() => {
        this.waiting = undefined;
        resolve(this.complain(`no move within ${this.setting.moveMilliseconds} ms`));
      }, milliseconds);
      this.waiting = (line) => {
        clearTimeout(slow);
        this.waiting = undefined;
        resolve(line);
      };
    });
  }

  private hear(line: string): void {
    this.waiting?.(line);
  }

  private leave(why: string): void {
    if (this.gone !== undefined) return;
    this.gone = why;
    this.complain(`${why}; random moves are made for it from here on`);
    this.waiting?.(undefined);
  }

  private complain(problem: string): undefined {
    this.setting.report(`${this.name}: ${problem}`);
  }

  private tell(message: HostMessage): void {
    if (this.gone === undefined) this.child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** With whatever its shell has started. */
  private kill(): void {
    try {
      process.kill(-this.child.pid!, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }
}
