import type { ComponentChildren, VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Rect } from './camera.ts';
import { StageView } from './stage-view.ts';
import './stage.css';

export interface StageLabels {
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly wholeBoard: string;
}

interface StageProps {
  /**
   * What there is to see, in the units of the drawing. When it grows, the stage shows all of it, unless a hand has
   * moved it.
   */
  readonly world: Rect;
  /**
   * Pixels a unit at which everything is large enough to tap. A smaller touch screen then goes near what is in focus.
   */
  readonly comfort: number;
  /** What matters now: shown near where the whole board is too small to tap, brought in where it is out of sight. */
  readonly focus?: Rect | undefined;
  readonly labels: StageLabels;
  /** Elements of an SVG. */
  readonly children: ComponentChildren;
  /** What lies over the drawing and does not move with it. */
  readonly over?: ComponentChildren;
  readonly class?: string;
}

/**
 * A drawing larger than the screen: pinch, drag, wheel, buttons, and the keys + − 0 while something in it has the
 * focus. It fits the drawing into the room that its container gives it, and what gets the keyboard's focus is brought
 * in.
 */
export function Stage(props: StageProps): VNode {
  const { world, focus, comfort, labels, children, over } = props;
  const stage = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const view = useRef<StageView>(null);

  useLayoutEffect(() => {
    if (stage.current === null || drawing.current === null) return undefined;
    const made = new StageView(stage.current, drawing.current);
    view.current = made;
    return () => made.end();
  }, []);
  useLayoutEffect(() => view.current?.show(world, comfort), [world.x, world.y, world.width, world.height, comfort]);
  useEffect(() => view.current?.goTo(focus), [focus?.x, focus?.y, focus?.width, focus?.height]);

  return (
    <div ref={stage} class={`bk-stage ${props.class ?? ''}`}>
      {/* The drawing keeps its origin and is larger than its box: a world that grows then moves nothing by itself. */}
      <svg
        ref={drawing}
        class="bk-stage-world"
        data-world={[world.x, world.y, world.width, world.height].join(' ')}
        viewBox="0 0 100 100"
        width="100"
        height="100"
      >
        {children}
      </svg>
      <div class="bk-stage-buttons">
        <StageButton label={labels.zoomIn} path="M4 11h14M11 4v14" onPress={() => view.current?.zoomBy(1.4)} />
        <StageButton label={labels.zoomOut} path="M4 11h14" onPress={() => view.current?.zoomBy(1 / 1.4)} />
        <StageButton
          label={labels.wholeBoard}
          path="M3 8V3h5m6 0h5v5m0 6v5h-5m-6 0H3v-5"
          onPress={() => view.current?.fit()}
        />
      </div>
      {over}
    </div>
  );
}

function StageButton({ label, path, onPress }: { label: string; path: string; onPress: () => void }): VNode {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      <svg viewBox="0 0 22 22" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
