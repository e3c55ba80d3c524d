import type { Move, Seat } from '@potager/kernel';

/** No such node. The root is node 0, which is nobody's child. */
export const NONE = 0;

/** In place of a seat: the node says what the viewer saw, not what someone did. */
const GLIMPSE = 255;

const FIRST_SIZE = 1 << 12;

/**
 * A tree over what the viewer can tell apart: a node is a line of moves, and of things seen, whatever the hidden parts
 * were. Its nodes are places in typed arrays, so that growing it allocates nothing but now and then a larger array.
 */
export class Tree {
  size = 1;
  /** The children of a node are a chain: the first one, then each one's next. */
  firstChild = new Int32Array(FIRST_SIZE);
  nextChild = new Int32Array(FIRST_SIZE);
  /** The move that leads here, and whose it was. */
  moves = new Int32Array(FIRST_SIZE);
  seats = new Uint8Array(FIRST_SIZE);
  visits = new Int32Array(FIRST_SIZE);
  /** How often the move was possible when its parent was visited: hidden parts differ, and legal moves with them. */
  chances = new Int32Array(FIRST_SIZE);
  /** The results of these visits for the one who made the move, added up. */
  sums = new Float64Array(FIRST_SIZE);
  priors = new Float32Array(FIRST_SIZE);
  /** What was expected of a move before it was tried, for the one who makes it. */
  estimates = new Float32Array(FIRST_SIZE);

  /** The child for a seat's move, or `NONE`; looks first where the caller expects it. */
  find(parent: number, seat: Seat, move: Move, expected: number): number {
    if (expected !== NONE && this.moves[expected] === move && this.seats[expected] === seat) return expected;
    let child = this.firstChild[parent]!;
    while (child !== NONE && (this.moves[child] !== move || this.seats[child] !== seat)) {
      child = this.nextChild[child]!;
    }
    return child;
  }

  /** The first child for a move of the seat, or `NONE`. */
  firstOf(parent: number, seat: Seat): number {
    let child = this.firstChild[parent]!;
    while (child !== NONE && this.seats[child] !== seat) child = this.nextChild[child]!;
    return child;
  }

  add(parent: number, seat: Seat, move: Move, prior: number): number {
    if (this.size === this.moves.length) this.grow();
    const node = this.size++;
    this.firstChild[node] = NONE;
    this.nextChild[node] = this.firstChild[parent]!;
    this.firstChild[parent] = node;
    this.moves[node] = move;
    this.seats[node] = seat;
    this.visits[node] = 0;
    this.chances[node] = 0;
    this.sums[node] = 0;
    this.priors[node] = prior;
    this.estimates[node] = 0;
    return node;
  }

  /** The child for what the viewer saw after the move that leads to the parent. */
  glimpsed(parent: number, glimpse: number): number {
    const known = this.find(parent, GLIMPSE, glimpse, NONE);
    return known === NONE ? this.add(parent, GLIMPSE, glimpse, 0) : known;
  }

  isGlimpse(node: number): boolean {
    return this.seats[node] === GLIMPSE;
  }

  private grow(): void {
    const larger = <T extends Int32Array | Uint8Array | Float64Array | Float32Array>(old: T): T => {
      const grown = new (old.constructor as new (length: number) => T)(old.length * 2);
      grown.set(old);
      return grown;
    };
    this.firstChild = larger(this.firstChild);
    this.nextChild = larger(this.nextChild);
    this.moves = larger(this.moves);
    this.seats = larger(this.seats);
    this.visits = larger(this.visits);
    this.chances = larger(this.chances);
    this.sums = larger(this.sums);
    this.priors = larger(this.priors);
    this.estimates = larger(this.estimates);
  }
}
