import type { VNode } from 'preact';
import { type Land, LANDS, type Project } from '../rules/components.ts';

/** One area of a pattern: its land and how many floors are asked for; none where it must be empty. */
interface Asked {
  readonly land: Land;
  readonly floors: number;
}

/** What a project asks for, as a row of areas. */
function askedBy({ kind, land, beside }: Project): readonly Asked[] {
  switch (kind) {
    case 'beside-empty':
      return [
        { land, floors: 2 },
        { land: beside ?? land, floors: 0 },
      ];
    case 'outer':
      return [{ land, floors: 2 }];
    case 'pair':
      return [
        { land, floors: 1 },
        { land, floors: 1 },
      ];
    case 'pair-two-one':
      return [
        { land, floors: 2 },
        { land, floors: 1 },
      ];
    case 'centre':
      return [{ land, floors: 3 }];
    case 'trio': {
      const [one, other] = LANDS.filter((name) => name !== land);
      return [
        { land: one ?? land, floors: 1 },
        { land, floors: 2 },
        { land: other ?? land, floors: 1 },
      ];
    }
  }
}

/** The pattern of a project as a drawing; the card's text says it too. */
export function Pattern({ project }: { project: Project }): VNode {
  const asked = askedBy(project);
  return (
    <svg class="gn-pattern" viewBox="0 0 96 34" aria-hidden="true">
      {(project.kind === 'outer' || project.kind === 'centre') && <Whereabouts isCentre={project.kind === 'centre'} />}
      {asked.map(({ land, floors }, n) => (
        <g key={n} transform={`translate(${48 + (n - (asked.length - 1) / 2) * 27} 21)`}>
          <path fill={`url(#gn-${land})`} d="M0-12 14-5v10L0 12-14 5V-5z" />
          <use href={`#gn-icon-${land}`} transform={floors === 0 ? 'scale(0.8)' : 'translate(-8 5) scale(0.5)'} />
          {Array.from({ length: floors }, (_, k) => (
            <path key={k} class="gn-block" d={`M-6 ${1 - k * 7}v5l6 3 6-3v-5l-6-3z`} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** A small map of the seven territories, with those marked where the building must stand. */
const Whereabouts = ({ isCentre }: { isCentre: boolean }): VNode => (
  <g class="gn-whereabouts" transform="translate(84 20)">
    {[0, 1, 2, 3, 4, 5, 6].map((n) => {
      const angle = (n * Math.PI) / 3;
      const [x, y] = n === 0 ? [0, 0] : [6.6 * Math.cos(angle), 6.6 * Math.sin(angle)];
      return <circle key={n} cx={x} cy={y} r="2.900" data-meant={isCentre === (n === 0)} />;
    })}
  </g>
);
