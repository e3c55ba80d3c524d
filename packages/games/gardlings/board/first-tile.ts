import { wantsStillness } from '@potager/boardkit';
import { useEffect, useRef } from 'preact/hooks';
import type { SeatView } from '../rules/kinds.ts';
import type { Table } from './table.ts';

/** Time to see what came out of the bag. */
const SEEN_MS = 650;

/**
 * The first tile of a garden has one place, one way round: once it was drawn before the player's eyes it lays itself.
 * Whoever takes that back has it in hand again, and lays it by hand.
 */
export function useFirstTile(table: Table): void {
  const now = useRef(table);
  now.current = table;
  const { view, me, isBusy } = table;
  const mine = me === undefined ? undefined : view.seats[me];
  const before = useRef<SeatView>(undefined);
  const drawn = useRef<string>(undefined);
  if (before.current !== mine) {
    if (mine === undefined || mine.hand === null) drawn.current = undefined;
    else if (isBare(before.current)) drawn.current = mine.hand;
    before.current = mine;
  }
  const only = mine?.hand === drawn.current ? onlyPlace(table) : undefined;
  useEffect(() => {
    if (only === undefined || isBusy) return undefined;
    const laying = setTimeout(() => now.current.commit(only), wantsStillness() ? 0 : SEEN_MS);
    return () => clearTimeout(laying);
  }, [only, isBusy]);
}

/** Nothing laid, nothing in hand. */
const isBare = (seat: SeatView | undefined): boolean => seat?.hand === null && seat.garden.length === 0;

/** The move that lays the first tile, where nothing else can be done. */
export function onlyPlace({ legal, view, me }: Pick<Table, 'legal' | 'view' | 'me'>): string | undefined {
  const mine = me === undefined ? undefined : view.seats[me];
  const [move] = legal;
  if (mine === undefined || mine.hand === null || mine.garden.length > 0 || legal.length > 1) return undefined;
  return move?.startsWith('lay ') === true ? move : undefined;
}
