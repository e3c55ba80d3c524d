import {
  type Game,
  InputError,
  type Json,
  type Listener,
  type Move,
  type MoveList,
  type Options,
  EVERYONE,
  NOBODY,
  type Outcome,
  type Position,
  type Random,
  type Seat,
  type SeatSet,
  SPECTATOR,
  unreadable,
  type Viewer,
} from '@potager/kernel';
import { cellAt, CELLS, cellSet, type CellName, countCells, FULL, holdsLine, listCells } from './cells.ts';
import type { Event, ScoreLine, Stone, View, Why } from './kinds.ts';

/** Where things lie in the position's integers; entries by seat take two. */
const MARKS = 0;
const STONES = 2;
const TRODDEN = 4;
const TURN = 6;
const LANDED = 7;
const INTS = 8;

/** No stone (any more), nobody's turn, no chance in the last move. */
const NONE = -1;

/** What a position starts from, already checked. */
export interface Start {
  readonly first: Seat;
  /** The cell index of each seat's stone; empty without the option. */
  readonly stones: readonly number[];
}

/** Three in a row; with hidden stones if wished. A move is the index of a cell. */
export class ThreeInARow implements Position {
  readonly game: Game;
  readonly seatCount = 2;
  readonly options: Options;
  random: Random;
  readonly ints = new Int32Array(INTS);
  /** What `foretell` announced for the next move. */
  private told = NONE;

  /** The position that a view shows, where it shows everything; `redeal` fills in the rest. */
  static fromView(game: Game, view: View, random: Random): ThreeInARow {
    const position = new ThreeInARow(game, { stones: view.stones }, random, { first: view.turn ?? NONE, stones: [] });
    for (const seat of [0, 1]) {
      position.ints[MARKS + seat] = cellSet(view.marks[seat] ?? []);
      position.ints[TRODDEN + seat] = cellSet(view.trodden[seat] ?? []);
      const stone = view.buried[seat] ?? 'spent';
      // A hidden stone gets a place for now: redealing moves what is buried, and buries nothing.
      if (stone !== 'spent') position.ints[STONES + seat] = stone === 'hidden' ? 0 : CELLS.indexOf(stone);
    }
    return position;
  }

  constructor(game: Game, options: Options, random: Random, start: Start) {
    this.game = game;
    this.options = options;
    this.random = random;
    this.ints[TURN] = start.first;
    this.ints[STONES] = start.stones[0] ?? NONE;
    this.ints[STONES + 1] = start.stones[1] ?? NONE;
    this.ints[LANDED] = NONE;
  }

  get actors(): SeatSet {
    const turn = this.ints[TURN]!;
    return turn === NONE ? NOBODY : 1 << turn;
  }

  moves(seat: Seat, list: MoveList): void {
    list.clear();
    if (this.ints[TURN] !== seat) return;
    for (let free = this.free(); free !== 0; free &= free - 1) list.push(31 - Math.clz32(free & -free));
  }

  play(seat: Seat, move: Move, listener?: Listener): boolean {
    const { ints } = this;
    const other = 1 - seat;
    const isRisky = this.isRisky(seat);
    ints[LANDED] = NONE;
    let cell = move;
    if (isRisky) cell = this.tread(seat, move);
    ints[MARKS + seat]! |= 1 << cell;
    ints[TURN] = other;
    if (listener) this.tell(listener, seat, move, cell);
    if (holdsLine(ints[MARKS + seat]!) || this.free() === 0) this.end(seat, listener);
    // Treading on safe ground tells something too: the stone is elsewhere.
    return isRisky;
  }

  chance(): Json | undefined {
    const landed = this.ints[LANDED]!;
    return landed === NONE ? undefined : CELLS[landed];
  }

  foretell(seat: Seat, move: Move, chance: Json | undefined): void {
    const free = this.free() & ~(1 << move);
    const stumbles = this.isRisky(seat) && this.ints[STONES + 1 - seat] === move;
    if (!stumbles && chance !== undefined) throw new InputError('chance', 'is given for a move without chance');
    if (!stumbles) return;
    const landed = CELLS.indexOf(chance as CellName);
    if (landed < 0 || (free & (1 << landed)) === 0) throw new InputError('chance', 'is not a free cell to land on');
    this.told = landed;
  }

  parseMove(text: string): Move | undefined {
    const cell = CELLS.findIndex((name) => text === `mark ${name}`);
    return cell < 0 ? undefined : cell;
  }

  makeMove(move: Move): string {
    return `mark ${CELLS[move]}`;
  }

  why(seat: Seat, text: string): Why | undefined {
    const cell = this.parseMove(text);
    if (cell === undefined) return unreadable(text);
    const turn = this.ints[TURN]!;
    if (turn === NONE) return { rule: 'TR-4', key: 'over' };
    if (turn !== seat) return { rule: 'TR-2', key: 'notYourTurn', turn };
    const by = [0, 1].find((owner) => (this.ints[MARKS + owner]! & (1 << cell)) !== 0);
    return by === undefined ? undefined : { rule: 'TR-3', key: 'taken', cell: CELLS[cell]!, by };
  }

