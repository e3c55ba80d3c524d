import type { Json, Outcome, Seat } from '@potager/kernel';

/** What a bot is asked: a view and the legal moves of its seat, in notation. It is never handed a position. */
export interface Question {
  readonly seat: Seat;
  readonly view: Json;
  readonly moves: readonly string[];
}

/** Someone who plays. A bot with the same seed that is asked the same questions gives the same answers. */
export interface Bot {
  /** One of the moves in the question. Bots elsewhere, in another process, take their time. */
  choose(question: Question): string | Promise<string>;
  /** It is over, or was given up: nothing more will be asked. */
  end?(outcome: Outcome | undefined): void;
}
