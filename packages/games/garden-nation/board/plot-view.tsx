import type { VNode } from 'preact';
import type { Plot } from './plan.ts';
import { isOpen, landOf } from './choices.ts';
import { describePlot } from './describe.ts';
import { scatter } from './sketch.ts';
import { useTable } from './table.ts';

/** An area: its land, what grows there, and for the keyboard and the ear everything else about it. */
export function PlotView({ plot, isRoved }: { plot: Plot; isRoved: boolean }): VNode {
  const table = useTable();
  const { view, legal, choice, isAsked, lit } = table;
  const land = landOf(view, plot) ?? 'bramble';
  return (
    <g
      role="button"
      class="gn-plot"
      data-area={plot.name}
      data-explain={`area ${plot.name}`}
      data-fly={`area-${plot.name}`}
      data-open={lit === undefined ? isOpen(legal, view, plot) : lit.has(plot.name)}
      data-chosen={choice.area === plot.name || choice.roofFrom === plot.name}
      data-next={isRoved && isAsked && view.phase === 'action'}
      tabindex={isRoved ? 0 : -1}
      aria-label={describePlot(table, plot)}
    >
      <path class="gn-land" d={plot.path} fill={`url(#gn-${land})`} />
      {plot.growth.map(({ x, y }, n) => {
        const chance = scatter(n * 7 + plot.site.x);
        const wild = plot.land === undefined && n % 3 === 0 ? 'bramble' : land;
        return (
          <use
            key={n}
            class={`gn-growth gn-on-${wild}`}
            href={`#gn-${wild}-${chance < 0.7 ? 0 : 1}`}
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(0.62 + 0.3 * chance).toFixed(2)})`}
          />
        );
      })}
      <path class="gn-glow" d={plot.path} />
    </g>
  );
}
