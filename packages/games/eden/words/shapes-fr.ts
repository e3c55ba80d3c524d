import type { ShapeNames } from './make-words.ts';

export const shapes: ShapeNames = {
  domino: 'domino',
  straight3: 'triomino droit',
  bent3: 'triomino coudé',
  square: 'carré',
  straight4: 'tétromino droit',
  t: 'T',
  l: 'L',
  j: 'J',
  s: 'S',
  z: 'Z',
  other: 'motif particulier',
};
