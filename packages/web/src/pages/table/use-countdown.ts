import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const SECOND = 1000;

/** What is left now of what was left when it arrived, by this page's clock. */
export function useCountdown(left: number, readAt: number): number {
  const now = useSignal(performance.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = performance.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return left - Math.max(0, now.value - readAt);
}
