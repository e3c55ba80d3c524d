import { isArrow, roveFocus } from '@potager/boardkit';
import { layAt } from './lay-at.ts';
import { movableIn } from './places.ts';
import { tellHeld } from './say-offer.ts';
import type { Table } from './table.ts';

/** Moves that a key makes where they are legal. */
const MOVE_KEYS: { readonly [key: string]: readonly string[] } = {
  d: ['draw'],
  s: ['stop', 'resume'],
  e: ['look'],
  a: ['aside'],
};

/**
 * D draws, S stops or goes on, R turns, arrows and Enter choose a place, B shows the best one, N picks up a unicorn, E
 * looks a second time, A lays aside, Escape puts it back.
 */
export function press(event: KeyboardEvent, table: Table): boolean {
  const { building, legal, commit } = table;
  const key = event.key.toLowerCase();
  const move = MOVE_KEYS[key]?.find((one) => legal.includes(one));
  if (move !== undefined) {
    if (!event.repeat) commit(move);
    return true;
  }
  if (key === 'n') return pickUpNext(table);
  // In the market the arrows go from pile to pile.
  if (roveFocus(event, '.gl-market', '.gl-pile')) return true;
  if (building.held === undefined) return false;
  const place = building.chosen ?? building.stray?.laid;
  if (key === 'r') building.turn();
  else if (key === 'b') tellHeld(table, building.showBest());
  else if (key === 'escape' && building.held.from !== undefined) building.pickUp(undefined);
  else if (isArrow(event.key)) tellHeld(table, building.walk(event.key));
  else if (key === 'enter' && event.target === document.body && place !== undefined) {
    if (!event.repeat) layAt(table, place);
  } else return false;
  return true;
}

function pickUpNext({ building, legal }: Table): boolean {
  const unicorns = [...movableIn(legal)];
  const at = unicorns.indexOf(building.held?.from?.id ?? '');
  const next = unicorns[at + 1];
  if (unicorns.length === 0) return false;
  building.pickUp(next);
  return true;
}
