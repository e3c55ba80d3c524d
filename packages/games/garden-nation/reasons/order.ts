import { reasonSorter } from '@potager/kernel';
import type { Reason } from './kinds.ts';

/** What matters most first, by what it is roughly worth in points. */
export const inOrder = reasonSorter<Reason>({
  scores: 100,
  chooses: 50,
  completes: ({ points }) => 2 + points,
  forgoes: ({ points }) => points,
  missions: ({ change }) => Math.abs(change),
  population: ({ now, after }) => 0.45 * Math.abs(after - now),
  leads: ({ gain, from }) => gain + 0.5 * from.length,
  yields: 1.5,
  unseats: 1.5,
  prepares: ({ points }) => 0.4 * points,
  acts: ({ chance, builds }) => (chance === null ? (builds === 0 ? 3 : 0.8) : 0.8 * chance.points),
  sends: ({ threat, stuck, seats }) => {
    if (threat !== null) return 0.7 * threat.points;
    if (stuck.length === seats.length) return 3;
    return stuck.length > 0 ? 1.4 : 0.7;
  },
  invades: ({ floors }) => 2 * floors,
  returns: ({ gain }) => 0.3 * gain,
  lastRound: 4,
  opens: 1.2,
  ploy: 0.5,
  costs: 0.1,
  idles: 1,
  sameLand: 1,
  sameTowers: 1,
  sameTerritory: 1,
  apart: 1,
});
