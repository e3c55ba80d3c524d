import type { VNode } from 'preact';
import { ProjectCard } from './project-card.tsx';
import { useTable } from './table.ts';

/** The projects face up. Those that the move in view would complete stand out. */
export function Projects(): VNode {
  const { view, labels, choice, choose, preview, me, why, refuse } = useTable();
  const met = (choice.move === undefined ? undefined : preview(choice.move)?.completes) ?? [];
  const touch = (move: string): void => {
    const refusal = me === undefined ? undefined : why(move);
    if (refusal !== undefined) refuse(refusal);
    else if (me !== undefined) choose({ move });
  };
  return (
    <section class="gn-projects">
      <h3>
        {labels.projectsTitle} <small>{labels.deckLeft(view.deck)}</small>
      </h3>
      <ul>
        {view.projects.map((number) => (
          <li key={number}>
            <ProjectCard number={number} isMet={met.includes(number)} onChoose={() => touch(`project ${number}`)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
