import type { Judgement, LevelName } from '@potager/bots';
import type { Json, Seat } from '@potager/kernel';

/** What a thinker in its own worker can be asked. */
export type Thought =
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

export interface Thoughts {
  readonly move: string;
  readonly hint: readonly Judgement[];
}

/** A worker of its own that thinks, so that nothing else has to wait. */
export class Thinking {
  private readonly worker = new Worker(new URL('./thinker-worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, (answer: ThoughtAnswer) => void>();
  private next = 0;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<ThoughtAnswer>) => {
      this.waiting.get(data.id)?.(data);
      this.waiting.delete(data.id);
    });
  }

  async ask<K extends Thought['kind']>(thought: Extract<Thought, { readonly kind: K }>): Promise<Thoughts[K]> {
    const id = this.next++;
    const { promise, resolve } = Promise.withResolvers<ThoughtAnswer>();
    this.waiting.set(id, resolve);
    this.worker.postMessage({ id, thought });
    const answer = await promise;
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.result as Thoughts[K];
  }

  end(): void {
    this.worker.terminate();
  }
}

export type ThoughtAnswer = { readonly id: number } & (
  | { readonly result: Thoughts[Thought['kind']] }
  | { readonly problem: string }
);
