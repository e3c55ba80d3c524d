import type { Drawing } from '@potager/boardkit';

// What grows is drawn about the foot of the plant, y upwards being negative.

const LEAF = '#7fae4e';
const DEEP = '#4f8a42';
const WOOD = '#a57848';
const RED = '#cf4436';
const WHITE = '#fffaf0';

export const PLANTS = {
  sprout: [[LEAF, 'M0 0v-6c-5 0-7-3-7-6 5 0 7 2 7 6 0-5 2-7 7-7 0 4-2 7-7 7']],
  lettuce: [
    [DEEP, 'M-9-2c-2-6 1-10 4-9 1-4 9-4 10 0 3-1 6 3 4 9-5 4-13 4-18 0z'],
    ['#a9cc6a', 'M-5-1c-1-4 1-7 5-7s6 3 5 7c-3 2-7 2-10 0z'],
    ['-', 'M0-1v-5'],
  ],
  wheat: [
    ['-', 'M-4 0c0-6-1-10-3-15M0 0v-17M4 0c0-6 1-10 3-15'],
    ['#e8bd4e', 'M-7-14c-3-3-2-6 0-8 2 2 3 5 0 8zM0-16c-3-3-2-6 0-9 2 3 3 6 0 9zM7-14c-3-3-2-6 0-8 2 2 3 5 0 8z'],
  ],
  bush: [
    [DEEP, 'M-12 1c-6-3-5-11 1-12 1-8 12-10 15-3 7-1 11 7 7 14-7 4-17 4-23 1z'],
    ['~#79a854', 'M-8-9c1-5 8-7 11-3-4-1-8 0-11 3z'],
    [RED, 'M-7-4a2.400 2.400 0 1 0 .1 0zM2-9a2.400 2.400 0 1 0 .1 0zM6-2a2.400 2.400 0 1 0 .1 0z'],
  ],
  rose: [
    ['-', 'M0 0v-9M0-3c-3 0-5-1-6-3M0-4c3 0 4-1 5-3'],
    [RED, 'M-5-13c0-4 3-6 5-4 2-2 5 0 5 4 0 3-2 5-5 5s-5-2-5-5z'],
    ['-', 'M-2-12c1-2 4-2 4 0s-3 2-3 0'],
  ],
  daisy: [
    ['-', 'M0 0v-8'],
    [WHITE, 'M0-15c3-1 4 2 2 3 3 0 3 4 0 4 0 3-4 3-4 0-3 0-3-4 0-4-2-1-1-4 2-3z'],
    ['~#e8b53e', 'M0-12.500a1.700 1.700 0 1 0 .1 0z'],
  ],
  palm: [
    [WOOD, 'M-3 1c2-12 1-24-2-35h5c3 11 4 23 4 35-2 1-5 1-7 0z'],
    ['-', 'M-2-7h5M-2-15h5M-3-23h4'],
    [
      DEEP,
      'M-3-34c-7-9-17-8-22 1 8-3 15-2 21 3-8 0-13 5-13 12 5-6 10-9 15-10 5 2 10 6 13 12 1-8-3-12-10-13 7-4 13-4 19 0-3-9-12-12-20-6 1-6 5-10 11-11-8-3-14 4-14 12z',
    ],
    ['#d98a2f', 'M-4-27a2.600 2.600 0 1 0 .1 0zM1-26a2.600 2.600 0 1 0 .1 0z'],
  ],
  orange: [
    [WOOD, 'M-2 1c1-4 1-8 0-12h4c0 4 0 8 1 12z'],
    [DEEP, 'M-14-14c-5-6-1-14 5-14 3-8 15-8 18 0 7 0 10 9 4 14-1 7-25 7-27 0z'],
    ['~#74a74f', 'M-9-22c2-8 12-9 15-3-5-2-10-1-15 3z'],
    ['#ef9a2d', 'M-7-17a3 3 0 1 0 .1 0zM2-25a3 3 0 1 0 .1 0zM7-16a3 3 0 1 0 .1 0zM0-13a3 3 0 1 0 .1 0z'],
  ],
  cypress: [
    [WOOD, 'M-1.500 1v-5h3v5z'],
    ['#3d7345', 'M0-40c8 12 9 24 6 34-3 4-9 4-12 0-3-10-2-22 6-34z'],
    ['~#5f9557', 'M-1-33c-5 8-6 17-4 25 1-9 2-17 4-25z'],
  ],
  pond: [
    ['#6fb3c4', 'M-15 0c0-5 7-8 15-8s16 2 16 7-7 7-16 7-15-2-15-6z'],
    ['~#a9d8df', 'M-9-1c2-3 8-4 12-3-4 1-8 2-12 3z'],
    ['#8fbf5c', 'M5 2a4 2.400 0 1 1 4-1l-3-1z'],
  ],
  pebbles: [
    ['#cdb183', 'M-8 1c-3-1-3-5 1-6 4 0 6 3 4 6-2 1-4 1-5 0zM4 4c-2-1-2-4 1-4s4 2 3 4c-1 1-3 1-4 0z'],
    ['~#e6d2a8', 'M-7-3c1-1 3-1 4 0-1 0-3 0-4 0z'],
  ],
  crack: [['-', 'M-24-4l9 3 5-5 8 6 9-2 5 6 10-1M-2 0l-3 8 4 6M12 4l6 8']],
  fissure: [['-', 'M-6-22l3 9-5 6 4 8-4 9 3 9M-8-7l-9-2-6 4M-4 1l9 2 4 6 9 1']],
  tuft: [['-', 'M0 0c-1-5-3-8-7-10M0 0c0-6 0-9-1-13M0 0c1-5 3-9 7-10M0 0c-3-3-6-4-9-4M0 0c3-3 6-4 8-3']],
  lizard: [
    ['#a9a04f', 'M-14-3c2-4 6-4 8-1 4 2 9 1 12-2 5-4 11 0 9 5-1-2-4-4-7-1-4 4-10 5-15 3l-3 5-2-1 2-5c-2-1-3-2-4-3z'],
    ['-', 'M0 1l2 5 3 1M-5-4l-2-5M4-1l3-5M-11-2.500h.1'],
  ],
} satisfies { readonly [name: string]: Drawing };

