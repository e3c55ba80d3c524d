import type { LevelName, RankedMove } from '@potager/bots';
import type { Json, Seat } from '@potager/kernel';

/** What a thinker in its own worker can be asked. */
export type ThinkerTask =
  | {
      readonly kind: 'move';
      readonly game: string;
      readonly level: LevelName;
      readonly seat: Seat;
      readonly view: Json;
      readonly moves: readonly string[];
      readonly seed: number;
    }
  | { readonly kind: 'hint'; readonly game: string; readonly seat: Seat; readonly view: Json };

export interface ThinkerResults {
  readonly move: string;
  /** The best first. */
  readonly hint: readonly RankedMove[];
}

/** Thinking itself takes far less, but what it needs may have to come over a slow network first. */
const PATIENCE_MS = 30_000;

/** A worker of its own that thinks, so that nothing else has to wait. One that fails is replaced. */
export class ThinkerClient {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  /** `onProgress` is told now and then how much of the thinking is done, 0 to 1. */
  async ask<K extends ThinkerTask['kind']>(
    thought: Extract<ThinkerTask, { readonly kind: K }>,
    onProgress?: (done: number) => void,
  ): Promise<ThinkerResults[K]> {
    const id = this.next++;
    const timer = setTimeout(() => this.giveUp(), PATIENCE_MS);
    const answer = await new Promise<ThinkerAnswer>((settle) => {
      this.waiting.set(id, { settle, onProgress });
      this.worker ??= this.start();
      this.worker.postMessage({ id, thought });
    });
    clearTimeout(timer);
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.result as ThinkerResults[K];
  }

  end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private start(): Worker {
    const worker = new Worker(new URL('./thinker-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ThinkerMessage>) => {
      const waiting = this.waiting.get(data.id);
      if ('done' in data) {
        waiting?.onProgress?.(data.done);
        return;
      }
      this.waiting.delete(data.id);
      waiting?.settle(data);
    });
    worker.addEventListener('error', () => this.giveUp());
    return worker;
  }

  /** Whoever waits is told; the next question begins anew. */
  private giveUp(): void {
    this.end();
    for (const [id, { settle }] of this.waiting) settle({ id, problem: 'nobody thinks' });
    this.waiting.clear();
  }
}

interface Waiting {
  readonly settle: (answer: ThinkerAnswer) => void;
  readonly onProgress: ((done: number) => void) | undefined;
}

/** How far it has come, or what came of it. */
export type ThinkerMessage = { readonly id: number; readonly done: number } | ThinkerAnswer;

export type ThinkerAnswer = { readonly id: number } & (
  | { readonly result: ThinkerResults[ThinkerTask['kind']] }
  | { readonly problem: string }
);
