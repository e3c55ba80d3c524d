import type { VNode } from 'preact';
import { kindOf, partsOf } from './choices.ts';
import { Crane, standsAt } from './crane.tsx';
import { clanOf, FLOOR_HEIGHT } from './pieces.ts';
import { type Plot, territoryIn } from './plan.ts';
import type { Preview } from '../rules/kinds.ts';
import { useTable } from './table.ts';

/**
 * What the move in view would do, drawn before it is done: the new floor, the torticrane's way, what could follow
 * there.
 */
export function PreviewMarks(): VNode | null {
  const { choice, plan, preview, view } = useTable();
  const { move } = choice;
  const effect = move === undefined ? undefined : preview(move);
  if (move === undefined || effect === undefined) return null;
  const { torticrane } = effect;
  return (
    <g class="gn-preview">
      {torticrane !== undefined && <path class="gn-target" d={plan.groundOf(torticrane).path} />}
      <Target move={move} effect={effect} />
      {torticrane !== undefined && torticrane !== view.torticrane && <Way to={torticrane} />}
      {effect.upcoming?.length === 1 &&
        effect.upcoming[0]?.builds.map(({ area, cost }) => (
          <NextCost key={area} plot={plan.plots.get(area) as Plot} cost={cost} />
        ))}
    </g>
  );
}

/** The area the move is about. */
function Target({ move, effect }: { move: string; effect: Preview }): VNode | null {
  const { plan, me, view } = useTable();
  const kind = kindOf(move);
  const plot = plan.plots.get(kind === 'roof' ? (partsOf(move)[1] ?? '') : (partsOf(move)[0] ?? ''));
  if (plot === undefined || me === undefined) return null;
  const stands = view.buildings[plot.name]?.floors ?? 0;
  const { x, y } = plot.site;
  const shows = { build: 1, invade: stands }[kind as 'build' | 'invade'] ?? 0;
  const base = kind === 'build' ? stands : 0;
  const top = (base + Math.max(shows, kind === 'abandon' ? stands : 0)) * FLOOR_HEIGHT;
  return (
    <g transform={`translate(${x} ${y - 1})`}>
      <g class="gn-ghost">
        {Array.from({ length: shows }, (_, n) => (
          <use key={n} href={`#gn-${clanOf(me).id}`} y={-(base + n) * FLOOR_HEIGHT} />
        ))}
        {kind === 'roof' && <use href="#gn-roof" y={-stands * FLOOR_HEIGHT + 1} />}
        {kind === 'abandon' && <path class="gn-cross" d={`M-18 6 18-${top + 4}M18 6-18-${top + 4}`} />}
      </g>
      {effect.cost !== undefined && <Price y={-top - 18} text={`−${effect.cost}`} />}
      {effect.gain !== undefined && <Price y={-top - 18} text={`+${effect.gain}`} />}
    </g>
  );
}

const Price = ({ y, text }: { y: number; text: string }): VNode => (
  <g class="gn-price" data-explain="price" transform={`translate(0 ${y})`}>
    <rect x="-22" y="-11" width="44" height="21" rx="10.500" />
    <g class="gn-price-who">
      <use href="#gn-inhabitant" transform="translate(-11 0) scale(0.8)" />
    </g>
    <text x="6" y="5">
      {text}
    </text>
  </g>
);

/** Footsteps to where the torticrane would go. */
function Way({ to }: { to: number }): VNode {
  const { plan, view } = useTable();
  const [from, end] = [standsAt(plan, view.torticrane), standsAt(plan, to)];
  return (
    <>
      <path
        class="gn-way"
        d={`M${from.x} ${from.y}Q${(from.x + end.x) / 2} ${(from.y + end.y) / 2 - 40} ${end.x} ${end.y}`}
      />
      <Crane at={end} isGhost />
    </>
  );
}

/** An area on which somebody could build next; its price where that is not the printed one. */
function NextCost({ plot, cost }: { plot: Plot; cost: number }): VNode | null {
  const { choice } = useTable();
  // Where one acts now, the price of now matters.
  if (choice.area !== undefined && territoryIn(choice.area) === plot.territory) return null;
  return (
    <>
      <path class="gn-next-plot" d={plot.path} />
      {cost !== plot.value && (
        <g
          class="gn-next-cost"
          data-explain="nextPrice"
          transform={`translate(${plot.site.x + 20} ${plot.site.y + 4})`}
        >
          <circle r="9.500" />
          <text y="4.600">{cost}</text>
        </g>
      )}
    </>
  );
}