export type Plant = keyof typeof PLANTS;

/** A plant at a place of its tile, whose middle is the origin; drawn from the back, so by ascending y. */
type Planted = readonly [plant: Plant, x: number, y: number, size?: number];

/** For each level some beds, so that no two neighbours look alike. */
const BEDS: readonly (readonly (readonly Planted[])[])[] = [
  [
    [
      ['sprout', -16, -8],
      ['sprout', 14, -2],
      ['sprout', -6, 14],
    ],
    [
      ['sprout', 4, -10],
      ['sprout', -18, 4],
      ['sprout', 16, 12],
    ],
  ],
  [
    [
      ['lettuce', -18, -7],
      ['lettuce', 2, -7],
      ['wheat', 22, -2],
      ['lettuce', -18, 14],
      ['lettuce', 2, 14],
      ['sprout', 21, 15],
    ],
    [
      ['wheat', -19, -2],
      ['wheat', -2, -5],
      ['lettuce', 18, -6],
      ['lettuce', -17, 15],
      ['daisy', 2, 16],
      ['lettuce', 18, 14],
    ],
  ],
  [
    [
      ['bush', -16, -6],
      ['bush', 14, -8],
      ['rose', 0, 4],
      ['daisy', 22, 9],
      ['bush', -13, 17],
      ['rose', 13, 17],
    ],
    [
      ['orange', 14, 0, 0.85],
      ['bush', -15, -5],
      ['daisy', -22, 9],
      ['rose', -6, 14],
      ['bush', 14, 17],
    ],
  ],
  [
    [
      ['cypress', -22, -2],
      ['orange', 17, -2],
      ['palm', -5, 4],
      ['pond', 10, 13],
      ['bush', -20, 15, 0.8],
      ['rose', 25, 18],
    ],
    [
      ['palm', 18, 2],
      ['orange', -14, -2],
      ['cypress', 3, -2, 0.85],
      ['daisy', -26, 10],
      ['pond', -8, 13],
      ['bush', 17, 17, 0.85],
    ],
  ],
];

/** A number from 0 to 1 that looks like chance and is always the same. */
export function scatter(seed: number): number {
  const mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  const again = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((again ^ (again >>> 16)) >>> 0) / 2 ** 32;
}

/** What grows on a tile; `seed` is its cell. */
export function bedOf(level: number, seed: number): readonly Planted[] {
  const beds = BEDS[level - 1] as readonly (readonly Planted[])[];
  return beds[Math.floor(scatter(seed) * beds.length)] as readonly Planted[];
}

const WASTES: readonly Plant[] = ['crack', 'fissure', 'pebbles', 'tuft', 'crack', 'fissure'];

/** What lies on bare earth. */
export const wasteOf = (seed: number): Plant =>
  scatter(seed + 77) < 0.05 ? 'lizard' : WASTES[Math.floor(scatter(seed + 9) * WASTES.length)]!;
