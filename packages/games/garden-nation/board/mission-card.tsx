import { Card } from '@potager/boardkit';
import type { ComponentChildren, VNode } from 'preact';
import { missionAt } from '../rules/components.ts';
import { Picture } from './picture.tsx';
import { MISSION_PICTURES } from './pictures.ts';
import { useTable } from './table.ts';

interface MissionCardProps {
  readonly number: number;
  readonly onChoose?: () => void;
  readonly isChosen?: boolean;
  /** What it brings now. */
  readonly points?: number | undefined;
  readonly children?: ComponentChildren;
}

export function MissionCard({ number, onChoose, isChosen, points, children }: MissionCardProps): VNode {
  const { labels, spokenOf } = useTable();
  const thing = `mission ${number}`;
  const mission = missionAt(number);
  const title = labels.names.missions[mission.name];
  const numbers = mission.kind === 'control' ? ` ${mission.territories.join(' · ')}` : '';
  return (
    <Card
      class="gn-card gn-mission"
      title={`${title}${numbers}`}
      picture={<Picture drawing={MISSION_PICTURES[mission.name]} land={'land' in mission ? mission.land : undefined} />}
      corner={
        points !== undefined && (
          <span class="gn-worth">
            <span aria-hidden="true">{points}</span>
            <span class="unseen">{labels.points(points)}</span>
          </span>
        )
      }
      thing={thing}
      isLit={spokenOf.has(thing)}
      onChoose={onChoose}
      isChosen={isChosen}
    >
      <span class="gn-card-say">{labels.missionText(mission)}</span>
      {children}
    </Card>
  );
}
