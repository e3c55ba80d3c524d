import type { GameEvent, Happened, Json, Seat, Showing } from '@potager/kernel';
import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** How long a step stays in view, in milliseconds; with `none` everything is shown at once. */
export const SPEEDS = { slow: 2600, normal: 1500, fast: 700, none: 0 } as const;

export type Speed = keyof typeof SPEEDS;
export const SPEED_NAMES = Object.keys(SPEEDS) as readonly Speed[];

/** The share of that time which a step gets. */
const SHARES: { readonly [showing in Exclude<Showing, 'with'>]: number } = { step: 1, glance: 0.4, scene: 0.8 };

/** One step: who did what, and the view it led to. */
export interface Frame {
  /** The entry of the log it belongs to, and its place among the steps of that. */
  readonly n: number;
  readonly part: number;
  /** Undefined: the rules did it. */
  readonly seat: Seat | undefined;
  readonly events: readonly GameEvent[];
  readonly view: Json;
  readonly showing: Exclude<Showing, 'with'>;
  /** Whether the reader did it, and need not be told. */
  readonly isOwn: boolean;
}

/** What a board shows. */
interface Shown extends Happened {
  readonly view: Json;
  /** The steps that led to it; none after a jump. */
  readonly frames: readonly Frame[];
}

/**
 * Shows what others and the rules did one after the other, at the speed the reader has chosen. The present goes on
 * behind it: `toPresent` is always possible, and whoever acts does it.
 */
export class Playback {
  /** What is in view. */
  readonly shown: ReadonlySignal<Shown>;
  /** Whether there is more to come than what is in view. */
  readonly isBehind: ReadonlySignal<boolean>;
  /** Whether a step is being held in view. */
  readonly isPlaying: ReadonlySignal<boolean>;
  readonly isPaused = signal(false);
  /** How long the step in view stays, in milliseconds; 0: until something happens. */
  readonly stay = signal(0);
  private readonly now = signal<Shown>({ n: 0, events: [], view: null, frames: [] });
  private readonly waiting = signal<readonly Frame[]>([]);
  private readonly isHeld = signal(false);
  private readonly speed: () => Speed;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Steps that are shown once more: nothing is new by them. */
  private again = 0;

  constructor(speed: () => Speed) {
    this.speed = speed;
    this.shown = this.now;
    this.isBehind = computed(() => this.waiting.value.length > 0);
    this.isPlaying = computed(() => this.isHeld.value || this.isBehind.value);
  }

  /** Another view without a way to it: the beginning, a move taken back, other eyes. */
  jump(view: Json, isNews = true): void {
    this.stop();
    const { n, events, frames } = this.now.peek();
    this.now.value = isNews ? { n: n + 1, events: [], view, frames: [] } : { n, events, view, frames };
  }

  /** What has happened, in order. What the reader did is shown at once, and with it whatever came before. */
  add(frames: readonly Frame[]): void {
    if (frames.length === 0) return;
    const isAtOnce = this.speed() === 'none';
    const news = isAtOnce ? frames : fromOwn(frames);
    if (news[0]?.isOwn === true && !isAtOnce) this.stop();
    this.waiting.value = [...this.waiting.peek(), ...news];
    if (isAtOnce) this.toPresent();
    else if (!(this.isHeld.peek() || this.isPaused.peek())) this.next();
  }

  /** Shows steps once more that lead to what is in view now. */
  replay(frames: readonly Frame[]): void {
    this.toPresent();
    this.again = frames.length;
    this.waiting.value = frames;
    this.next();
  }

  /** The next step at once; after the last one nothing is held in view any more. */
  next(): void {
    this.release();
    const taken = takeNext(this.waiting.peek());
    const [frame] = taken;
    if (frame === undefined) return this.endReplay();
    this.waiting.value = this.waiting.peek().slice(taken.length);
    this.show(taken);
    // What the reader did is held only for what the rules make of it.
    if (frame.isOwn && !this.isBehind.peek()) return;
    this.isHeld.value = true;
    this.hold(frame);
  }

  /** Past the scene that is in view, else to the next step. */
  skip(): void {
    const waiting = this.waiting.peek();
    const end = waiting.findIndex(({ showing }) => showing !== 'scene');
    const scene = waiting.slice(0, end < 0 ? undefined : end);
    if (this.now.peek().frames[0]?.showing !== 'scene' || scene.length === 0) return this.next();
    this.waiting.value = waiting.slice(scene.length);
    this.show(scene);
    this.next();
  }

  /** Everything that was still to be shown, at once. */
  toPresent(): void {
    const waiting = this.waiting.peek();
    this.release();
    this.waiting.value = [];
    this.isPaused.value = false;
    if (waiting.length > 0) this.show(waiting);
    this.endReplay();
  }

  pause(): void {
    this.isPaused.value = true;
    clearTimeout(this.timer);
  }

  resume(): void {
    this.isPaused.value = false;
    this.next();
  }

  private show(frames: readonly Frame[]): void {
    const events = frames.flatMap((one) => one.events);
    const { view } = frames.at(-1) as Frame;
    this.now.value = { n: this.now.peek().n + 1, events, view, frames, isAgain: this.again > 0 };
    this.again = Math.max(0, this.again - frames.length);
  }

  /** What was shown once more has been seen: the board is in the present again, and nothing is held. */
  private endReplay(): void {
    const last = this.now.peek();
    if (last.isAgain !== true) return;
    this.isPaused.value = false;
    this.now.value = { ...last, isAgain: false };
  }

  private hold({ showing, isOwn }: Frame): void {
    // Whoever sees everything at once and wants to see something again wants to see it.
    const stay = SPEEDS[this.speed()] || SPEEDS.normal;
    this.stay.value = stay * SHARES[isOwn ? 'glance' : showing];
    if (!this.isPaused.peek()) this.timer = setTimeout(() => this.next(), this.stay.peek());
  }

  private release(): void {
    clearTimeout(this.timer);
    this.stay.value = 0;
    this.isHeld.value = false;
  }

  private stop(): void {
    this.release();
    this.waiting.value = [];
    this.isPaused.value = false;
    this.again = 0;
  }
}

/** From the last thing that the reader did: what they did at a time is one step. */
function fromOwn(frames: readonly Frame[]): readonly Frame[] {
  const last = frames.findLastIndex(({ isOwn }) => isOwn);
  if (last < 0) return frames;
  const first = frames.findLastIndex(({ isOwn }, n) => n < last && !isOwn) + 1;
  const events = frames.slice(first, last + 1).flatMap((frame) => frame.events);
  return [{ ...frames[last]!, events }, ...frames.slice(last + 1)];
}

/** What several do at the same time, such as building, is one glance: the next thing that each of them did. */
function takeNext(waiting: readonly Frame[]): readonly Frame[] {
  const isAlone = ({ showing, isOwn }: Frame): boolean => showing !== 'glance' || isOwn;
  const seats = new Set<Seat | undefined>();
  const end = waiting.findIndex((frame, n) => {
    if (n > 0 && (isAlone(waiting[0]!) || isAlone(frame) || seats.has(frame.seat))) return true;
    seats.add(frame.seat);
    return false;
  });
  return end < 0 ? waiting : waiting.slice(0, end);
}
