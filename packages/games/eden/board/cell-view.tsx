import type { VNode } from 'preact';
import { gardenerOf } from './gardener.ts';
import type { IconName } from './icons.ts';
import type { Glow, Lights } from './lights.ts';
import type { Place } from './places.ts';
import { LitFrame, RecentMark } from './recent-mark.tsx';
import { sayCell } from './spoken.ts';
import { useTable } from './table.ts';
import { TileDrawing } from './tile.tsx';
import { winnersOf } from './winners.ts';

const GLOW_ICONS: { readonly [glow in Glow]: IconName } = { water: 'drop', grow: 'grow', grab: 'grab', with: 'spade' };

interface CellProps {
  readonly place: Place;
  readonly lights: Lights;
  readonly isTabStop: boolean;
  readonly onTouch: (cell: string, isPointer: boolean) => void;
  readonly onFocus: (cell: string) => void;
}

/** A cell to be touched: what it would do glows, and its points and owner stand above whatever grows. */
export function CellView({ place: { name, x, y, column }, lights, isTabStop, onTouch, onFocus }: CellProps): VNode {
  const table = useTable();
  const { view, choice, recent, lit, me, isVerdictTold } = table;
  const tile = view.tiles[name];
  const glow = lights.glow.get(name);
  const rising = lights.rising.get(name);
  const isShown = lights.shown.has(name);
  return (
    <g
      role="gridcell"
      aria-colindex={column + 1}
      aria-label={sayCell(table, name)}
      aria-selected={isShown}
      tabindex={isTabStop ? 0 : -1}
      class="ed-cell"
      data-cell={name}
      data-fly={`cell-${name}`}
      data-explain={`cell ${name}`}
      data-lit={lit.has(name)}
      data-glow={glow}
      data-shown={isShown}
      data-pinned={choice.pins?.includes(name)}
      data-side={sideOf(view, name)}
      data-won={isVerdictTold && tile !== undefined && winnersOf(view).includes(tile.seat)}
      transform={`translate(${x} ${y})`}
      onClick={() => onTouch(name, true)}
      onFocus={() => onFocus(name)}
    >
      <rect class="ed-hit" width="100" height="100" />
      {tile === undefined && rising !== undefined && me !== undefined && (
        <g class="ed-ghost">
          <TileDrawing tile={{ seat: me, level: rising }} seed={column} />
        </g>
      )}
      <rect class="ed-ring" x="5" y="5" width="90" height="90" rx="13" />
      {recent.has(name) && <RecentMark />}
      {tile !== undefined && <Emblem seat={tile.seat} />}
      {(tile !== undefined || rising !== undefined) && <Plaque level={tile?.level ?? 0} rising={rising} />}
      {glow !== undefined && rising === undefined && (
        <use class="ed-glow-icon" href={`#ed-${GLOW_ICONS[glow]}`} transform={glowAt(glow)} />
      )}
      {lit.has(name) && <LitFrame />}
      <rect class="ed-focus" x="2" y="2" width="96" height="96" rx="14" />
    </g>
  );
}

/** In the middle of bare earth, else in the corner that the owner's mark leaves free. */
const glowAt = (glow: Glow): string =>
  glow === 'water' ? 'translate(29 27) scale(1.75)' : 'translate(62 1) scale(1.45)';

function sideOf(view: ReturnType<typeof useTable>['view'], name: string): 'attack' | 'defence' | undefined {
  if (view.grab === null) return undefined;
  if (view.grab.targets.some((target) => target === name)) return 'defence';
  return view.placed === name || view.grab.support === name ? 'attack' : undefined;
}

function Emblem({ seat }: { seat: number }): VNode {
  const { colour, mark } = gardenerOf(seat);
  return (
    <g class="ed-emblem ed-ink" transform="translate(17 17)">
      <circle r="15" />
      <path d={mark} fill={colour} stroke-width="1.800" />
    </g>
  );
}

const PIP = 15;

/** The points of a tile: one white blossom, then red fruit. What would be added stands out. */
function Plaque({ level, rising = level }: { level: number; rising?: number | undefined }): VNode {
  const width = rising * PIP + 8;
  return (
    <g class="ed-plaque ed-ink" transform={`translate(${50 - width / 2} 76)`}>
      <rect width={width} height="20" rx="10" />
      {Array.from({ length: rising }, (_, n) => (
        <use
          key={n}
          href={n === 0 ? '#ed-white' : '#ed-red'}
          class={n >= level ? 'ed-pip-new' : ''}
          transform={`translate(${4 + n * PIP} 2) scale(.64)`}
        />
      ))}
    </g>
  );
}
