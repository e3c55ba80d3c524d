import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const SECOND = 1000;

/** What a clock shows, read anew every second. */
export function useTicking(read: () => number): number {
  const now = useSignal(read());
  useEffect(() => {
    const timer = setInterval(() => (now.value = read()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return now.value;
}
