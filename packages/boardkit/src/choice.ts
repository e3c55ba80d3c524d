import type { BoardProps } from '@potager/kernel';
import { useRef, useState } from 'preact/hooks';

/** A second tap sooner than this is a double tap, which never commits. */
export const DOUBLE_TAP_MS = 380;

export interface TapGuard {
  /** Something has come into view. */
  readonly shown: () => void;
  /** Whether a touch may do what is in view: a key always, a pointer once there was time to see it. */
  readonly mayCommit: (isPointer: boolean) => boolean;
}

/** The first touch shows, the second does; a double tap, though, was meant as one touch. */
export function useTapGuard(): TapGuard {
  const shownAt = useRef(-Infinity);
  return {
    shown: () => void (shownAt.current = performance.now()),
    mayCommit: (isPointer) => !isPointer || performance.now() - shownAt.current >= DOUBLE_TAP_MS,
  };
}

/** Whether a click came from a hand: keys and screen readers click without one. */
export const isByPointer = ({ detail }: UIEvent): boolean => detail > 0;

/** What the viewer is looking at before it is done. */
export interface InView<Choice> {
  readonly choice: Choice;
  readonly choose: (choice: Choice) => void;
  readonly putAway: () => void;
  readonly mayCommit: TapGuard['mayCommit'];
}

/**
 * What is in view stays until what the viewer may do changes: what others do or say meanwhile takes nothing out of
 * one's hands. `nothing` is what is in view where nothing was chosen.
 */
export function useChoice<Choice>(
  { viewer, legal }: Pick<BoardProps, 'viewer' | 'legal'>,
  nothing: Choice,
): InView<Choice> {
  const key = `${viewer} ${legal.join()}`;
  const [kept, keep] = useState({ key, choice: nothing });
  const { shown, mayCommit } = useTapGuard();
  return {
    choice: kept.key === key ? kept.choice : nothing,
    choose(choice) {
      shown();
      keep({ key, choice });
    },
    putAway: () => keep({ key, choice: nothing }),
    mayCommit,
  };
}
