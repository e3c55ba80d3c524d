import type { VNode } from 'preact';
import { useTable } from './table.ts';
import { TileBack, TilePicture } from './tile.tsx';

/**
 * A tile as it comes out of the bag: its back first, a moment of suspense, then its face. Nothing waits for it: what it
 * is can be turned and laid at once.
 */
export function Reveal({ id, r, isDrawn }: { id: string; r: number; isDrawn: boolean }): VNode {
  const { fresh } = useTable();
  return (
    <span class="gl-reveal" data-fresh={isDrawn && fresh.has(id)}>
      <TilePicture id={id} r={r} />
      <TileBack />
    </span>
  );
}
