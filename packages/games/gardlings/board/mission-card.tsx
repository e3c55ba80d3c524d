import { Card } from '@potager/boardkit';
import type { VNode } from 'preact';
import { missionFor, missionRightOf } from '../rules/mission-ring.ts';
import { MISSION_TABLE } from '../rules/missions.ts';
import type { Garden } from './garden.ts';
import { Icon } from './symbols.tsx';
import { useTable } from './table.ts';

/** The viewer's mission, whether it is fulfilled, and with two or three seats the one that comes next. */
export function MissionCard(): VNode | null {
  const { view, labels, shown, gardens } = useTable();
  const { missions, round } = view;
  if (missions.length === 0) return null;
  const seats = view.seats.length;
  const ring = { order: missions, seats, round };
  const isDone = isFulfilled(gardens[shown]);
  return (
    <section class="gl-missions" aria-label={labels.missions}>
      <Mission number={missionFor(ring, shown)} isDone={isDone} />
      {(seats === 2 || seats === 3) && <Mission number={missionRightOf(ring, shown)} note={labels.nextMission} />}
    </section>
  );
}

/** The viewer's mission above the garden: on a small screen its card is far below. */
export function MissionLine(): VNode | null {
  const { view, labels, names, shown, gardens } = useTable();
  const ring = { order: view.missions, seats: view.seats.length, round: view.round };
  const mission = MISSION_TABLE[missionFor(ring, shown) - 1];
  if (mission === undefined) return null;
  const isDone = isFulfilled(gardens[shown]);
  return (
    <p
      class="gl-mission-line"
      data-done={isDone}
      data-explain={`mission ${missionFor(ring, shown)}`}
      aria-hidden="true"
    >
      <b>{names.missions[mission.name]}</b>{' '}
      {mission.gems > 0 && (
        <span class="gl-worth">
          +{mission.gems} <Icon of="gem" />
        </span>
      )}{' '}
      {isDone ? labels.fulfilled : labels.missionTexts[mission.name]}
    </p>
  );
}

const isFulfilled = (garden: Garden | undefined): boolean =>
  garden?.lines.some(({ key }) => key === 'mission') === true;

function Mission({ number, isDone, note }: { number: number; isDone?: boolean; note?: string }): VNode | null {
  const { labels, names } = useTable();
  const mission = MISSION_TABLE[number - 1];
  if (mission === undefined) return null;
  return (
    <div data-explain={`mission ${number}`}>
      <Card
        class={isDone === true ? 'gl-mission gl-done' : 'gl-mission'}
        title={names.missions[mission.name]}
        picture={<Icon of={`plan-${mission.name}`} />}
        corner={
          mission.gems > 0 && (
            <span class="gl-worth">
              +{mission.gems} <Icon of="gem" />
            </span>
          )
        }
      >
        <span>{labels.missionTexts[mission.name]}</span>
        {isDone === true && <b>{labels.fulfilled}</b>}
        {note !== undefined && <em>{note}</em>}
      </Card>
    </div>
  );
}
