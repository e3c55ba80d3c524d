import { isArrow, isPress, roveTo, Stage } from '@potager/boardkit';
import type { VNode } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { CellView } from './cell-view.tsx';
import { Ground, WASH } from './ground.tsx';
import { IncomeScene } from './income-scene.tsx';
import { lightsOf } from './lights.ts';
import { ArrangementLinks, GrabOverlay, MoveTag } from './overlays.tsx';
import { LAND, PITCH, placeOf, ROWS } from './places.ts';
import { StepMarks } from './step-marks.tsx';
import { useTable } from './table.ts';
import { useUncovered } from './uncovered.ts';

const WORLD = { x: -46, y: -44, width: LAND + 66, height: LAND + 62 };

/** Pixels a unit at which a cell is 44 pixels wide. */
const COMFORT = 0.44;

interface LandProps {
  readonly onTouch: (cell: string, isPointer: boolean) => void;
}

/** The 7 × 7 cells with their coordinates. Arrows walk over them, Enter touches. */
export function Land({ onTouch }: LandProps): VNode {
  const table = useTable();
  const { view, labels, news } = table;
  const [current, setCurrent] = useState('D4');
  const grid = useRef<SVGGElement>(null);
  const ground = useMemo(() => <Ground tiles={view.tiles} news={news} />, [view.tiles, news.n]);
  const lights = lightsOf(table);
  const touched = useRef<string>(undefined);
  const matters = [...lights.shown, ...(view.placed === null ? [] : [view.placed]), ...(view.grab?.targets ?? [])];
  // What a finger has just touched is in sight, and must stay under it.
  useUncovered(
    grid,
    matters.filter((cell) => cell !== touched.current),
  );
  const touch = (cell: string, isPointer: boolean): void => {
    touched.current = isPointer ? cell : undefined;
    onTouch(cell, isPointer);
  };

  const press = (event: KeyboardEvent): void => {
    if (isPress(event)) {
      event.preventDefault();
      if (!event.repeat) touch(current, false);
    }
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const next = roveTo(event.key, placeOf(current), ROWS.flat());
    if (next === undefined) return;
    setCurrent(next.name);
    grid.current?.querySelector<SVGGElement>(`[data-cell="${next.name}"]`)?.focus();
  };

  return (
    <Stage world={WORLD} comfort={COMFORT} labels={labels.stage} class="ed-stage" over={<IncomeScene />}>
      {ground}
      <path class="ed-dusk" d={WASH} aria-hidden="true" />
      <g class="ed-coordinates" aria-hidden="true">
        {ROWS.map(([place], row) => (
          <text key={row} x="-31" y={row * PITCH + PITCH / 2 + 9}>
            {place?.name.slice(1)}
          </text>
        ))}
        {ROWS[0]?.map(({ name, x }) => (
          <text key={name} x={x + PITCH / 2} y="-23">
            {name.slice(0, 1)}
          </text>
        ))}
      </g>
      <ArrangementLinks lights={lights} />
      <g ref={grid} role="grid" aria-label={labels.land} tabindex={-1} onKeyDown={press}>
        {ROWS.map((places, row) => (
          <g key={row} role="row">
            {places.map((place) => (
              <CellView
                key={place.name}
                place={place}
                lights={lights}
                isTabStop={place.name === current}
                onTouch={touch}
                onFocus={setCurrent}
              />
            ))}
          </g>
        ))}
      </g>
      <StepMarks />
      <MoveTag lights={lights} />
      <GrabOverlay view={view} />
    </Stage>
  );
}
