import { wantsStillness } from '@potager/boardkit';
import type { BoardProps } from '@potager/kernel';
import { useEffect } from 'preact/hooks';
import type { Event } from '../rules/kinds.ts';
import { figureOf } from './faces.ts';
import { symbolOf } from './symbols.tsx';

/** Something that flies across the board: a symbol, from one part to another, each found by its `data-fly`. */
interface Flight {
  readonly symbol: string;
  readonly from: string;
  readonly to: string;
}

const FLIGHT_MS = 380;

type Flights = { readonly [K in Event['key']]?: (event: Extract<Event, { key: K }>) => Flight[] };

const coin = (from: string, seat: number): Flight => ({ symbol: 'coin', from, to: `coins-${seat}` });
const times = (count: number, flight: Flight): Flight[] => Array.from({ length: count }, () => flight);
const creature = (tile: string): string => symbolOf(figureOf(tile));
const drawn = ({ seat, tile }: { readonly seat: number; readonly tile: string }): Flight[] => [
  { symbol: creature(tile), from: `bag-${seat}`, to: 'hand' },
];

/** What flies when something happens. */
const FLIGHTS: Flights = {
  drew: drawn,
  looked: drawn,
  pigCoin: ({ seat }) => [coin('supply', seat)],
  ponds: ({ seat, coins }) => times(coins, coin('supply', seat)),
  tookPig: ({ seat, coins }) => [
    { symbol: 'pig', from: 'pig', to: `coins-${seat}` },
    ...times(coins, coin('supply', seat)),
  ],
  bought: ({ seat, tile, pile, coins, reward }) => [
    { symbol: creature(tile), from: pile, to: `coins-${seat}` },
    ...times(coins, { symbol: 'coin', from: `coins-${seat}`, to: 'supply' }),
    ...(reward ? [coin(pile, seat)] : []),
  ],
};

export function flightsOf(event: Event): readonly Flight[] {
  const flights = FLIGHTS[event.key] as ((event: Event) => Flight[]) | undefined;
  return flights?.(event) ?? [];
}

/** Lets things fly over the board as they happen; nothing waits for them. */
export function useFlights(
  root: { readonly current: HTMLElement | null },
  { happened }: Pick<BoardProps, 'happened'>,
): void {
  useEffect(() => {
    const element = root.current;
    if (element === null || wantsStillness()) return;
    const flights = (happened.events as readonly Event[]).flatMap((event) => flightsOf(event));
    flights.forEach((flight, n) => fly(element, flight, n * 70));
  }, [happened.n]);
}

function fly(root: HTMLElement, { symbol, from, to }: Flight, delay: number): void {
  const [start, end] = [from, to].map((name) => middleOf(root.querySelector(`[data-fly="${name}"]`)));
  if (start === undefined || end === undefined) return;
  const flyer = document.createElement('div');
  flyer.className = 'gl-flyer';
  flyer.innerHTML = `<svg viewBox="-27 -28 54 54" aria-hidden="true"><use href="#gl-${symbol}"/></svg>`;
  root.append(flyer);
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
