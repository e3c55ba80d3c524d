/** What an edge slot can show, as in tile files (GL-K2). The place in this list is the slot's code. */
export const SLOTS = ['Y', 'G', 'P', 'B', '.', '*', '3'] as const;
export type Slot = (typeof SLOTS)[number];

export const BLUE = 3;
export const EMPTY = 4;
export const EGG = 5;
export const TRIPLE = 6;

/** Bits of one side in a half's or a cell's word: one for each kind of slot. */
export const SIDE_BITS = 7;
const EVERY_SLOT = (1 << SIDE_BITS) - 1;

/** Sides are numbered clockwise from above. */
export const SIDES = ['above', 'right', 'below', 'left'] as const;
export type Side = (typeof SIDES)[number];
export const RIGHT = 1;
export const BELOW = 2;

export const opposite = (side: number): number => (side + 2) & 3;

/** Which slots fit each other (GL-B3), by the lower code first. */
const FITS: { readonly [slot in Slot]: string } = {
  Y: 'Y*',
  G: 'G*',
  P: 'P*',
  B: 'B*',
  '.': '.',
  '*': 'YGPB*',
  '3': '3',
};

export const doSlotsFit = (one: number, other: number): boolean => (REJECTED[one]! & (1 << other)) === 0;

/** By slot code: the set of slots that may not touch it. */
const REJECTED: readonly number[] = SLOTS.map((slot) =>
  FITS[slot].split('').reduce((set, fitting) => set & ~(1 << SLOTS.indexOf(fitting as Slot)), EVERY_SLOT),
);

/** By side (three bits up) and slot code plus one. */
const SHADOWS = Int32Array.from({ length: 32 }, (_, i) => {
  const code = i & 7;
  return code === 0 ? 0 : REJECTED[code - 1]! << (SIDE_BITS * opposite(i >> 3));
});

/** What a slot on this side, given by its code plus one, forbids on the cell it faces; nothing for 0. */
export const shadowOf = (side: number, code: number): number => SHADOWS[(side << 3) | code]!;
