import type { MissionName } from '../../rules/missions.ts';
import type { Drawing } from '@potager/boardkit';
import { dot } from './dot.ts';

/** Everything on the table that is no creature, about 0 0 in a square of 48. */

export const COIN: Drawing = [
  ['#c98f22', dot(0, 1.5, 20)],
  ['#f6c945', dot(0, -1, 20)],
  ['-#b87d1a', dot(0, -1, 15)],
  ['#8a6a1c', 'M0 11c0-9 0-13 0-15M0-2c-8 0-10-5-9-10 7 0 10 4 9 10zM0 3c7 0 9-4 8-9-6 0-9 3-8 9z'],
];

export const BAG: Drawing = [
  ['#9c7447', 'M-13-8C-24 2-24 22-14 23c9 2 19 2 28 0 10-1 10-21-1-31z'],
  ['~#b98f5e', 'M-12-3c-7 7-8 17-4 22 4 1 7 1 9 0-5-6-6-14-5-22z'],
  ['#b98f5e', 'M-14-19c4 3 6 1 9-1 3 3 7 3 10 0 3 2 5 4 9 1-1 5-3 8-5 11h-18c-2-3-4-6-5-11z'],
  ['#cf4a3f', 'M-11-10c7 2 15 2 22 0v4c-7 2-15 2-22 0z'],
  ['-', 'M8-6c4 3 6 6 5 10M10-7c4 1 7 2 9 5M-6 8l4 4 4-4M-4 16l3-2 3 2'],
];

/** The start marker is a lantern. */
export const LANTERN: Drawing = [
  ['-', 'M-9-13c0-13 18-13 18 0'],
  ['#5b4a3c', 'M-11-14h22l3 5h-28z'],
  ['#ffe08a', 'M-11-9h22l-2 24h-18z'],
  ['~#fff7d6', dot(0, 4, 6)],
  ['#f0903a', 'M0-3c4 4 5 7 3 10-1 2-5 2-6 0-2-3 0-6 3-10z'],
  ['-', 'M-5-9l-1 24M5-9l1 24'],
  ['#5b4a3c', 'M-13 15h26v6h-26z'],
];

export const GEM: Drawing = [
  ['#35d07a', 'M-18-4l8-12h20l8 12L0 20z'],
  ['#c9ffdf', 'M-10-16h20l-4 12h-12z'],
  ['~#1f9a57', 'M6-4h12L0 20z'],
  ['-', 'M-18-4h36M-6-4L0 20 6-4M-10-16l4 12 6-12 6 12 4-12'],
];

export const TROPHY: Drawing = [
  ['-', 'M-13-14c-9-1-9 13 2 13M13-14c9-1 9 13-2 13'],
  ['#f6c945', 'M-13-19h26c1 16-4 24-13 24s-14-8-13-24z'],
  ['~#fff0b0', 'M-9-16h6c-1 9 0 14 2 18-6-2-9-9-8-18z'],
  ['#c98f22', 'M-3 5h6v7h7v6h-20v-6h7z'],
  ['#ff62a6', 'M-6-11h12l-6 11z'],
];

export const MEDAL: Drawing = [
  ['#4d6fa8', 'M-13-22h9l6 18-8 4z'],
  ['#cf4a3f', 'M13-22h-9l-6 18 8 4z'],
  ['var(--gl-medal)', dot(0, 8, 14)],
  ['-', 'M0 0l2.500 5 5.500 1-4 4 1 5.500L0 13l-5 2.500 1-5.500-4-4 5.500-1z'],
];

export const EYE: Drawing = [
  ['#fdf7e9', 'M-22 0C-12-15 12-15 22 0 12 15-12 15-22 0z'],
  ['#4fb0ff', dot(0, 0, 9)],
  ['~#1d1a22', dot(0, 0, 4.5)],
  ['~#ffffff', dot(3, -3, 2)],
];

/** A tile in the little plans of missions. */
const plan = (...tiles: readonly (readonly [number, number, number, number])[]): string =>
  tiles.map(([x, y, w, h]) => `M${x + 1} ${y + 1}h${w - 2}v${h - 2}h${2 - w}z`).join('');

export const MISSION_PLANS: { readonly [mission in MissionName]: Drawing } = {
  pinwheel: [
    ['~#4f86a8', 'M-7-7h14v14h-14z'],
    ['#e9c765', plan([-7, -21, 28, 14], [7, -7, 14, 28], [-21, 7, 28, 14], [-21, -21, 14, 28])],
  ],
  wall: [['#e9c765', plan([-14, -24, 28, 12], [-14, -12, 28, 12], [-14, 0, 28, 12], [-14, 12, 28, 12])]],
  stairs: [['#e9c765', plan([-24, -20, 20, 10], [-14, -10, 20, 10], [-4, 0, 20, 10], [6, 10, 20, 10])]],
  paths: [
    ['~#00000033', 'M-24-17h48v12h-48zM-24-3h48v12h-48zM-24 11h48v12h-48z'],
    ['#b9b49e', [-11, 3, 17].flatMap((y) => [-16, -5.5, 5.5, 16].map((x) => dot(x, y, 4.4))).join('')],
  ],
  blues: [
    ['#4fb0ff', [-12, 12].flatMap((x) => [-12, 12].map((y) => star(x, y))).join('')],
    ['~#def2ff', [-12, 12].flatMap((x) => [-12, 12].map((y) => dot(x, y, 2.2))).join('')],
  ],
  surrounded: [
    ['#e9c765', plan([-12, -24, 24, 12], [12, -12, 12, 24], [-12, 12, 24, 12], [-24, -12, 12, 24])],
    ['#b184ff', 'M-11-11h22v22h-22z'],
  ],
  secondLook: EYE,
};

function star(x: number, y: number): string {
  return `M${x} ${y - 10}l3 5h6l-3 5 3 5h-6l-3 5-3-5h-6l3-5-3-5h6z`;
}
