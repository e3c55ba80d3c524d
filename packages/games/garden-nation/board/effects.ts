import type { Seat } from '@potager/kernel';
import type { Preview, Upcoming } from '../rules/kinds.ts';
import type { Table } from './table.ts';

/** One thing that a move would do, in words, with the piece it is about. */
export interface Effect {
  readonly text: string;
  readonly piece?: 'inhabitant' | 'torticrane' | 'roof';
  readonly tone?: 'pay' | 'gain' | 'warn' | 'upcoming';
}

/** Everything that a move would do. */
export function effectsOf(table: Table, preview: Preview): Effect[] {
  const { labels, words, nameOf } = table;
  const { cost, gain, population = 0, torticrane, completes = [], majority, territory = 0, lastRound } = preview;
  const effects: Effect[] = [];
  if (cost !== undefined) effects.push({ piece: 'inhabitant', tone: 'pay', text: labels.pays(cost, population) });
  if (gain !== undefined) effects.push({ piece: 'inhabitant', tone: 'gain', text: labels.gains(gain, population) });
  if (torticrane !== undefined) effects.push({ piece: 'torticrane', text: labels.goesTo(torticrane) });
  if (completes.length > 0) {
    const names = completes.map((project) =>
      words.score({ rule: 'GN-J4', key: 'project', project, points: 0 }, nameOf),
    );
    effects.push({ piece: 'roof', tone: 'gain', text: labels.completes(names) });
  }
  if (majority !== undefined && String(majority.now.seats) !== String(majority.after.seats)) {
    const holders = majority.after.seats.map((seat) => callBy(table, seat));
    effects.push({ text: labels.willHold(holders, territory) });
  }
  if (lastRound === true) effects.push({ tone: 'warn', text: labels.beginsLastRound });
  for (const upcoming of preview.upcoming ?? []) {
    effects.push({ tone: 'upcoming', text: sayUpcoming(table, upcoming) });
  }
  return effects;
}

const callBy = ({ labels, nameOf, me }: Table, seat: Seat): string => (seat === me ? labels.you : nameOf(seat));

/** Who would act next, where, and whether anything could be built there. */
export function sayUpcoming({ labels, nameOf, me }: Table, { seat, territory, builds }: Upcoming): string {
  const who = seat === me ? undefined : nameOf(seat);
  if (builds.length === 0) return labels.nextStuck(who, territory);
  return labels.nextUp(who, territory, builds.length, Math.min(...builds.map(({ cost }) => cost)));
}
