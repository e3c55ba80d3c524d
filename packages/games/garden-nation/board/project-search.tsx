import type { VNode } from 'preact';
import { projectAt } from '../rules/components.ts';
import { movesOf } from './choices.ts';
import { useTable } from './table.ts';

/** A face-up project in view: where one more floor would complete it, now or once the torticrane is there. */
export function ProjectSearch({ project }: { project: number }): VNode {
  const { labels, lit, legal, preview, choose } = useTable();
  const { name } = projectAt(project);
  const isNow = [...movesOf(legal, 'build'), ...movesOf(legal, 'invade')].some((move) =>
    preview(move)?.completes?.includes(project),
  );
  return (
    <div class="gn-area-choice">
      <p class="gn-hint" role="status">
        <strong>{labels.names.projects[name]}</strong>: {labels.projectPlaces([...(lit ?? [])], isNow)}
      </p>
      <button type="button" class="button small" onClick={() => choose({})}>
        {labels.cancel}
      </button>
    </div>
  );
}
