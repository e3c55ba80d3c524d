import type { Seat } from '@potager/kernel';
import type { VNode } from 'preact';
import type { Preview, Upcoming } from '../rules/kinds.ts';
import { Icon } from './icon.tsx';
import { useTable } from './table.ts';

/** What a move would do, in figures. */
export function Figures({ effect }: { effect: Preview }): VNode {
  const { labels, words, nameOf } = useTable();
  const { cost, gain, population, torticrane, completes, majority, territory, lastRound } = effect;
  const isHeldAnew = majority !== undefined && String(majority.now.seats) !== String(majority.after.seats);
  const say = useNames();
  return (
    <ul class="gn-effects">
      {cost !== undefined && (
        <li class="gn-pay">
          <Icon of="inhabitant" box="inhabitant" />
          {labels.pays(cost, population ?? 0)}
        </li>
      )}
      {gain !== undefined && (
        <li class="gn-gain">
          <Icon of="inhabitant" box="inhabitant" />
          {labels.gains(gain, population ?? 0)}
        </li>
      )}
      {torticrane !== undefined && (
        <li>
          <Icon of="torticrane" box="torticrane" />
          {labels.goesTo(torticrane)}
        </li>
      )}
      {completes !== undefined && completes.length > 0 && (
        <li class="gn-gain">
          <Icon of="roof" box="roof" />
          {labels.completes(
            completes.map((project) => words.score({ rule: 'GN-J4', key: 'project', project, points: 0 }, nameOf)),
          )}
        </li>
      )}
      {isHeldAnew && <li>{labels.willHold(majority.after.seats.map(say), territory ?? 0)}</li>}
      {lastRound === true && <li class="gn-warn">{labels.beginsLastRound}</li>}
      {effect.upcoming?.map((upcoming) => (
        <li key={upcoming.seat} class="gn-upcoming">
          <UpcomingText upcoming={upcoming} />
        </li>
      ))}
    </ul>
  );
}

/** Who would act next, where, and whether anything could be built there. */
export function UpcomingText({ upcoming }: { upcoming: Upcoming }): VNode {
  const { labels, nameOf, me } = useTable();
  const { seat, territory, builds } = upcoming;
  const who = seat === me ? undefined : nameOf(seat);
  if (builds.length === 0) return <>{labels.nextStuck(who, territory)}</>;
  return <>{labels.nextUp(who, territory, builds.length, Math.min(...builds.map(({ cost }) => cost)))}</>;
}

function useNames(): (seat: Seat) => string {
  const { labels, nameOf, me } = useTable();
  return (seat) => (seat === me ? labels.you : nameOf(seat));
}
