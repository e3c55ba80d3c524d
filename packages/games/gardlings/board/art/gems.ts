import type { Slot } from '../../rules/slots.ts';
import type { Drawing } from '@potager/boardkit';
import { dot } from './dot.ts';

/**
 * What the slots show, drawn from the edge of the tile at y = 0 inwards (downwards). Each colour has a cut of its own:
 * yellow is round, green a diamond, pink a square, blue a star; eggs are domes, triple halves crowns, empty connections
 * a path of pebbles.
 */
export interface Cut {
  /** The outline, open along the edge: two joined halves show no seam. */
  readonly outline: string;
  readonly dim: string;
  readonly lit: string;
  /** Facets in the light, and those in the shade. */
  readonly light: string;
  readonly facets: string;
}

export const CUTS: { readonly [slot in Exclude<Slot, '.'>]: Cut } = {
  Y: {
    outline: 'M-15 0a15 15 0 0 0 30 0',
    dim: '#d9a032',
    lit: '#ffd43b',
    light: '#fff2b0',
    facets: 'M-8 0a8 8 0 0 0 16 0M-15 0h7M8 0h7M-5.500 6l-5 5M5.500 6l5 5',
  },
  G: {
    outline: 'M-18 0L0 19 18 0',
    dim: '#2f9a5d',
    lit: '#35d07a',
    light: '#c9ffdf',
    facets: 'M-9 0L0 19 9 0M-18 0h36',
  },
  P: {
    outline: 'M-14 0v11l4 4h20l4-4V0',
    dim: '#c94f88',
    lit: '#ff62a6',
    light: '#ffd9e9',
    facets: 'M-8 0v9h16V0M-8 9l-4 5M8 9l4 5',
  },
  B: {
    outline: 'M-18 0l9.500 5L-9 16 0 10 9 16 8.500 5 18 0',
    dim: '#3f82c9',
    lit: '#4fb0ff',
    light: '#def2ff',
    facets: 'M0 0v10M0 0l8.500 5M0 0l-8.500 5M0 0l9 16M0 0l-9 16',
  },
  '*': {
    outline: 'M-13 0c0 11 5 20 13 20S13 11 13 0',
    dim: '#dccfae',
    lit: '#fff3d3',
    light: '#ffffff',
    facets: `${dot(-5, 6, 1.6)}${dot(4, 10, 2)}${dot(-2, 14, 1.3)}${dot(7, 4, 1.4)}`,
  },
  '3': {
    outline: 'M-22 0l3 12 8-4L0 20 11 8l8 4 3-12',
    dim: '#8f70cc',
    lit: '#b184ff',
    light: '#f0e6ff',
    facets: 'M-11 8L-8 0M11 8L8 0M-8 0L0 20 8 0',
  },
};

/** Pebbles that lead to the edge. */
export const PATH: Drawing = [
  ['#8d8a7a', 'M-8-1h16c1 3-1 6-4 6h-8c-3 0-5-3-4-6z'],
  ['#a5a18f', 'M-5 8c2-2 7-2 9 0s0 5-4 5-7-3-5-5z'],
  ['#787567', 'M-1 17c1-2 5-2 6 0s-1 4-3 4-4-2-3-4z'],
];
