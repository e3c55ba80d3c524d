import { isByPointer } from '@potager/boardkit';
import type { VNode } from 'preact';
import { withCapital } from './describe.ts';
import { kindOf, partsOf } from './choices.ts';
import { type Effect, missionEffects } from './effects.ts';
import { Effects } from './figures.tsx';
import { ProjectCard } from './project-card.tsx';
import { useTable } from './table.ts';

/** The projects that the building with the new floor completes: one of them, or none. */
export function ProjectChoice(): VNode {
  const table = useTable();
  const { legal, labels, commit, mayCommit, choice, choose, isBusy, words, nameOf, preview } = table;
  const projects = legal.filter((move) => kindOf(move) === 'project');
  const move = projects.includes(choice.move ?? '') ? choice.move : projects.length === 1 ? projects[0] : undefined;
  // What completing costs is the same whichever of them it is: the building gets its roof.
  const effect = preview(move ?? projects[0] ?? '');
  const costs: Effect[] = [
    { piece: 'roof', text: labels.getsRoof },
    ...(effect === undefined ? [] : missionEffects(table, effect)),
  ];
  return (
    <div class="gn-keep gn-keep-project">
      <ul class="gn-hand">
        {projects.map((one) => (
          <li key={one}>
            <ProjectCard
              number={Number(partsOf(one)[0])}
              isChosen={one === move}
              onChoose={(event) => {
                if (one !== choice.move) choose({ move: one });
                else if (mayCommit(isByPointer(event))) commit(one);
              }}
            />
          </li>
        ))}
      </ul>
      <Effects effects={costs} />
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
          {move === undefined ? labels.complete : withCapital(words.move(move, nameOf))}
        </button>
      </div>
    </div>
  );
}
