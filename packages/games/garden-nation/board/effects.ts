import type { Seat } from '@potager/kernel';
import type { Preview, Upcoming } from '../rules/kinds.ts';
import { kindOf, partsOf } from './choices.ts';
import type { Table } from './table.ts';

/** One thing that a move would do, in words, with the piece it is about. */
export interface Effect {
  readonly text: string;
  readonly piece?: 'inhabitant' | 'torticrane' | 'roof' | 'ploy';
  readonly tone?: 'pay' | 'gain' | 'warn' | 'upcoming';
}

/** Everything that a move would do. */
export function effectsOf(table: Table, move: string, preview: Preview): Effect[] {
  const { labels, words, nameOf } = table;
  const { cost, gain, population = 0, torticrane, completes = [], majority, territory = 0, lastRound } = preview;
  const effects: Effect[] = [];
  if (cost !== undefined) effects.push({ piece: 'inhabitant', tone: 'pay', text: labels.pays(cost, population) });
  if (gain !== undefined) effects.push({ piece: 'inhabitant', tone: 'gain', text: labels.gains(gain, population) });
  effects.push(...ployEffects(table, move, cost ?? 0));
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
  effects.push(...missionEffects(table, preview));
  if (lastRound === true) effects.push({ tone: 'warn', text: labels.beginsLastRound });
  for (const upcoming of preview.upcoming ?? []) {
    effects.push({ tone: 'upcoming', text: sayUpcoming(table, upcoming) });
  }
  return effects;
}

/** What a ploy costs, and what an invasion gives to whoever it drives out. */
function ployEffects({ labels, view, me, nameOf }: Table, move: string, cost: number): Effect[] {
  const kind = kindOf(move);
  if (kind !== 'invade' && kind !== 'move' && kind !== 'roof') return [];
  const left = (view.ploysLeft[me ?? 0] ?? 1) - 1;
  const spent: Effect = { piece: 'ploy', tone: 'pay', text: labels.spendsPloy(left) };
  const building = kind === 'invade' ? view.buildings[partsOf(move)[0] ?? ''] : undefined;
  if (building === undefined) return [spent];
  return [
    spent,
    { piece: 'inhabitant', tone: 'warn', text: labels.ownerGets(nameOf(building.seat), cost, building.floors) },
  ];
}

/** A roof ends what a building does for missions; a floor may bring one on. */
export function missionEffects({ labels }: Table, { missions }: Preview): Effect[] {
  if (missions === undefined) return [];
  const change = missions.after - missions.now;
  return [{ tone: change < 0 ? 'warn' : 'gain', text: labels.missionsChange(change, missions.after) }];
}

const callBy = ({ labels, nameOf, me }: Table, seat: Seat): string => (seat === me ? labels.you : nameOf(seat));

/** Who would act next, where, and whether anything could be built there. */
function sayUpcoming({ labels, nameOf, me }: Table, { seat, territory, builds }: Upcoming): string {
  const who = seat === me ? undefined : nameOf(seat);
  if (builds.length === 0) return labels.nextStuck(who, territory);
  return labels.nextUp(who, territory, builds.length, Math.min(...builds.map(({ cost }) => cost)));
}
