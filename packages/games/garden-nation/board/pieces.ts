import type { Seat } from '@potager/kernel';
import type { Drawing } from '@potager/boardkit';

/** The pieces, drawn about the middle of where they stand. */

/** How high a floor is. */
export const FLOOR_HEIGHT = 13;

export interface Clan {
  /** Of what it builds; labels name it. */
  readonly id: 'tins' | 'cups' | 'spools' | 'boxes';
  readonly colour: string;
  /** Text on its colour. */
  readonly on: string;
  readonly floor: Drawing;
}

/** By seat: each clan builds with one kind of salvaged thing, told apart by shape as well as by colour. */
export const CLANS: readonly Clan[] = [
  {
    id: 'tins',
    colour: '#2f6db5',
    on: '#ffffff',
    floor: [
      ['#2f6db5', 'M-16-12v11a16 6 0 0 0 32 0v-11z'],
      ['~#f6ead0', 'M-16-8.500a16 6 0 0 0 32 0v5a16 6 0 0 1-32 0z'],
      ['-', 'M-16-8.500a16 6 0 0 0 32 0m0 5a16 6 0 0 1-32 0'],
      ['#5a3d28', 'M-3 5v-5.500a3 3 0 0 1 6 0v5.500z'],
      ['#ffd98a', 'M6-2l4-1v3.500l-4 1zM-6-2l-4-1v3.500l4 1z'],
      ['#7fb2e6', 'M-16-12a16 6 0 0 0 32 0 16 6 0 0 0-32 0z'],
      ['#4a86c8', 'M-12.500-12a12.500 4.300 0 0 0 25 0 12.500 4.300 0 0 0-25 0z'],
    ],
  },
  {
    id: 'cups',
    colour: '#f7efdf',
    on: '#33291f',
    floor: [
      ['-', 'M15-9c8-2 9 9-2 9m2-6c4-1 4 4-1 4'],
      ['#f7efdf', 'M-17-12c0 8 3 14 7 16 5 2.500 15 2.500 20 0 4-2 7-8 7-16z'],
      ['~#d96f86', 'M-10-3a2 2 0 1 0 4 0 2 2 0 1 0-4 0zm16 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0z'],
      ['~#7aa04e', 'M-12 0c2-1.500 3-1.500 5 0-2 1.500-3 1.500-5 0zm19 0c2-1.500 3-1.500 5 0-2 1.500-3 1.500-5 0z'],
      ['#5a3d28', 'M-3 5.500v-6a3 3 0 0 1 6 0v6z'],
      ['#ffffff', 'M-17-12a17 6 0 0 0 34 0 17 6 0 0 0-34 0z'],
      ['#e9d9b8', 'M-13.500-12a13.500 4.300 0 0 0 27 0 13.500 4.300 0 0 0-27 0z'],
    ],
  },
  {
    id: 'spools',
    colour: '#9a3a80',
    on: '#ffffff',
    floor: [
      ['#d9ad72', 'M-17-2v2.500a17 6 0 0 0 34 0v-2.500z'],
      ['#e8c48e', 'M-17-2a17 6 0 0 0 34 0 17 6 0 0 0-34 0z'],
      ['#9a3a80', 'M-12-11c2 3 2 6 0 9a12 4.500 0 0 0 24 0c-2-3-2-6 0-9z'],
      ['-', 'M-11-8c6 4 16 4 22 0M-10.500-5c6 4 15 4 21 0M-11.500-2.500c6 4 17 4 23 0'],
      ['#ffd98a', 'M-2.500-6h5v5h-5z'],
      ['#d9ad72', 'M-17-12v2a17 6 0 0 0 34 0v-2z'],
      ['#f0d3a2', 'M-17-12a17 6 0 0 0 34 0 17 6 0 0 0-34 0z'],
      ['#7c5836', 'M-4-12a4 1.600 0 0 0 8 0 4 1.600 0 0 0-8 0z'],
    ],
  },
  {
    id: 'boxes',
    colour: '#33383d',
    on: '#ffffff',
    floor: [
      ['#33383d', 'M-18-15v12l18 9v-12z'],
      ['#4b5258', 'M18-15v12L0 6v-12z'],
      ['#f0b53c', 'M-15-9.500v6.500l11 5.500v-6.500z'],
      ['#33383d', 'M-10.500-5v5l3.500 1.800v-5z'],
      ['~#a8683f', 'M3-4.500v7l12-6v-7z'],
      ['-', 'M5-5v6m3-7.500v6m3-7.500v6'],
      ['#f0b53c', 'M-18-15 0-24l18 9L0-6z'],
      ['#33383d', 'M-8-15 0-19l8 4-8 4z'],
    ],
  },
];

export const clanOf = (seat: Seat): Clan => CLANS[seat]!;

/** An acorn's cap, on top of the floors. */
export const ROOF: Drawing = [
  ['#7b4b29', 'M-1-17c-1-4 0-7 3-9l3.500 2c-2 2-2.500 4-2 7z'],
  ['#a86a38', 'M-20 0c-2-12 8-18 20-18s22 6 20 18c-7 6-33 6-40 0z'],
  ['~#c98d55', 'M-15-3c-1-7 5-11 11-12-5 3-7 7-7 13z'],
  [
    '-',
    'M-13 3c0-9 5-16 13-20M-4 4.500c0-8 2-15 5-21M6 4.200c1-8-1-15-5-20.500M14 2.500c0-7-4-14-13-19M-19-5c11 6 27 6 38 0M-15-11c9 4 21 4 30 0',
  ],
];

