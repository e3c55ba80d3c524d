import { withColon } from '@potager/kernel';
import { useEffect } from 'preact/hooks';
import { saySlots, sayTile } from './describe.ts';
import type { Table } from './table.ts';

/** Who hears the board is told what is on a tile that was drawn or picked up, and in how many ways it fits. */
export function useSpokenHand(table: Table): void {
  const { held, offers } = table.building;
  useEffect(() => {
    if (held === undefined) return;
    const slots = saySlots(table, { id: held.id, x: 0, y: 0, r: 0 });
    table.announce(withColon(table.language, sayTile(table, held.id), `${slots}. ${table.labels.ways(offers.length)}`));
  }, [held?.id]);
}
