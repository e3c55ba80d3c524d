import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Session } from '../client/session.ts';
import { type OpenedStudy, openStudy } from './open-study.ts';
import type { Study } from './study.ts';

export interface OpenStudy {
  /** Undefined until the board is there. Another one after each restart. */
  readonly session: ReadonlySignal<Session | undefined>;
  /** Sets the position back to the start. */
  readonly restart: () => void;
}

/** Opens a study for as long as it is shown. What was shown stays until what comes instead is there. */
export function useStudy(study: Study): OpenStudy {
  const session = useSignal<Session | undefined>(undefined);
  const starts = useSignal(0);
  useEffect(() => {
    let isGone = false;
    let opened: OpenedStudy | undefined;
    const begin = async (): Promise<void> => {
      const made = await openStudy(study);
      if (isGone) return made.end();
      opened = made;
      session.value = made.session;
    };
    void begin();
    return () => {
      isGone = true;
      opened?.end();
    };
  }, [study, starts.value]);
  return { session, restart: () => void starts.value++ };
}
