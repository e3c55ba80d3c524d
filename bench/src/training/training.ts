import { Network } from '@potager/bots/network';
import { FastRandom, listOptions, type Options, readOptions } from '@potager/kernel';
import { type Course, Progress } from './course.ts';
import { Learner } from './learner.ts';
import { Past } from './past.ts';
import type { Pupil } from './pupil.ts';
import { SelfPlay } from './self-play.ts';

/** How far a step goes, from the first game to the last. */
const FIRST_RATE = 0.0015;
const LAST_RATE = 0.0001;
/** So many positions are studied before a step is made. */
const MINIBATCH = 128;
/** The mean loss of so many games is told. */
const GAMES_TOLD = 50;

/** Plays game after game against itself, and studies as many positions as each has brought. */
export class Training {
  private readonly course: Course;
  private readonly progress: Progress;
  private readonly random: FastRandom;
  private readonly integers: Int16Array;
  private readonly play: SelfPlay;
  private readonly learner: Learner;
  private readonly past: Past;
  private readonly options: readonly Options[];
  private losses = 0;
  private studied = 0;
  private games = 0;

  constructor(
    pupil: Pupil,
    course: Course,
    { buffer, thread }: { readonly buffer: SharedArrayBuffer; readonly thread: number },
  ) {
    this.course = course;
    this.progress = new Progress(course, buffer);
    // Whoever goes on later draws other games than those that were.
    this.random = new FastRandom(course.seed, 1 + thread + 1000 * this.progress.games);
    this.integers = new Int16Array(this.progress.weights.length);
    const network = new Network(course.layers, course.seats, this.integers);
    this.play = new SelfPlay(pupil, network, course.seats, this.random);
    this.learner = new Learner(course, this.progress);
    this.past = new Past(course, this.random);
    this.options = listOptions(pupil.game.options).map((chosen) => readOptions(pupil.game.options, chosen));
  }

  /** One game, and what there is to learn; false where the course is over. */
  next(): boolean {
    const { progress, course, options } = this;
    const number = progress.nextGame();
    if (number >= course.games) return false;
    progress.roundInto(this.integers);
    this.play.play(options[number % options.length]!);
    this.past.keep(this.play);
    const rate = FIRST_RATE + ((LAST_RATE - FIRST_RATE) * number) / course.games;
    for (let left = this.play.samples; left > 0; left -= MINIBATCH) this.study(rate);
    this.games++;
    return true;
  }

  /** The mean loss since it was told last; undefined where that is not long ago. */
  takeLoss(): number | undefined {
    if (this.games < GAMES_TOLD) return undefined;
    const loss = this.losses / Math.max(1, this.studied);
    this.losses = this.studied = this.games = 0;
    return loss;
  }

  private study(rate: number): void {
    const { past, learner, course } = this;
    for (let n = 0; n < MINIBATCH; n++) {
      const at = past.draw();
      this.losses += learner.study(past.inputs, at * course.layers[0], past.targets, at * course.seats);
    }
    this.studied += MINIBATCH;
    learner.step(MINIBATCH, rate);
  }
}
