import type { BoardProps, GameEvent } from '@potager/kernel';
import { useRef } from 'preact/hooks';

/** What has just happened. */
export interface Step {
  readonly n: number;
  /** None after a jump to another moment. */
  readonly events: readonly GameEvent[];
  /** Whether the viewer did it: the first event of a step names who acted. */
  readonly isOwn: boolean;
  /** Whether it is shown once more, out of the past. */
  readonly isAgain?: boolean | undefined;
}

/**
 * What a board keeps of what has happened, step by step: `tell` is handed what it made of the step before. Where the
 * view stays and nothing happened somebody only talked, and nothing is told anew.
 */
export function useTold<Told>(
  { happened, viewer, view }: Pick<BoardProps, 'happened' | 'viewer' | 'view'>,
  tell: (step: Step, before: Told | undefined) => Told,
): Told {
  const kept = useRef<{ readonly n: number; readonly view: unknown; readonly told: Told }>(undefined);
  const { n, events, isAgain } = happened;
  const last = kept.current;
  if (last === undefined || (last.n !== n && (events.length > 0 || last.view !== view))) {
    const told = tell({ n, events, isOwn: events[0]?.['seat'] === viewer, isAgain }, last?.told);
    kept.current = { n, view, told };
  }
  return (kept.current as { readonly told: Told }).told;
}

/**
 * What others have changed since the viewer's own last move; after a jump to another moment nothing is new, and of what
 * is shown once more that alone.
 */
export function withRecent(
  recent: ReadonlySet<string> | undefined,
  changed: Iterable<string>,
  { events, isOwn, isAgain }: Step,
): ReadonlySet<string> {
  if (isAgain === true) return new Set(changed);
  return isOwn || events.length === 0 ? new Set() : new Set([...(recent ?? []), ...changed]);
}
