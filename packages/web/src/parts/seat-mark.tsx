import type { Seat } from '@potager/kernel';
import type { VNode } from 'preact';

/** A seat's colour and shape: colour never speaks alone. */
export const SEAT_MARKS = [
  { colour: '#2f6db5', path: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z' },
  { colour: '#f7efdf', path: 'M12 2l10 10-10 10L2 12z' },
  { colour: '#9a3a80', path: 'M12 3l10 18H2z' },
  { colour: '#33383d', path: 'M4 4h16v16H4z' },
  { colour: '#d08a2a', path: 'M12 2l3 7 7 .500-5.500 4.500L18.500 22 12 18l-6.500 4 2-8L2 9.500 9 9z' },
] as const;

export function SeatMark({ seat }: { seat: Seat }): VNode {
  const { colour, path } = SEAT_MARKS[seat % SEAT_MARKS.length]!;
  return (
    <svg class="seat-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} fill={colour} />
    </svg>
  );
}
