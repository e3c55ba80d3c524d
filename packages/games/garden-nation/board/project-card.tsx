import { Card } from '@potager/boardkit';
import type { VNode } from 'preact';
import { PROJECT_RULES, projectAt } from '../rules/components.ts';
import { Pattern } from './pattern.tsx';
import { Picture } from './picture.tsx';
import { PROJECT_PICTURES } from './pictures.ts';
import { useTable } from './table.ts';

interface ProjectCardProps {
  readonly number: number;
  /** Whether the move in view would complete it. */
  readonly isMet?: boolean;
  readonly onChoose?: (event: MouseEvent) => void;
  readonly isChosen?: boolean;
}

export function ProjectCard({ number, isMet, onChoose, isChosen }: ProjectCardProps): VNode {
  const { labels, spokenOf } = useTable();
  const thing = `project ${number}`;
  const project = projectAt(number);
  const { points } = PROJECT_RULES[project.kind];
  const title = labels.names.projects[project.name];
  return (
    <Card
      class={`gn-card ${isMet === true ? 'gn-met' : ''}`}
      title={title}
      picture={<Picture drawing={PROJECT_PICTURES[project.name]} land={project.land} />}
      corner={
        <span class="gn-worth">
          <span aria-hidden="true">{points}</span>
          <span class="unseen">{labels.points(points)}</span>
        </span>
      }
      thing={thing}
      isLit={spokenOf.has(thing)}
      onChoose={onChoose}
      isChosen={isChosen}
    >
      <Pattern project={project} />
      <span class="gn-card-say">{labels.projectText(project)}</span>
    </Card>
  );
}
