/** A move inside the program: one integer whose meaning belongs to its game. Outside it is a line of notation. */
export type Move = number;

/** A reusable list of moves: filled again and again by `Position.moves` without allocating. */
export class MoveList {
  length = 0;
  /** The length of `items`: a plain field is quicker to read than a typed array's length. */
  private capacity = 256;
  private items = new Int32Array(this.capacity);

  clear(): void {
    this.length = 0;
  }

  push(move: Move): void {
    if (this.length === this.capacity) this.grow();
    this.items[this.length++] = move;
  }

  /** One move for each bit of a set, lowest first: `base` with the bit's number added at `shift`. */
  pushEach(set: number, base: Move, shift: number): void {
    if (this.length + 32 > this.capacity) this.grow();
    const { items } = this;
    let { length } = this;
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      items[length++] = base + ((31 - Math.clz32(rest & -rest)) << shift);
    }
    this.length = length;
  }

  at(index: number): Move {
    return this.items[index]!;
  }

  has(move: Move): boolean {
    for (let i = 0; i < this.length; i++) if (this.items[i] === move) return true;
    return false;
  }

  toArray(): Move[] {
    return [...this.items.subarray(0, this.length)];
  }

  private grow(): void {
    this.capacity *= 2;
    const larger = new Int32Array(this.capacity);
    larger.set(this.items);
    this.items = larger;
  }
}
