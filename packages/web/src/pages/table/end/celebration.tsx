import { wantsStillness } from '@potager/boardkit';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';

const LASTS_MS = 4000;
const PETALS = 34;
const LANTERNS = 7;
const FIREFLIES = 18;
const PETAL_COLOURS = ['#e58fa6', '#f3c6cf', '#e8a33d', '#d9603b', '#f6e3a1', '#9bbf6a'] as const;

/** Something that flies: where it begins across the page, when, how large it is and how far it is carried. */
interface Flier {
  readonly left: number;
  readonly delay: number;
  readonly size: number;
  readonly drift: number;
  readonly turn: number;
}

const between = (from: number, to: number): number => from + Math.random() * (to - from);

const makeFliers = (count: number, lastDelay: number): readonly Flier[] =>
  Array.from({ length: count }, (_, n) => ({
    left: ((n + Math.random()) / count) * 100,
    delay: between(0, lastDelay),
    size: between(0.7, 1.3),
    drift: between(-9, 9),
    turn: between(-300, 300),
  }));

const styleOf = ({ left, delay, size, drift, turn }: Flier): { [name: string]: string } => ({
  left: `${left.toFixed(1)}%`,
  'animation-delay': `${delay.toFixed(2)}s`,
  '--size': size.toFixed(2),
  '--drift': `${drift.toFixed(1)}vw`,
  '--turn': `${turn.toFixed(0)}deg`,
});

/**
 * A victory, once, over the whole page: petals fall, lanterns rise, fireflies glow. Nothing waits for it and nothing
 * can be hit through it but what lies below. Whoever wants nothing to move has the lanterns of the garland.
 */
export function Celebration(): VNode | null {
  const isOver = useSignal(wantsStillness());
  const fliers = useMemo(
    () => ({ petals: makeFliers(PETALS, 1.4), lanterns: makeFliers(LANTERNS, 0.9), flies: makeFliers(FIREFLIES, 1.8) }),
    [],
  );
  useEffect(() => {
    const timer = setTimeout(() => (isOver.value = true), LASTS_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isOver.value) return null;
  return (
    <div class="celebration" aria-hidden="true">
      {fliers.flies.map((flier, n) => (
        <i key={n} class="firefly" style={{ ...styleOf(flier), top: `${String((n * 37) % 90)}%` }} />
      ))}
      {fliers.lanterns.map((flier, n) => (
        <svg key={n} class="sky-lantern" viewBox="-10 -4 20 28" style={styleOf(flier)}>
          <path fill={n % 2 === 0 ? '#e8a33d' : '#d9603b'} d="M-6 0h12c4 4 4 14 1 18h-14c-3-4-3-14 1-18z" />
          <path fill="#fff3c4" d="M-2.500 10c0-4 5-4 5 0 0 3-1 5-2.500 8-1.500-3-2.500-5-2.500-8z" />
        </svg>
      ))}
      {fliers.petals.map((flier, n) => (
        <svg key={n} class="petal" viewBox="0 0 20 20" style={styleOf(flier)}>
          <path fill={PETAL_COLOURS[n % PETAL_COLOURS.length]} d="M10 1c6 4 7 11 0 18C3 12 4 5 10 1z" />
        </svg>
      ))}
    </div>
  );
}