/** A tortoise with a crane on its back, walking to the right. */
export const TORTICRANE: Drawing = [
  ['~rgb(51 41 31 / 0.28)', 'M-30 2a30 7 0 0 0 60 0 30 7 0 0 0-60 0z'],
  ['#8a8f57', 'M-23-8l-9 4 9 3zM-19-6c-3 3-4 6-3 10h9c1-3 1-6 0-10zM9-6c-2 3-2 7-1 10h9c1-4 0-7-2-10z'],
  ['#a3a868', 'M17-12c3-9 15-10 17-2 1 6-5 9-10 8-3 0-6-1-8-3z'],
  ['#6f7c3c', 'M-25-6c0-15 11-22 24-22s24 8 23 22c-9 4-38 4-47 0z'],
  ['~#8ea052', 'M-19-11c1-8 6-13 13-15-4 4-5 8-5 14z'],
  ['-', 'M-12-26c-3 6-3 13-1 20M-1-28c-1 7 0 15 1 23M11-25c3 6 3 12 2 19M-22-15c13 5 30 5 42 0'],
  ['#d2b062', 'M-27-6c9 4 42 4 51 0 1 2 1 4-1 5-11 4-38 4-49 0-2-1-2-3-1-5z'],
  ['#33291f', 'M27-14a1.300 1.300 0 1 0 2.600 0 1.300 1.300 0 1 0-2.600 0z'],
  ['-', 'M33-10c-2 1.500-4 1.500-5 .5'],
  ['#b9803f', 'M-9-26h16v-5H-9z'],
  ['#e5a93a', 'M-5-31v-30h8v30z'],
  ['-', 'M-5-31l8-7.500-8-7.500 8-7.500-8-7.500M3-31l-8-7.500 8-7.500-8-7.500'],
  ['#e5a93a', 'M-21-59 32-64v5l-53 5z'],
  ['-', 'M-16-59l5 4.500 5-5.500 5 5 6-6 5 5 6-6 5 5 6-6M-1-70l-19 11M-1-70 30-63'],
  ['#c4503e', 'M-5-61h8l-4-11z'],
  ['#8a5a34', 'M-22-56h9v9h-9z'],
  ['-', 'M28-60v14c4 0 4 6 0 6-2 0-3-1-3-2'],
];

/** By land, and for brambles: what stands for it beside its colour and its texture. */
export const LAND_ICONS: { readonly [land in 'grass' | 'straw' | 'leaves' | 'bramble']: Drawing } = {
  grass: [['#4f8433', 'M0 7C-2 2-5-1-8-2c4-1 7 1 8 4 0-4 1-8 3-11 1 4 0 8-1 11 2-3 4-4 7-4-4 2-6 5-7 9z']],
  straw: [
    ['-', 'M0 8V-2'],
    [
      '#d79b1f',
      'M0-9c2 2 2 4 0 6-2-2-2-4 0-6zM1 1c0-3 2-4 5-4 0 3-2 4-5 4zM-1 1c0-3-2-4-5-4 0 3 2 4 5 4zM1 6c0-3 2-4 5-4 0 3-2 4-5 4zM-1 6c0-3-2-4-5-4 0 3 2 4 5 4z',
    ],
  ],
  leaves: [
    [
      '#c3492a',
      'M0 8V4c-3 1-6 0-7-2l2-1c-2-1-3-3-3-5l3 1c-1-2 0-4 1-5l2 2c0-3 1-4 2-5 1 1 2 2 2 5l2-2c1 1 2 3 1 5l3-1c0 2-1 4-3 5l2 1c-1 2-4 3-7 2z',
    ],
  ],
  bramble: [
    [
      '#4a2f57',
      'M-3-2a2.600 2.600 0 1 1 5-1 2.600 2.600 0 1 1 2 4.500A2.600 2.600 0 1 1 1 6a2.600 2.600 0 1 1-4-3 2.600 2.600 0 1 1 0-5z',
    ],
    ['#5c7a3a', 'M0-4c-3 0-5-1-6-4 3-1 5 0 6 3 0-2 2-4 5-4 0 3-2 5-5 5z'],
  ],
};

/** A clan's inhabitant: a little one with a pointed hood. */
export const INHABITANT: Drawing = [
  ['currentColor', 'M0-9c4 3 6 8 6 16H-6c0-8 2-13 6-16z'],
  ['#f5d7b0', 'M-3-1a3 3 0 1 0 6 0 3 3 0 1 0-6 0z'],
];

/** A point: a star. */
export const POINT: Drawing = [
  [
    '#e7b43c',
    'M0-9l2.600 5.400 5.900.8-4.300 4.100 1.100 5.900L0 4.400l-5.300 2.800 1.100-5.900-4.300-4.100 5.900-.8z',
  ],
];

/** A ploy: a fox's mask. */
export const PLOY: Drawing = [
  ['#df8137', 'M-8-8l4 3c3-1 5-1 8 0l4-3c1 6 0 10-3 13L0 9l-5-4c-3-3-4-7-3-13z'],
  ['#fff4dd', 'M0 8-5 4c0-3 2-5 5-5s5 2 5 5z'],
  ['#33291f', 'M-4-2h2v1.600h-2zm6 0h2v1.600H2zM-1.200 6h2.400L0 7.500z'],
];
