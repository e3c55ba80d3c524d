import { includes, type Seat } from '@potager/kernel';
import type { ClockFace } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../../words/words.ts';
import { makeClock } from './make-clock.ts';

interface SeatClockProps {
  readonly face: ClockFace;
  readonly seat: Seat;
  /** When the face arrived, by this page's clock: the host's need not agree with it. */
  readonly readAt: number;
}

const LOW_MS = 60_000;

/** What a seat has left, running down while the game waits for it. */
export function SeatClock({ face, seat, readAt }: SeatClockProps): VNode {
  const now = useSignal(performance.now());
  const isRunning = includes(face.running, seat);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => (now.value = performance.now()), 500);
    return () => clearInterval(timer);
  }, [isRunning]);
  const passed = isRunning ? Math.max(0, Math.max(now.value, readAt) - readAt) : 0;
  const left = Math.max(0, (face.left[seat] ?? 0) - passed);
  return (
    <span
      class="seat-clock"
      role="timer"
      aria-label={words().timeLeft}
      data-running={isRunning}
      data-low={left < LOW_MS}
    >
      {makeClock(left, words().dayLetter)}
    </span>
  );
}
