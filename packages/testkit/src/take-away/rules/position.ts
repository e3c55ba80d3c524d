import {
  EVERYONE,
  type Listener,
  type Move,
  type MoveList,
  NOBODY,
  OpenPosition,
  type OpenStart,
  type Seat,
  type SeatSet,
  unreadable,
} from '@potager/kernel';
import type { Event, ScoreLine, Shown, Why } from './kinds.ts';

/** The heap at the beginning, and the most that one turn takes from it. */
const HEAP = 15;
const MOST = 3;

/** Where things lie in the position's integers. */
const STONES = 0;
const TURN = 1;
const WINNER = 2;
const INTS = 3;

/** Nobody's turn, nobody has won. */
const NONE = -1;

/** A heap of stones. A move is how many are taken. */
export class TakeAway extends OpenPosition<Shown> {
  constructor(start: OpenStart) {
    super(start, INTS);
    this.ints[STONES] = HEAP;
    this.ints[TURN] = start.first;
    this.ints[WINNER] = NONE;
  }

  get actors(): SeatSet {
    const turn = this.ints[TURN]!;
    return turn === NONE ? NOBODY : 1 << turn;
  }

  moves(seat: Seat, list: MoveList): void {
    list.clear();
    if (this.ints[TURN] !== seat) return;
    for (let taken = 1; taken <= MOST && taken <= this.ints[STONES]!; taken++) list.push(taken);
  }

  play(seat: Seat, move: Move, listener?: Listener): false {
    const { ints } = this;
    ints[STONES]! -= move;
    ints[TURN] = 1 - seat;
    const tell = (event: Event): void => listener?.(event, EVERYONE);
    if (listener) tell({ key: 'took', seat, move: this.makeMove(move), stones: move, left: ints[STONES]! });
    if (ints[STONES] === 0) {
      ints[TURN] = NONE;
      ints[WINNER] = seat;
      if (listener) tell({ key: 'won', seat });
    }
    return false;
  }

  parseMove(text: string): Move | undefined {
    return /^take [1-3]$/.test(text) ? Number(text.slice('take '.length)) : undefined;
  }

  makeMove(move: Move): string {
    return `take ${move}`;
  }

  why(seat: Seat, text: string): Why | undefined {
    const taken = this.parseMove(text);
    if (taken === undefined) return unreadable(text);
    const turn = this.ints[TURN]!;
    if (turn === NONE) return { rule: 'TA-3', key: 'over' };
    if (turn !== seat) return { rule: 'TA-2', key: 'notYourTurn', turn };
    const stones = this.ints[STONES]!;
    return taken > stones ? { rule: 'TA-2', key: 'tooMany', stones } : undefined;
  }

  score(seat: Seat): readonly ScoreLine[] {
    return [{ rule: 'TA-3', key: 'last', points: Number(this.ints[WINNER] === seat) }];
  }

  show(): Shown {
    const { ints } = this;
    const seatIn = (field: number): Seat | null => (ints[field] === NONE ? null : ints[field]!);
    return { stones: ints[STONES]!, turn: seatIn(TURN), winner: seatIn(WINNER) };
  }

  restore({ stones, turn, winner }: Shown): void {
    this.ints[STONES] = stones;
    this.ints[TURN] = turn ?? NONE;
    this.ints[WINNER] = winner ?? NONE;
  }

  faults(): readonly string[] {
    const { ints } = this;
    const faults: string[] = [];
    if (ints[STONES]! < 0 || ints[STONES]! > HEAP)
      faults.push('there are more stones than there were, or less than none');
    if ((ints[STONES] === 0) !== (ints[WINNER] !== NONE)) faults.push('the last stone and the winner do not agree');
    return faults;
  }
}
