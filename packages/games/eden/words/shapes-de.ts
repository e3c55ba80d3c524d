import type { ShapeNames } from './make-words.ts';

export const shapes: ShapeNames = {
  domino: 'Domino',
  straight3: 'gerades Tromino',
  bent3: 'gewinkeltes Tromino',
  square: 'Quadrat',
  straight4: 'gerades Tetromino',
  t: 'T',
  l: 'L',
  j: 'J',
  s: 'S',
  z: 'Z',
  other: 'eigenes Muster',
};
