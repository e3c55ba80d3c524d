import type { ScoreLine, Seat } from '@potager/kernel';

/** Where points came from, and how many by seat. */
export interface CountRow {
  readonly about: string;
  readonly points: readonly number[];
}

/** How a game came out, as it is counted at its end. */
export interface EndResult {
  readonly rows: readonly CountRow[];
  /** By seat, everything counted. */
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
}

/** More than this at once is no longer read. */
const MOST_ROWS = 4;

/**
 * Everyone's lines added up by what they are about. What told the players apart most comes first; where there are many,
 * the last row is all the rest.
 */
export function makeRows(
  seats: readonly (readonly ScoreLine[])[],
  { aboutOf, rest }: { readonly aboutOf: (line: ScoreLine) => string; readonly rest: string },
): readonly CountRow[] {
  const abouts = [...new Set(seats.flat().map(aboutOf))];
  const rows = abouts
    .map((about) => ({ about, points: seats.map((lines) => sumOf(lines.filter((line) => aboutOf(line) === about))) }))
    .toSorted((one, other) => weightOf(other) - weightOf(one));
  if (rows.length <= MOST_ROWS) return rows;
  const first = rows.slice(0, MOST_ROWS - 1);
  const others = rows.slice(MOST_ROWS - 1);
  return [...first, { about: rest, points: seats.map((_, seat) => sumAt(others, seat)) }];
}

/** By how much a row sets players apart; alone, what it brought. */
const weightOf = ({ points }: CountRow): number =>
  points.length === 1 ? Math.abs(points[0]!) : Math.max(...points) - Math.min(...points);

const sumAt = (rows: readonly CountRow[], seat: Seat): number => rows.reduce((sum, row) => sum + row.points[seat]!, 0);

export const sumOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);

/** By seat, after so many rows. */
export const totalsAfter = (rows: readonly CountRow[], count: number, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => sumAt(rows.slice(0, count), seat));

/** With a minus sign, as high and wide as the figures beside it. */
export const makeFigure = (points: number): string => String(points).replace('-', '−');
