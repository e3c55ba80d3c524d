import type { BegunGame, RecordedMove } from '@potager/kernel';
import { VERSIONS } from '../rules/versions.ts';

/** Six cards each, the reader's first; then what is drawn, in this order. */
const DECK =
  'D4 D5 E5 1 B2 G1 F5 F6 2 4 E2 C7 C4 B5 A5 6 C2 F2 E3 G6 B4 11 A1 C1 D6 G3 A3 G2 3 7 G4 A7 C5 E7 C6 ' +
  '17 12 D3 E1 15 F4 E6 B3 5 A6 13 14 B1 D1 8 B6 9 16 10 E4 G5 C3 A4 F1 B7 F7 A2 F3 G7 D2 D7';

/** What the lesson leads to if the reader outbids whoever attacks them, and on from there, a turn a line. */
const LATER = `
  0 water D4 | 0 water D5 | 0 done
  1 water F5 | 1 water F6 | 1 done
  2 water B5 | 2 water A5 | 2 done
  0 culture 1 D4 D5 | 0 draw | 0 sell 11 | 0 done
  1 sell 4 | 1 culture 2 F5 F6 | 1 done
  2 water C2 | 2 water B4 | 2 done
  0 water E5 | 0 grab F5 | 0 with D5 | 0 bid 10 | 1 bid 15 | 0 bid 20 | 1 accept | 0 done
  1 water E2 | 1 done
  2 water C4 | 2 grab D4 | 2 bid 10 | 0 bid 15 | 2 accept | 2 done
  0 buy 4 | 0 culture 4 D5 E5 F5 | 0 done
  1 water G6 | 1 water C7 | 1 done
  2 culture 6 A5 B4 B5 | 2 done
  0 water D6 | 0 water B2 | 0 done
  1 water A1 | 1 water G3 | 1 done
  2 culture 7 A5 B4 B5 | 2 done
  0 water G4 | 0 water E3 | 0 done
  1 water A7 | 1 done
  2 water C5 | 2 water C1 | 2 done
  0 water E7 | 0 water G1 | 0 done
  1 water C6 | 1 done
  2 water F2 | 2 water A3 | 2 done
  0 water G2 | 0 done
  1 culture 3 C6 C7 | 1 done
  2 water E1 | 2 done`;

const parseMoves = (text: string): RecordedMove[] =>
  text
    .trim()
    .split(/\s*[\n|]\s*/)
    .map((line) => ({ seat: Number(line.slice(0, 1)), move: line.slice(2) }));

/** Bare earth; the reader begins, with two cells side by side and a card that fits them. */
export const position: BegunGame = {
  game: 'eden',
  rules: VERSIONS.at(-1)!.rules,
  seats: 3,
  options: { target: 20 },
  setup: { first: 0, deck: DECK.split(' ') },
  moves: [],
};

/** The same game some rounds later: the reader's turn, and four points from the end. */
export const latePosition: BegunGame = { ...position, moves: parseMoves(LATER) };
