import type { BoardProps, GameEvent, Pointed, ScoreLine, Seat } from '@potager/kernel';

/** Which places of the board things speak of, by the board's own names. */
export interface Speaking {
  readonly event: (event: GameEvent) => readonly string[];
  readonly score: (line: ScoreLine, seat: Seat) => readonly string[];
}

/** The places that are to be lit: those of the line that the reader points at, and of the explanation in view. */
export function litPlaces(
  { pointed }: Pick<BoardProps, 'pointed'>,
  explained: readonly string[],
  speaking: Speaking,
): ReadonlySet<string> {
  return pointed === undefined ? new Set(explained) : new Set([...explained, ...placesOf(pointed, speaking)]);
}

function placesOf(pointed: Pointed, speaking: Speaking): readonly string[] {
  if ('places' in pointed) return pointed.places;
  return 'events' in pointed ? pointed.events.flatMap(speaking.event) : speaking.score(pointed.line, pointed.seat);
}
