import { answerOf, type JudgedMove } from '@potager/kernel';
import { batch, signal } from '@preact/signals';
import type { MoveGate, Session } from '../client/session.ts';
import type { OpenedStudy } from '../study/open-study.ts';
import type { Study } from '../study/study.ts';
import type { Exercise } from './exercise.ts';

/** Whether the answer is still sought, was found, or was shown to whoever asked for it. */
export type Outcome = 'open' | 'solved' | 'shown';

/** An answer that was not the best, and what search thinks of it, in percent of games won; undefined: not known. */
export interface WrongAnswer {
  readonly move: string;
  readonly percent: number | undefined;
  readonly best: number;
  /** Another one each time, even if it is the same again. */
  readonly count: number;
}

/** So long the reader sees a step that is shown to them, before the next. */
const SHOWN_MS = 900;

/** One reader at one exercise: only its answer is made, step by step; of other moves it is told what they are worth. */
export class ExerciseRun implements MoveGate {
  readonly exercise: Exercise;
  /** The board; undefined until it is there, another one after each restart. */
  readonly session = signal<Session | undefined>(undefined);
  /** How many steps of the answer have been made. */
  readonly step = signal(0);
  readonly wrong = signal<WrongAnswer | undefined>(undefined);
  readonly outcome = signal<Outcome>('open');
  /** How often something was tried after the end. */
  readonly late = signal(0);
  /** How many answers were given until now, counted on when it begins anew. */
  tries = 0;
  /** Whether the answer has been shown: then it is no longer found by oneself. */
  hasHelp = false;
  private readonly answer: readonly string[];
  private readonly open: (study: Study) => Promise<OpenedStudy>;
  private opened: OpenedStudy | undefined;
  private isEnded = false;

  constructor(exercise: Exercise, open: (study: Study) => Promise<OpenedStudy>) {
    this.exercise = exercise;
    this.answer = answerOf(exercise.spot);
    this.open = open;
  }

  /** Sets the position up, for the first time or once more. */
  async begin(): Promise<void> {
    const { begun, spot } = this.exercise;
    const before = this.opened;
    const opened = await this.open({
      game: begun,
      chairs: Array.from({ length: begun.seats }, (_, seat) => (seat === spot.seat ? 'reader' : 'nobody')),
    });
    before?.end();
    if (this.isEnded) return opened.end();
    opened.session.gate = this;
    this.opened = opened;
    batch(() => {
      this.session.value = opened.session;
      this.step.value = 0;
      this.wrong.value = undefined;
      this.outcome.value = 'open';
    });
  }

  readonly mayPlay = (move: string): boolean => {
    const wanted = this.answer[this.step.peek()];
    if (move === wanted) return true;
    if (wanted === undefined) this.late.value++;
    else if (this.outcome.peek() === 'open') {
      this.tries++;
      this.wrong.value = { ...this.judge(move), count: this.tries };
    }
    return false;
  };

  readonly played = (): void => {
    batch(() => {
      this.wrong.value = undefined;
      this.step.value++;
      if (this.step.value < this.answer.length || this.outcome.peek() !== 'open') return;
      this.tries++;
      this.outcome.value = 'solved';
    });
  };

  /** Makes the moves of the answer that are still missing. */
  async show(): Promise<void> {
    const session = this.session.peek();
    if (session === undefined || this.outcome.peek() !== 'open') return;
    this.hasHelp = true;
    batch(() => {
      this.wrong.value = undefined;
      this.outcome.value = 'shown';
    });
    for (;;) {
      const move = this.answer[this.step.peek()];
      if (move === undefined || session !== this.session.peek() || this.isEnded) return;
      await session.play(move);
      await new Promise((resolve) => setTimeout(resolve, SHOWN_MS));
    }
  }

  /** The game as far as it has been played. */
  begun(): ReturnType<OpenedStudy['begun']> | undefined {
    return this.opened?.begun();
  }

  end(): void {
    this.isEnded = true;
    this.opened?.end();
  }

  private judge(move: string): Omit<WrongAnswer, 'count'> {
    const judged: readonly JudgedMove[] = this.exercise.spot.steps[this.step.peek()]!;
    return { move, percent: judged.find(([one]) => one === move)?.[1], best: judged[0]![1] };
  }
}
