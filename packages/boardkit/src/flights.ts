import type { BoardProps, GameEvent, Json } from '@potager/kernel';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { wantsStillness } from './stillness.ts';

/** Something that flies across the board, from one part to another: each is found by its `data-fly`. */
export interface Flight {
  /** The id of a symbol that the board has drawn, and the part of its ground that it covers. */
  readonly symbol: string;
  readonly box: string;
  readonly from: string;
  readonly to: string;
  /** The colour of whose it is, where its drawing asks for one (`--tint`). */
  readonly tint?: string;
}

const FLIGHT_MS = 380;
/** More of the same at once would be a swarm. */
const MOST = 12;

/** So many of one thing, a handful at most. */
export const times = (count: number, flight: Flight): Flight[] =>
  Array.from({ length: Math.max(0, Math.min(count, 5)) }, () => flight);

/**
 * Lets things fly over the board as they happen, to where they are counted; nothing waits for them. `flightsOf` is also
 * handed the view before the step.
 */
export function useFlights(
  root: RefObject<HTMLElement | null>,
  { happened, view }: Pick<BoardProps, 'happened' | 'view'>,
  flightsOf: (event: GameEvent, before: Json) => readonly Flight[],
): void {
  const seen = useRef(view);
  useEffect(() => {
    const board = root.current;
    const before = seen.current;
    seen.current = view;
    if (board === null || wantsStillness()) return;
    const flights = happened.events.flatMap((event) => flightsOf(event, before)).slice(0, MOST);
    flights.forEach((flight, n) => fly(board, flight, n * 70));
  }, [happened.n]);
}

function fly(board: HTMLElement, { symbol, box, from, to, tint }: Flight, delay: number): void {
  const [start, end] = [from, to].map((name) => middleOf(board.querySelector(`[data-fly="${name}"]`)));
  if (start === undefined || end === undefined) return;
  const flyer = document.createElement('div');
  flyer.className = 'bk-flyer';
  if (tint !== undefined) flyer.style.setProperty('--tint', tint);
  flyer.innerHTML = `<svg viewBox="${box}" aria-hidden="true"><use href="#${symbol}"/></svg>`;
  board.append(flyer);
  const away = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;
  const flight = flyer.animate(
    [
      { transform: away(start.x, start.y, 0.6), opacity: 0.4 },
      { transform: away((start.x + end.x) / 2, Math.min(start.y, end.y) - 30, 1.15), opacity: 1 },
      { transform: away(end.x, end.y, 0.7), opacity: 0.9 },
    ],
    { duration: FLIGHT_MS, delay, easing: 'cubic-bezier(0.4, 0, 0.3, 1)', fill: 'both' },
  );
  flight.addEventListener('finish', () => flyer.remove());
  flight.addEventListener('cancel', () => flyer.remove());
}

function middleOf(element: Element | null): { x: number; y: number } | undefined {
  const box = element?.getBoundingClientRect();
  return box === undefined || box.width === 0 ? undefined : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
