/**
 * What sounds are played on. A struck or plucked thing sounds as several tones at once, each a multiple of its pitch;
 * the higher ones are softer and die away sooner, and which multiples there are is what tells wood from glass. Cloth
 * and paper are noise in a band around their pitch.
 */
export type Instrument =
  | { readonly kind: 'tones'; readonly tones: readonly Tone[]; readonly attack: number }
  | { readonly kind: 'noise'; readonly width: number; readonly attack: number };

interface Tone {
  readonly times: number;
  readonly loud: number;
  /** Of how long the instrument rings. */
  readonly ring: number;
}

export const INSTRUMENTS = {
  /** A bar of rosewood, as a marimba has it. */
  wood: {
    kind: 'tones',
    attack: 0.003,
    tones: [
      { times: 1, loud: 1, ring: 1 },
      { times: 3.93, loud: 0.22, ring: 0.35 },
      { times: 9.1, loud: 0.05, ring: 0.12 },
    ],
  },
  /** A string, or a tongue of metal under a thumb. */
  pluck: {
    kind: 'tones',
    attack: 0.004,
    tones: [
      { times: 1, loud: 1, ring: 1 },
      { times: 2, loud: 0.34, ring: 0.6 },
      { times: 3, loud: 0.14, ring: 0.4 },
      { times: 5.02, loud: 0.05, ring: 0.2 },
    ],
  },
  /** A small glass, touched. */
  glass: {
    kind: 'tones',
    attack: 0.003,
    tones: [
      { times: 1, loud: 1, ring: 1 },
      { times: 2.76, loud: 0.26, ring: 0.55 },
      { times: 5.4, loud: 0.07, ring: 0.25 },
    ],
  },
  /** A bronze bowl; two tones that nearly agree make it breathe. */
  bowl: {
    kind: 'tones',
    attack: 0.012,
    tones: [
      { times: 1, loud: 0.6, ring: 1 },
      { times: 1.006, loud: 0.5, ring: 1 },
      { times: 2.71, loud: 0.24, ring: 0.6 },
      { times: 5.15, loud: 0.06, ring: 0.3 },
    ],
  },
  /** A drum with a loose skin, or a drop of water. */
  skin: { kind: 'tones', attack: 0.004, tones: [{ times: 1, loud: 1, ring: 1 }] },
  /** A cow's horn from far away. */
  horn: {
    kind: 'tones',
    attack: 0.035,
    tones: [
      { times: 1, loud: 1, ring: 1 },
      { times: 2, loud: 0.4, ring: 0.9 },
      { times: 3, loud: 0.2, ring: 0.8 },
      { times: 4, loud: 0.08, ring: 0.7 },
    ],
  },
  cloth: { kind: 'noise', width: 0.9, attack: 0.03 },
  paper: { kind: 'noise', width: 0.7, attack: 0.004 },
} as const satisfies { readonly [name: string]: Instrument };

export type InstrumentName = keyof typeof INSTRUMENTS;
