import type { SoundName } from '@potager/kernel';
import type { InstrumentName } from './instruments.ts';

/** One stroke on one instrument. */
export interface Note {
  readonly on: InstrumentName;
  /** Hertz; all of them are of D major without its fourth and seventh, so that whatever meets agrees. */
  readonly pitch: number;
  /** Where its pitch goes while it rings, as a multiple. */
  readonly glide?: number;
  /** Seconds after the sound began. */
  readonly at?: number;
  /** Seconds until nothing is left of it. */
  readonly ring: number;
  readonly loud: number;
}

/**
 * How everything sounds. Loudness was set by measuring: at full volume no sound reaches further than half of what a
 * loudspeaker gives, and what happens often is softer than what happens once (`e2e/sounds.test.ts`).
 */
export const RECIPES: { readonly [name in SoundName]: readonly Note[] } = {
  draw: [
    { on: 'cloth', pitch: 700, glide: 2.2, ring: 0.16, loud: 0.9 },
    { on: 'wood', pitch: 740, at: 0.1, ring: 0.09, loud: 0.2 },
  ],
  lay: [
    { on: 'wood', pitch: 440, ring: 0.14, loud: 0.34 },
    { on: 'paper', pitch: 2600, ring: 0.03, loud: 0.2 },
  ],
  build: [
    { on: 'skin', pitch: 147, glide: 0.6, ring: 0.16, loud: 0.32 },
    { on: 'wood', pitch: 294, ring: 0.16, loud: 0.26 },
    { on: 'wood', pitch: 370, at: 0.085, ring: 0.12, loud: 0.16 },
  ],
  card: [
    { on: 'paper', pitch: 3200, glide: 0.5, ring: 0.09, loud: 0.5 },
    { on: 'wood', pitch: 587, at: 0.06, ring: 0.06, loud: 0.1 },
  ],
  coin: [
    { on: 'glass', pitch: 1976, ring: 0.16, loud: 0.13 },
    { on: 'glass', pitch: 2637, at: 0.06, ring: 0.3, loud: 0.13 },
  ],
  bid: [
    { on: 'wood', pitch: 494, ring: 0.1, loud: 0.3 },
    { on: 'wood', pitch: 740, at: 0.085, ring: 0.16, loud: 0.3 },
  ],
  water: [
    { on: 'skin', pitch: 494, glide: 1.9, ring: 0.12, loud: 0.26 },
    { on: 'skin', pitch: 659, glide: 1.8, at: 0.12, ring: 0.14, loud: 0.2 },
    { on: 'cloth', pitch: 1800, ring: 0.2, loud: 0.1 },
  ],
  walk: [0, 0.12, 0.24, 0.36].map((at, step) => ({
    on: 'wood' as const,
    pitch: step % 2 === 0 ? 220 : 247,
    at,
    ring: 0.1,
    loud: 0.3 - step * 0.03,
  })),
  gem: [
    { on: 'glass', pitch: 1175, ring: 0.5, loud: 0.18 },
    { on: 'glass', pitch: 1760, at: 0.075, ring: 0.65, loud: 0.16 },
    { on: 'wood', pitch: 440, ring: 0.1, loud: 0.16 },
  ],
  grow: [
    { on: 'pluck', pitch: 440, ring: 0.4, loud: 0.2 },
    { on: 'pluck', pitch: 554, at: 0.08, ring: 0.4, loud: 0.2 },
    { on: 'pluck', pitch: 659, at: 0.16, ring: 0.5, loud: 0.2 },
  ],
  complete: [
    { on: 'pluck', pitch: 294, ring: 0.7, loud: 0.14 },
    { on: 'pluck', pitch: 587, ring: 0.6, loud: 0.18 },
    { on: 'pluck', pitch: 740, at: 0.09, ring: 0.6, loud: 0.18 },
    { on: 'pluck', pitch: 880, at: 0.18, ring: 0.7, loud: 0.2 },
  ],
  take: [
    { on: 'skin', pitch: 123, glide: 0.6, ring: 0.3, loud: 0.34 },
    { on: 'pluck', pitch: 220, ring: 0.45, loud: 0.18 },
    { on: 'pluck', pitch: 185, at: 0.12, ring: 0.5, loud: 0.18 },
  ],
  alarm: [
    { on: 'horn', pitch: 247, glide: 0.9, ring: 0.6, loud: 0.16 },
    { on: 'horn', pitch: 294, glide: 0.9, at: 0.02, ring: 0.55, loud: 0.1 },
    ...[0, 0.07, 0.14, 0.21, 0.28].map((at, knock) => ({
      on: 'wood' as const,
      pitch: knock % 2 === 0 ? 740 : 659,
      at,
      ring: 0.09,
      loud: 0.2 - knock * 0.02,
    })),
  ],
  round: [
    { on: 'bowl', pitch: 294, ring: 1.15, loud: 0.24 },
    { on: 'bowl', pitch: 440, at: 0.05, ring: 0.9, loud: 0.12 },
  ],
  turn: [
    { on: 'wood', pitch: 587, ring: 0.8, loud: 0.26 },
    { on: 'wood', pitch: 880, at: 0.13, ring: 0.8, loud: 0.24 },
  ],
  count: [{ on: 'wood', pitch: 659, ring: 0.11, loud: 0.15 }],
  victory: [
    { on: 'pluck', pitch: 294, ring: 0.9, loud: 0.12 },
    { on: 'pluck', pitch: 587, ring: 0.6, loud: 0.18 },
    { on: 'pluck', pitch: 740, at: 0.11, ring: 0.6, loud: 0.18 },
    { on: 'pluck', pitch: 880, at: 0.22, ring: 0.7, loud: 0.18 },
    { on: 'pluck', pitch: 1175, at: 0.36, ring: 0.82, loud: 0.2 },
    { on: 'glass', pitch: 2349, at: 0.4, ring: 0.75, loud: 0.05 },
  ],
  rest: [
    { on: 'bowl', pitch: 220, ring: 1.1, loud: 0.14 },
    { on: 'pluck', pitch: 440, ring: 0.7, loud: 0.16 },
    { on: 'pluck', pitch: 370, at: 0.16, ring: 0.7, loud: 0.16 },
    { on: 'pluck', pitch: 294, at: 0.34, ring: 0.82, loud: 0.16 },
  ],
};
