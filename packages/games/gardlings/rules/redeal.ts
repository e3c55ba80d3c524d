import type { Random } from '@potager/kernel';
import { pileAt } from './fields.ts';
import type { Memory } from './memory.ts';
import { PIG_PILE } from './piles.ts';

/** Deals what lies out of sight anew: the unseen tiles of a colour, in any order over its piles. */
export function redeal(memory: Memory, random: Random): void {
  for (const piles of [[0, 1], [2, 3], [4, 5], [6, 7], [PIG_PILE]]) {
    const places = piles.flatMap((pile) => {
      const [from, to] = [memory.hiddenFrom(pile), memory.hiddenTo(pile)];
      return Array.from({ length: Math.max(0, to - from) }, (_, i) => pileAt(pile) + from + i);
    });
    const tiles = places.map((place) => memory.ints[place]!);
    random.shuffle(tiles);
    places.forEach((place, i) => (memory.ints[place] = tiles[i]!));
  }
}
