import type { ScoreLine, Seat } from '@potager/kernel';
import type { Speaking } from '@potager/boardkit';
import type { Event, ScoreLine as EdenLine, View } from '../rules/kinds.ts';

/** Which cells an event or a line of the score sheet speaks of. */
export const speakingOf = ({ tiles }: Pick<View, 'tiles'>): Speaking => ({
  event: (event) => cellsOf(event as Event),
  score: (line: ScoreLine, seat: Seat) => tilesOf(tiles, seat, (line as EdenLine).level),
});

/** A seat's tiles of one level. */
export const tilesOf = (tiles: View['tiles'], seat: Seat, level?: number): string[] =>
  Object.keys(tiles).filter(
    (cell) => tiles[cell]?.seat === seat && (level === undefined || tiles[cell]?.level === level),
  );

export function cellsOf(event: Event): readonly string[] {
  if (event.key === 'cultivated') return event.cells;
  if (event.key === 'accepted') return event.tiles.map(({ cell }) => cell);
  return 'cell' in event ? [event.cell] : [];
}
