import type { VNode } from 'preact';
import { ProjectCard } from './project-card.tsx';
import { useTable } from './table.ts';

/** The projects face up. Those that the move in view would complete stand out. */
export function Projects(): VNode {
  const { view, labels, legal, choice, choose, preview } = useTable();
  const met = (choice.move === undefined ? undefined : preview(choice.move)?.completes) ?? [];
  const touch = (project: number): void => {
    const move = `project ${project}`;
    if (legal.includes(move)) choose({ move });
    else choose(choice.project === project ? {} : { project });
  };
  return (
    <section class="gn-projects">
      <h3>
        {labels.projectsTitle} <small data-explain="deck">{labels.deckLeft(view.deck)}</small>
      </h3>
      <ul>
        {view.projects.map((number) => (
          <li key={number}>
            <ProjectCard
              number={number}
              isMet={met.includes(number)}
              isChosen={choice.project === number}
              onChoose={() => touch(number)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
