import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Session } from '../../client/session.ts';
import { speed } from '../../settings/speed.ts';

/** What is being shown comes to its end at once where nobody looks, or nobody wants to see it. */
export function usePlayback({ playback }: Session): void {
  useEffect(() => {
    const hide = (): void => {
      if (document.hidden) playback.toPresent();
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, [playback]);
  useSignalEffect(() => {
    if (speed.value === 'none') playback.toPresent();
  });
}
