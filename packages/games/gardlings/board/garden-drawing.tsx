import type { VNode } from 'preact';
import type { Seat } from '@potager/kernel';
import type { Laid } from '../rules/kinds.ts';
import { isMission } from './faces.ts';
import { type Garden, type Joint, litLines, pondsOf } from './garden.ts';
import { CELL } from './grid.ts';
import { SLOT_NAMES } from './symbols.tsx';
import { TileDrawing } from './tile.tsx';

interface GardenDrawingProps {
  readonly garden: Garden;
  /** Whose it is. */
  readonly seat: Seat;
  /** What is spoken of, and lit. */
  readonly spokenOf: ReadonlySet<string>;
  readonly hasPonds: boolean;
  /** Tiles that have just come. */
  readonly fresh?: ReadonlySet<string> | undefined;
  /** A unicorn that was picked up. */
  readonly lifted?: string | undefined;
}

/** A garden: tiles, ponds between them, and the gems that shine where halves have met. */
export function GardenDrawing({ garden, seat, spokenOf, hasPonds, fresh, lifted }: GardenDrawingProps): VNode {
  const { tiles, joints, shape } = garden;
  const isFresh = (...ids: readonly string[]): boolean => ids.some((id) => fresh?.has(id) === true);
  return (
    <>
      {hasPonds && <Ponds garden={garden} />}
      {tiles.map((laid) => (
        <g
          key={laid.id}
          class="gl-laid"
          data-fresh={isFresh(laid.id)}
          data-lifted={laid.id === lifted}
          data-explain={`tile ${laid.id}`}
          style={{ transform: placeTransform(laid) }}
        >
          <TileDrawing id={laid.id} r={laid.r} lit={litLines(garden, laid)} />
          {shape.has(laid.id) && <ShapeMark r={laid.r} />}
          {spokenOf.has(`tile ${laid.id}`) && <SpokenMark {...laid} />}
        </g>
      ))}
      {joints
        .filter(({ between }) => lifted === undefined || !between.includes(lifted))
        .map((joint) => (
          <Gem
            key={joint.key}
            joint={joint}
            isFresh={isFresh(...joint.between)}
            thing={`gem ${gemKind(joint)} ${joint.key} ${seat}`}
            isSpokenOf={spokenOf.has(`gem ${joint.key} ${seat}`)}
          />
        ))}
    </>
  );
}

/** Where the first tile will lie. */
export function EmptyMeadow({ garden }: { garden: Garden }): VNode | null {
  if (garden.tiles.length > 0) return null;
  return <rect class="gl-first" x={-CELL / 2} y={-CELL / 2} width={2 * CELL} height={CELL} rx="9" />;
}

export const placeTransform = ({ x, y }: Pick<Laid, 'x' | 'y'>): string => `translate(${x * CELL}px, ${y * CELL}px)`;

/** Drawn around a tile that a line beside the garden speaks of. */
function SpokenMark({ id, r }: Pick<Laid, 'id' | 'r'>): VNode {
  const height = isMission(id) ? 2 * CELL : CELL;
  return (
    <rect
      class="gl-spoken"
      x={-CELL / 2}
      y={-CELL / 2}
      width={2 * CELL}
      height={height}
      rx="9"
      transform={`rotate(${isMission(id) ? 0 : r * 90})`}
    />
  );
}

/** Drawn around a tile that helps to fulfil the mission. */
function ShapeMark({ r }: { r: number }): VNode {
  return (
    <rect
      class="gl-shape"
      x={3 - CELL / 2}
      y={3 - CELL / 2}
      width={2 * CELL - 6}
      height={CELL - 6}
      rx="8"
      transform={`rotate(${r * 90})`}
    />
  );
}

const gemKind = ({ shows }: Joint): string => (shows[0] === '3' ? 'triple' : shows.includes('*') ? 'egg' : 'gem');

interface GemProps {
  readonly joint: Joint;
  readonly isFresh: boolean;
  /** As it is explained; a gem that is not there yet explains nothing. */
  readonly thing?: string;
  readonly isSpokenOf?: boolean;
}

/** Two halves that have met: one gem, and a light around it. */
export function Gem({ joint, isFresh, thing, isSpokenOf }: GemProps): VNode {
  const { cell, side, shows } = joint;
  const isTriple = shows[0] === '3';
  return (
    <g
      class="gl-gem"
      data-fresh={isFresh}
      data-explain={thing}
      transform={`translate(${cell.x * CELL} ${cell.y * CELL}) rotate(${side * 90}) translate(0 ${-CELL / 2})`}
    >
      <g class="gl-gem-body">
        <circle r={isTriple ? 34 : 25} fill="url(#gl-halo)" stroke="none" />
        <use href={`#gl-lit-${SLOT_NAMES[shows[0]]}`} />
        <use href={`#gl-lit-${SLOT_NAMES[shows[1]]}`} transform="rotate(180)" />
        {isTriple && <TripleDots />}
      </g>
      {isSpokenOf === true && <circle class="gl-spoken" r={isTriple ? 34 : 27} />}
      <path class="gl-sparkle" d="M0-30Q1.500-1.500 30 0 1.500 1.500 0 30-1.500 1.500-30 0-1.500-1.500 0-30z" />
    </g>
  );
}

/** A triple gem says that it counts three. */
function TripleDots(): VNode {
  return (
    <g fill="#fff" stroke-width="1.500">
      <circle cx="-9" r="3.500" />
      <circle r="3.500" />
      <circle cx="9" r="3.500" />
    </g>
  );
}

function Ponds({ garden }: { garden: Garden }): VNode {
  return (
    <>
      {pondsOf(garden).map((pond) => {
        const path = pond
          .map(({ x, y }) => `M${(x - 0.5) * CELL} ${(y - 0.5) * CELL}h${CELL}v${CELL}h${-CELL}z`)
          .join('');
        return (
          <g key={path} class="gl-pond" data-explain="pond">
            <path d={path} class="gl-water" />
            <path d={path} fill="url(#gl-water)" stroke="none" />
          </g>
        );
      })}
    </>
  );
}