  preview(seat: Seat, move: Move): { readonly wins: boolean } {
    return { wins: holdsLine(this.ints[MARKS + seat]! | (1 << move)) };
  }

  score(seat: Seat): readonly ScoreLine[] {
    return [{ rule: 'TR-4', key: 'row', points: Number(holdsLine(this.ints[MARKS + seat]!)) }];
  }

  outcome(): Outcome | undefined {
    if (this.ints[TURN] !== NONE) return undefined;
    const scores = [0, 1].map((seat) => Number(holdsLine(this.ints[MARKS + seat]!)));
    const best = Math.max(...scores);
    return { winners: [0, 1].filter((seat) => scores[seat] === best), scores };
  }

  view(viewer: Viewer): View {
    return this.picture(viewer, (owner) => owner === viewer);
  }

  state(): View {
    return this.picture(SPECTATOR, () => true);
  }

  redeal(viewer: Viewer, random: Random): void {
    const { ints } = this;
    this.random.reseed(random);
    for (const owner of [0, 1]) {
      if (owner === viewer || ints[STONES + owner] === NONE) continue;
      const possible = FULL & ~ints[TRODDEN + owner]!;
      ints[STONES + owner] = cellAt(possible, random.below(countCells(possible)));
    }
  }

  copy(): ThreeInARow {
    const twin = new ThreeInARow(this.game, this.options, this.random.copy(), { first: 0, stones: [] });
    twin.ints.set(this.ints);
    return twin;
  }

  copyFrom(other: ThreeInARow): void {
    this.ints.set(other.ints);
    this.random.copyFrom(other.random);
  }

  faults(): readonly string[] {
    const { ints } = this;
    const faults: string[] = [];
    if ((ints[MARKS]! & ints[MARKS + 1]!) !== 0) faults.push('a cell has two marks');
    if (Math.abs(countCells(ints[MARKS]!) - countCells(ints[MARKS + 1]!)) > 1) faults.push('a seat moved twice');
    for (const owner of [0, 1]) {
      const stone = ints[STONES + owner]!;
      if (stone !== NONE && (ints[TRODDEN + owner]! & (1 << stone)) !== 0)
        faults.push('a stone lies where it was not found');
    }
    return faults;
  }

  private free(): number {
    return FULL & ~(this.ints[MARKS]! | this.ints[MARKS + 1]!);
  }

  /** The other seat's stone may lie anywhere, but on the last free cell nobody stumbles (TR-6). */
  private isRisky(seat: Seat): boolean {
    const free = this.free();
    return this.ints[STONES + 1 - seat] !== NONE && (free & (free - 1)) !== 0;
  }

  /** Where the mark comes to lie, in a cell that may hide the other seat's stone. */
  private tread(seat: Seat, cell: number): number {
    const { ints } = this;
    const other = 1 - seat;
    if (ints[STONES + other] !== cell) {
      ints[TRODDEN + other]! |= 1 << cell;
      return cell;
    }
    const free = this.free() & ~(1 << cell);
    const landed = this.told === NONE ? cellAt(free, this.random.below(countCells(free))) : this.told;
    this.told = NONE;
    ints[STONES + other] = NONE;
    ints[LANDED] = landed;
    return landed;
  }

  private tell(listener: Listener, seat: Seat, move: Move, landed: number): void {
    const cell = CELLS[move]!;
    const event: Event =
      this.ints[LANDED] !== NONE
        ? { key: 'stumbled', seat, cell, landed: CELLS[landed]! }
        : { key: 'marked', seat, cell };
    listener(event, EVERYONE);
  }

  private end(seat: Seat, listener: Listener | undefined): void {
    this.ints[TURN] = NONE;
    const event: Event = holdsLine(this.ints[MARKS + seat]!) ? { key: 'won', seat } : { key: 'drawn' };
    listener?.(event, EVERYONE);
  }

  private picture(viewer: Viewer, sees: (owner: Seat) => boolean): View {
    const { ints } = this;
    const stones = this.options['stones'] === true;
    const turn = ints[TURN]!;
    const setsOf = (at: number): CellName[][] => [listCells(ints[at]!), listCells(ints[at + 1]!)];
    return {
      viewer,
      stones,
      marks: setsOf(MARKS),
      turn: turn === NONE ? null : turn,
      buried: stones ? [0, 1].map((owner) => this.stoneOf(owner, sees(owner))) : [],
      trodden: stones ? setsOf(TRODDEN) : [],
    };
  }

  private stoneOf(owner: Seat, isSeen: boolean): Stone {
    const stone = this.ints[STONES + owner]!;
    if (stone === NONE) return 'spent';
    return isSeen ? CELLS[stone]! : 'hidden';
  }
}
