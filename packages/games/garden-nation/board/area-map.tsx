import { isArrow, isPress, roveTo, Stage } from '@potager/boardkit';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { BuildingView } from './building-view.tsx';
import { isOpen, landOf, meantBy } from './choices.ts';
import { Crane, standsAt } from './crane.tsx';
import { COMFORT, type Plan, type Plot, rectOf, territoryIn, WORLD } from './plan.ts';
import { Plaque } from './plaque.tsx';
import { PlotView } from './plot-view.tsx';
import { PreviewMarks } from './preview-marks.tsx';
import { Scenery } from './scenery.tsx';
import { StepMarks } from './step-marks.tsx';
import { type Standing, standingsIn } from './standing.ts';
import { useTable } from './table.ts';
import { ValueTag } from './value-tag.tsx';

interface AreaMapProps {
  /** An area was touched, or Enter was pressed on it. */
  readonly onTouch: (area: string, isPointer: boolean) => void;
  readonly onLeave: () => void;
}

/**
 * The board itself: territories, areas, buildings, the torticrane. One area at a time is in the tab order; arrows walk
 * on.
 */
export function AreaMap({ onTouch, onLeave }: AreaMapProps): VNode {
  const { labels, plan, view, legal, isAsked, recent, choice, suggested, spokenOf, isShowing, scene } = useTable();
  const svg = useRef<SVGGElement>(null);
  const [roved, rove] = useState(() => plan.fromBack[24]?.name ?? '');
  const standings = standingsIn(view);

  const canActIn = (area: string): boolean => isOpen(legal, view, plan.plots.get(area) as Plot);

  /** The focus goes along, so that Enter and Escape work after a touch too. */
  const goTo = (area: string): void => {
    rove(area);
    svg.current?.querySelector<SVGElement>(`.gn-plot[data-area="${area}"]`)?.focus({ preventScroll: true });
  };

  const press = (event: KeyboardEvent): void => {
    const plot = plan.plots.get(areaOf(event.target as Element) ?? '');
    if (plot === undefined || event.repeat) return;
    if (isPress(event)) {
      event.preventDefault();
      onTouch(plot.name, false);
    } else if (isArrow(event.key)) {
      event.preventDefault();
      const next = walk(plan, plot, event.key);
      if (next === undefined) return;
      goTo(next.name);
    }
  };

  const touch = (event: MouseEvent): void => {
    const touched = document.elementsFromPoint(event.clientX, event.clientY).map(areaOf);
    const area = meantBy(
      touched.filter((one) => one !== undefined),
      canActIn,
    );
    if (area === undefined) return onLeave();
    goTo(area);
    onTouch(area, true);
  };

  const isActing = isAsked && view.phase === 'action';
  const isShown = choice.area !== undefined && suggested !== undefined && choice.move === suggested.move;
  const near = isShown ? territoryIn(choice.area) : (view.torticrane ?? view.board[0]?.[0] ?? 1);
  const shown = isShowing ? scene : isActing ? near : undefined;
  const focus = shown === undefined ? undefined : rectOf(plan.groundOf(shown));

  return (
    <Stage class="gn-stage" world={WORLD} comfort={COMFORT} focus={focus} labels={labels.stage}>
      <g ref={svg} role="group" aria-label={labels.garden} onClick={touch} onKeyDown={press}>
        <Scenery />
        {plan.grounds.map(({ territory, path }) => (
          <g key={territory} class="gn-ground">
            <path class="gn-edge" d={path} transform="translate(0 11)" />
            <path class="gn-soil" d={path} />
          </g>
        ))}
        {plan.fromBack.map((plot) => (
          <PlotView key={plot.name} plot={plot} isRoved={plot.name === roved} />
        ))}
        {plan.grounds
          .filter(({ territory }) => spokenOf.has(`territory ${territory}`))
          .map(({ territory, path }) => (
            <path key={territory} class="gn-spoken" d={path} />
          ))}
        {[...spokenOf].map((area) => (
          <path key={area} class="gn-spoken" d={plan.plots.get(area)?.path} />
        ))}
        {view.torticrane !== null && <path class="gn-here" d={plan.groundOf(view.torticrane).path} />}
        <path class="gn-focus" d={plan.plots.get(roved)?.path} />
        <g aria-hidden="true">
          {plan.grounds.map((ground) => (
            <Plaque key={ground.territory} ground={ground} standing={standings[ground.territory - 1] as Standing} />
          ))}
          {[...recent].map((area) => (
            <Recent key={area} plot={plan.plots.get(area) as Plot} />
          ))}
          {plan.fromBack.map((plot) => (
            <Standings key={plot.name} plot={plot} />
          ))}
          <StepMarks />
          <Crane at={standsAt(plan, view.torticrane)} />
          <PreviewMarks />
        </g>
      </g>
    </Stage>
  );
}

const areaOf = (element: Element): string | undefined => element.closest<SVGElement>('[data-area]')?.dataset['area'];

/** To the neighbour in this direction; where the garden has a gap, across it. */
function walk(plan: Plan, from: Plot, key: string): { readonly name: string } | undefined {
  const all = [...plan.plots.values()].map(({ site, name }) => ({ ...site, name }));
  const near = all.filter(({ name }) => from.neighbours.includes(name));
  return roveTo(key, from.site, near) ?? roveTo(key, from.site, all);
}

/** What stands in an area. */
function Standings({ plot }: { plot: Plot }): VNode {
  const { view, fresh, choice } = useTable();
  const building = view.buildings[plot.name];
  // A floor that is only looked at needs the room of one that stands.
  const isLookedAt = choice.move?.startsWith(`build ${plot.name}`) === true;
  return (
    <>
      {building !== undefined && (
        <BuildingView
          area={plot.name}
          site={plot.site}
          building={building}
          fresh={fresh.get(plot.name) ?? 0}
          isFreshRoof={fresh.has(plot.name)}
        />
      )}
      <ValueTag plot={plot} land={landOf(view, plot)} isBuilt={building !== undefined || isLookedAt} />
    </>
  );
}

/** A chalk ring around what has changed since the viewer's last move. */
const Recent = ({ plot: { site } }: { plot: Plot }): VNode => (
  <ellipse class="gn-recent" cx={site.x} cy={site.y + 2} rx="29" ry="17" />
);
