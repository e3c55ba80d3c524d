import { useEffect } from 'preact/hooks';
import type { Session } from '../../client/session.ts';

/** What a line of the score sheet speaks of stays lit until the next touch or key. */
export function usePointing(session: Session): void {
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const leave = (): void => {
      session.pointed.value = undefined;
    };
    document.addEventListener('pointerdown', leave, { signal, capture: true });
    document.addEventListener('keydown', leave, { signal, capture: true });
    return () => ending.abort();
  }, [session]);
}
