import type { Session } from '../../client/session.ts';
import { announce } from '../../parts/announcer.tsx';
import { type Step, listSteps, stepsSince } from './steps.ts';
import type { Recap } from './use-recap.ts';

/** Where the reader is among the steps of a game, and the ways from there. */
export interface StepNavigation {
  /** Looking at the past, being shown something, or in the present. */
  readonly state: 'past' | 'playing' | 'now';
  readonly steps: readonly Step[];
  /** What others did since the reader's last turn, or since they left. */
  readonly since: readonly Step[];
  /** The steps in view. */
  readonly inView: readonly Step[];
  /** From 0; in the present, after the last one. */
  readonly at: number;
  readonly back: (() => void) | undefined;
  readonly on: (() => void) | undefined;
  /** Shows once more what others did since. */
  readonly replay: (() => void) | undefined;
}

export function makeNavigation(session: Session, recap: Recap): StepNavigation {
  const { playback } = session;
  const steps = listSteps(session);
  const moment = session.moment.value;
  const frames = playback.shown.value.frames;
  const find = ({ n, part }: Pick<Step, 'n' | 'part'>): number =>
    steps.findIndex((step) => step.n === n && step.part === part);
  const state = moment !== undefined ? 'past' : playback.isPlaying.value ? 'playing' : 'now';
  const shown = moment === undefined ? frames.map(find) : [find(moment)];
  const at = state === 'now' ? steps.length : Math.max(0, ...shown);
  const missed = recap.missed.value;
  const since = stepsSince(steps, missed?.since);
  const look = (to: number): void => {
    const step = steps[to];
    if (step === undefined) return session.returnToNow();
    recap.dismiss();
    playback.pause();
    void session.look(step.n, step.part);
    announce(step.text);
  };
  const replay = (): void => {
    recap.dismiss();
    const before = missed?.since ?? (since[0]?.n ?? 1) - 1;
    void session.replaySince(before);
  };
  return {
    state,
    steps,
    since,
    inView: state === 'now' ? steps.slice(-1) : shown.flatMap((index) => steps[index] ?? []),
    at,
    back: at > 0 ? () => look(at - 1) : undefined,
    on: state === 'now' ? undefined : state === 'playing' ? () => playback.next() : () => look(at + 1),
    replay: state === 'now' && since.length > 0 ? replay : undefined,
  };
}
