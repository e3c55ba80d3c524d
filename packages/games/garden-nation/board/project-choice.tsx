import type { VNode } from 'preact';
import { withCapital } from './capital.ts';
import { kindOf, partsOf } from './choices.ts';
import { ProjectCard } from './project-card.tsx';
import { useTable } from './table.ts';

/** The projects that the building with the new floor completes: one of them, or none. */
export function ProjectChoice(): VNode {
  const { legal, labels, commit, choice, choose, isBusy, words, nameOf } = useTable();
  const projects = legal.filter((move) => kindOf(move) === 'project');
  const move = projects.includes(choice.move ?? '') ? choice.move : projects.length === 1 ? projects[0] : undefined;
  return (
    <div class="gn-keep">
      <ul class="gn-hand">
        {projects.map((one) => (
          <li key={one}>
            <ProjectCard
              number={Number(partsOf(one)[0])}
              isChosen={one === move}
              onChoose={() => choose({ move: one })}
            />
          </li>
        ))}
      </ul>
      <div class="gn-do">
        <button type="button" class="button small" aria-disabled={isBusy} onClick={() => commit('decline')}>
          {labels.decline}
        </button>
        <button
          type="button"
          class="button small primary"
          disabled={move === undefined}
          aria-disabled={isBusy}
          onClick={() => move !== undefined && commit(move)}
        >
          {withCapital(words.move(move ?? projects[0] ?? 'decline', nameOf))}
        </button>
      </div>
    </div>
  );
}
