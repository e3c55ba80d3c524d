import type { Frame } from '@potager/boardkit/playback';
import type { BoardModule, Game, GameEvent, Json, Seat, Showing } from '@potager/kernel';
import type { RedactedEntry } from '@potager/table';

type Moved = Extract<RedactedEntry, { readonly kind: 'moved' }>;

/** The events of one step, and how they are shown. */
export interface StepEvents {
  readonly events: readonly GameEvent[];
  readonly showing: Exclude<Showing, 'with'>;
}

/** The steps in which the events of a move are shown, as its board wants it. */
export function splitEvents(
  events: readonly GameEvent[],
  board: Pick<BoardModule, 'showing'> | undefined,
): StepEvents[] {
  const steps: { events: GameEvent[]; showing: StepEvents['showing'] }[] = [];
  // What is told with something else, and has nothing to be told with, is soon told.
  const alone = board?.showing === undefined ? 'step' : 'glance';
  for (const event of events) {
    const showing = board?.showing?.(event) ?? 'with';
    const last = steps.at(-1);
    if (last !== undefined && showing === 'with') last.events.push(event);
    else steps.push({ events: [event], showing: showing === 'with' ? alone : showing });
  }
  return steps;
}

/** Who did a step of a move: whom its first event names, else whoever moved, unless it is the rules' own. */
export function seatOf({ events, showing }: StepEvents, mover: Seat): Seat | undefined {
  const named = events[0]?.['seat'];
  if (typeof named === 'number') return named;
  return showing === 'scene' ? undefined : mover;
}

interface Telling {
  readonly game: Game;
  readonly board: Pick<BoardModule, 'showing'> | undefined;
  /** Whose moves the reader made. */
  readonly isOwn: (seat: Seat) => boolean;
}

/** What has happened in some entries of a log, step by step, from the view before them. */
export function makeFrames(entries: readonly RedactedEntry[], before: Json, { game, board, isOwn }: Telling): Frame[] {
  let view = before;
  const framesOf = ({ n, seat, events }: Moved): Frame[] =>
    splitEvents(events, board).map((step, part) => {
      view = step.events.reduce((seen, event) => game.follow(seen, event), view);
      return { n, part, seat: seatOf(step, seat), ...step, view, isOwn: isOwn(seat) && step.showing !== 'scene' };
    });
  return entries.flatMap((entry) => (entry.kind === 'moved' ? framesOf(entry) : []));
}
