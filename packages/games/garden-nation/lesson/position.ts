import type { BegunGame } from '@potager/kernel';
import { VERSIONS } from '../rules/versions.ts';

const DEALT = [1, 9, 16, 21, 10, 14, 3, 22, 8, 18, 5, 24];
const FIRST_PROJECTS = [11, 4, 17, 20];

/** The first ones in this order, then all others up to the last. */
const deckOf = (first: readonly number[], last: number): number[] => [
  ...new Set([...first, ...Array.from({ length: last }, (_, n) => n + 1)]),
];

/**
 * The printed board, nobody has played yet. The missions of the reader are as different as can be, and none of them
 * loses as much by a project as it brings.
 */
export const position: BegunGame = {
  game: 'garden-nation',
  rules: VERSIONS.at(-1)!.rules,
  seats: 3,
  options: { layout: 'printed' },
  setup: {
    first: 0,
    layout: [4, 1, 2, 5, 7, 6, 3].map((territory) => [territory, 0]),
    projects: deckOf(FIRST_PROJECTS, 21),
    missions: deckOf(DEALT, 24),
  },
  moves: [],
};
