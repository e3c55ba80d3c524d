import { mutationInView, mutationsIn } from './mutations.ts';
import type { Table } from './table.ts';

/** What one touch does while nothing is held. */
const AT_ONCE: ReadonlySet<string> = new Set(['draw', 'stop']);

/** The moves that the next touch makes: the one that is looked at, or those there is a button for. */
export function movesInView({ legal, choice, building }: Pick<Table, 'legal' | 'choice' | 'building'>): string[] {
  const inView = mutationInView(mutationsIn(legal), choice)?.move ?? choice ?? building.chosen?.move;
  const shown = legal.filter((move) => move === inView);
  return shown.length > 0 || building.held !== undefined ? shown : legal.filter((move) => AT_ONCE.has(move));
}
