import type { VNode } from 'preact';
import { stakesOf } from '../rules/tallies.ts';
import type { View } from '../rules/kinds.ts';
import type { Lights } from './lights.ts';
import { areBeside, LAND, PITCH, type Place, placeOf } from './places.ts';
import { Tag } from './tag.tsx';

const HALF = PITCH / 2;

const middleOf = (places: readonly Place[]): number => places.reduce((sum, { x }) => sum + x + HALF, 0) / places.length;

/** Just above some cells, or below the first row. */
function tagOver(cells: Iterable<string>): { x: number; y: number } {
  const places = [...cells].map(placeOf);
  const top = Math.min(...places.map(({ y }) => y));
  const x = Math.min(LAND - 80, Math.max(80, middleOf(places)));
  return { x, y: top < PITCH ? Math.max(...places.map(({ y }) => y)) + PITCH + 8 : top - 8 };
}

/** How the cells of the arrangement in view hang together. */
export function ArrangementLinks({ lights: { shown, gain } }: { lights: Lights }): VNode | null {
  if (gain === 0) return null;
  const places = [...shown].map(placeOf);
  const links = places.flatMap((one, n) =>
    places
      .slice(n + 1)
      .filter((other) => areBeside(one, other))
      .map((other) => [one, other] as const),
  );
  return (
    <g class="ed-overlay" aria-hidden="true">
      {links.map(([one, other]) => (
        <path
          key={`${one.name}${other.name}`}
          class="ed-link"
          d={`M${(one.x + other.x) / 2 + HALF} ${(one.y + other.y) / 2 + HALF}m${one.y === other.y ? '-12 0h24' : '0 -12v24'}`}
        />
      ))}
    </g>
  );
}

/** What the move in view would cost and gain, beside its cells. */
export function MoveTag({ lights: { shown, gain, cost } }: { lights: Lights }): VNode | null {
  if (shown.size === 0 || gain === 0) return null;
  const price = cost > 0 ? [['venus', `−${cost}`] as const] : [];
  return (
    <g class="ed-overlay">
      <Tag {...tagOver(shown)} figures={[...price, ['white', `+${gain}`]]} />
    </g>
  );
}

/** A land grab on the land: an arrow from the tile just placed into the targets, and A and D beside their tiles. */
export function GrabOverlay({ view }: { view: View }): VNode | null {
  const { placed, grab } = view;
  if (placed === null || grab === null) return null;
  const { attack, defence } = stakesOf(view);
  const from = placeOf(placed);
  const into = grab.targets.map(placeOf).filter((target) => areBeside(from, target));
  const targets = grab.targets.map(placeOf);
  const isUpright = into.some(({ x }) => x === from.x);
  return (
    <g class="ed-overlay" aria-hidden="true">
      {into.map((target) => {
        const [dx, dy] = [Math.sign(target.x - from.x), Math.sign(target.y - from.y)];
        const [x, y] = [from.x + HALF + dx * 34, from.y + HALF + dy * 34];
        return (
          <path
            key={target.name}
            class="ed-arrow"
            d={`M${x} ${y}l${dx * 32} ${dy * 32}m${-dx * 12 - dy * 11} ${-dy * 12 - dx * 11}l${dx * 12 + dy * 11} ${dy * 12 + dx * 11}l${-dx * 12 + dy * 11} ${-dy * 12 + dx * 11}`}
          />
        );
      })}
      <Tag {...cornerOf([from], isUpright)} figures={[['spade', String(attack)]]} />
      <Tag {...cornerOf(targets, isUpright)} figures={[['fence', String(defence)]]} />
    </g>
  );
}

/** On the last of some cells, beside its owner's mark; lower where an arrow comes from above or below. */
function cornerOf(places: readonly Place[], isUpright: boolean): { x: number; y: number } {
  const last = places.at(-1) as Place;
  return { x: last.x + 64, y: last.y + (isUpright ? 56 : 17) };
}
