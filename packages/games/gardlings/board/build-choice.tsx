import type { VNode } from 'preact';
import { AlarmDecision } from './alarm-decision.tsx';
import { DrawOrStop } from './draw-or-stop.tsx';
import { Finished } from './finished.tsx';
import { HeldTile } from './held-tile.tsx';
import { useTable } from './table.ts';

/** Building: draw, lay, stop, and what may come between. */
export function BuildChoice(): VNode {
  const { legal, building, me, view } = useTable();
  const mine = view.seats[me!] as (typeof view.seats)[number];
  if (mine.status !== 'building') return <Finished />;
  if (legal.includes('alarm')) return <AlarmDecision />;
  return building.held === undefined ? <DrawOrStop /> : <HeldTile />;
}
