import type { Language } from '@potager/kernel';

/** How strong a bot is: how often it thinks ahead before a move, and how often it overlooks what it found. */
export interface Level {
  readonly iterations: number;
  /** The chance to overlook the best move, then the next one that looks nearly as good, and so on. */
  readonly slips: number;
  /**
   * How much worse than the best a move may look to be taken by mistake, as a share of what a beginner overlooks in the
   * game (its `lapse`): a human mistake, not a random move.
   */
  readonly lapse: number;
  /**
   * How often it thinks ahead in a game that was learnt from play, which takes about three times as long; left out: it
   * does not know what was learnt, and goes by simple advice there, too.
   */
  readonly learnedIterations?: number;
}

interface NamedLevel extends Level {
  readonly names: { readonly [language in Language]: string };
}

/** From a friendly beginner to the strongest. */
export const LEVELS = {
  sprout: {
    iterations: 24,
    slips: 0.6,
    lapse: 1,
    names: { en: 'Sprout', fr: 'Jeune Pousse', de: 'Grünschnabel' },
  },
  hobbyist: {
    iterations: 100,
    slips: 0.45,
    lapse: 0.55,
    names: { en: 'Weekend Gardener', fr: 'Jardinier du dimanche', de: 'Hobbygärtner' },
  },
  gardener: {
    iterations: 300,
    slips: 0.32,
    lapse: 0.25,
    names: { en: 'Head Gardener', fr: 'Maître jardinier', de: 'Gärtnermeister' },
  },
  oak: {
    iterations: 1200,
    slips: 0,
    lapse: 0,
    learnedIterations: 400,
    names: { en: 'Old Oak', fr: 'Vieux Chêne', de: 'Alte Eiche' },
  },
} as const satisfies { readonly [name: string]: NamedLevel };

export type LevelName = keyof typeof LEVELS;

export const LEVEL_NAMES = Object.keys(LEVELS) as readonly LevelName[];
