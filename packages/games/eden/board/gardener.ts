import type { Seat } from '@potager/kernel';

/** How a seat's things are told apart: by colour and by shape, the same as everywhere on the page. */
export interface Gardener {
  readonly colour: string;
  /** What is drawn on the colour. */
  readonly on: string;
  /** Its shape about the origin, 20 units wide. */
  readonly mark: string;
  /** The shape again and again, as glazed on the edging of its tiles: one repeat, 12 units wide. */
  readonly glaze: string;
}

const GARDENERS: readonly Gardener[] = [
  {
    colour: '#2f6db5',
    on: '#bfdcf7',
    mark: 'M0-9.500a9.500 9.500 0 1 0 .1 0z',
    glaze: 'M6 3a3 3 0 1 0 .1 0z',
  },
  {
    colour: '#f7efdf',
    on: '#b9713a',
    mark: 'M0-10.500 10.500 0 0 10.500-10.500 0z',
    glaze: 'M6 1.500 10.500 6 6 10.500 1.500 6z',
  },
  {
    colour: '#9a3a80',
    on: '#f6c9e6',
    mark: 'M0-10 10.500 9h-21z',
    glaze: 'M6 2l4.500 8h-9z',
  },
  {
    colour: '#33383d',
    on: '#c9ccc4',
    mark: 'M-8.500-8.500h17v17h-17z',
    glaze: 'M3 3h6v6H3z',
  },
];

export const gardenerOf = (seat: Seat): Gardener => GARDENERS[seat % GARDENERS.length]!;

export const GLAZES: readonly Gardener[] = GARDENERS;

/** The pattern of a seat's edging, as `symbols.tsx` defines it. */
export const glazeOf = (seat: Seat): string => `url(#ed-glaze-${seat % GARDENERS.length})`;
