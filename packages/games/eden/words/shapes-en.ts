import type { ShapeNames } from './make-words.ts';

export const shapes: ShapeNames = {
  domino: 'domino',
  straight3: 'straight tromino',
  bent3: 'bent tromino',
  square: 'square',
  straight4: 'straight tetromino',
  t: 'T',
  l: 'L',
  j: 'J',
  s: 'S',
  z: 'Z',
  other: 'arrangement of its own',
};
