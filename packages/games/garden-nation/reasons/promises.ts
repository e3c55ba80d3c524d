import { type Promised, promiser, type Seat } from '@potager/kernel';
import type { Reason } from './kinds.ts';

const MISSION_LINES = ['floors', 'buildings', 'towers', 'control'] as const;

const stuck = (seats: readonly Seat[]): Promised[] => seats.map((seat) => ({ seat, lacks: 'build ' }));

/** What must come true of each reason once the move is made. Majorities count only when a round ends. */
export const promisesOf = promiser<Reason>({
  completes: ({ projects }, seat) => [{ told: { key: 'projectOffered', seat, projects } }],
  scores: ({ project, points }, seat) => [
    { told: { key: 'projectCompleted', seat, project, points } },
    { lines: ['project'], by: points },
  ],
  missions: ({ change }) => [{ lines: MISSION_LINES, by: change }],
  costs: ({ cost }, seat) => [{ told: { key: 'built', seat, cost } }],
  invades: ({ owner, floors, cost }, seat) => [{ told: { key: 'invaded', seat, owner, floors, cost } }],
  returns: ({ floors, gain }, seat) => [{ told: { key: 'abandoned', seat, floors, gain } }],
  chooses: ({ seat, builds }) => [{ told: { key: 'nextChosen', next: seat } }, ...stuck(builds === 0 ? [seat] : [])],
  acts: ({ builds }, seat) => stuck(builds === 0 ? [seat] : []),
  sends: (reason) => stuck(reason.stuck),
  lastRound: (_, seat) => [{ told: { key: 'lastRoundBegan', seat } }],
});
