import {
  type Game,
  InputError,
  type Json,
  type JsonObject,
  type Listener,
  type Move,
  type MoveList,
  NOBODY,
  type Options,
  type Outcome,
  type Position,
  type Random,
  type Seat,
  type SeatSet,
  type Viewer,
} from '@potager/kernel';
import { Board } from './board.ts';
import * as building from './building.ts';
import { findFaults } from './faults.ts';
import * as hiring from './hiring.ts';
import type { Line, View, Why } from './kinds.ts';
import * as at from './layout.ts';
import { BUILD, BUILDING, DONE, HIRE, NONE, OVER, STOPPED } from './layout.ts';
import { makeMedal } from './medal.ts';
import * as move from './moves.ts';
import { makeState, makeView } from './picture.ts';
import { makePreview } from './preview.ts';
import { explainGems } from './score.ts';
import { redealPiles } from './setup.ts';
import { tileId, tileNumber, type TileSet } from './tile-set.ts';
import { explain } from './why.ts';

/** What a position belongs to. */
export interface Frame {
  readonly game: Game;
  readonly tiles: TileSet;
  readonly seats: number;
  readonly options: Options;
}

/** A running game of Gardlings. Nothing is known to one seat alone: only bags and piles hide what comes next. */
export class Gardlings implements Position {
  readonly board: Board;
  readonly game: Game;
  readonly seatCount: number;
  readonly options: Options;
  random: Random;
  /** What `foretell` announced for the next move. */
  private told = NONE;

  constructor({ game, tiles, seats, options }: Frame, random: Random) {
    this.game = game;
    this.seatCount = seats;
    this.options = options;
    this.random = random;
    this.board = new Board(tiles, seats, options);
  }

  /** While some build, those who stopped may still take that back. */
  get actors(): SeatSet {
    const { board } = this;
    const phase = board.get(at.PHASE);
    if (phase === HIRE) return 1 << board.get(at.TURN);
    if (phase === OVER) return NOBODY;
    let actors = 0;
    for (let seat = 0; seat < this.seatCount; seat++) if (board.of(seat, at.STATUS) !== DONE) actors |= 1 << seat;
    return actors;
  }

  /** Nobody waits for one who has stopped. */
  get awaited(): SeatSet {
    const { actors, board } = this;
    if (board.get(at.PHASE) !== BUILD) return actors;
    let awaited = actors;
    for (let seat = 0; seat < this.seatCount; seat++) {
      if (board.of(seat, at.STATUS) === STOPPED) awaited &= ~(1 << seat);
    }
    return awaited;
  }

  moves(seat: Seat, list: MoveList): void {
    list.clear();
    const phase = this.board.get(at.PHASE);
    if (phase === BUILD) building.listBuilding(this.board, seat, list);
    else if (phase === HIRE) hiring.listHiring(this.board, seat, list);
  }

  play(seat: Seat, made: Move, listener?: Listener): boolean {
    this.board.words[at.DRAWN] = NONE;
    if (this.board.get(at.PHASE) === HIRE) return this.hire(seat, made, listener);
    const reveals = this.build(seat, made, listener);
    if (!this.isSomeoneBuilding()) hiring.endBuilding(this.board, listener);
    return reveals;
  }

  chance(): Json | undefined {
    const drawn = this.board.get(at.DRAWN);
    return drawn === NONE ? undefined : tileId(drawn);
  }

  foretell(seat: Seat, made: Move, chance: Json | undefined): void {
    if (made !== move.DRAW_MOVE && made !== move.LOOK_MOVE) {
      if (chance !== undefined) throw new InputError('chance', 'is given for a move without chance');
      return;
    }
    const tile = typeof chance === 'string' ? tileNumber(chance) : undefined;
    if (tile === undefined) throw new InputError('chance', 'does not name the tile that was drawn');
    if (!this.board.isInBag(seat, tile)) throw new InputError('chance', `${tileId(tile)} is not in the bag`);
    this.told = tile;
  }

  parseMove(text: string): Move | undefined {
    return move.parseMove(text);
  }

  makeMove(made: Move): string {
    return move.makeMove(made);
  }

  why(seat: Seat, text: string): Why | undefined {
    return explain(this.board, seat, text);
  }

  preview(seat: Seat, made: Move): JsonObject {
    return makePreview(this.board, seat, made);
  }

  score(seat: Seat): readonly Line[] {
    return explainGems(this.board, seat);
  }

  outcome(): Outcome | undefined {
    const { board } = this;
    if (board.get(at.PHASE) !== OVER) return undefined;
    const scores = Array.from({ length: this.seatCount }, (_, seat) => board.gems(seat));
    const outcome = { winners: [board.get(at.WINNER)], scores };
    if (this.seatCount > 1) return outcome;
    const tiles = hiring.tilesOwned(board, 0) + 1;
    return { ...outcome, tiles, medal: makeMedal(board.target, tiles) };
  }

  view(viewer: Viewer): View {
    return makeView(this.board, viewer);
  }

  state(): JsonObject {
    return makeState(this.board);
  }

  redeal(_viewer: Viewer, random: Random): void {
    this.random.reseed(random);
    redealPiles(this.board, random);
  }

  copy(): Gardlings {
    const { game, seatCount: seats, options, board } = this;
    const twin = new Gardlings({ game, tiles: board.tiles, seats, options }, this.random.copy());
    twin.board.words.set(board.words);
    return twin;
  }

  copyFrom(other: Gardlings): void {
    this.board.words.set(other.board.words);
    this.random.copyFrom(other.random);
  }

  faults(): readonly string[] {
    return findFaults(this.board);
  }

  private build(seat: Seat, made: Move, listener?: Listener): boolean {
    const { board } = this;
    switch (move.kindOf(made)) {
      case move.LAY:
        building.lay(board, seat, made, listener);
        return false;
      case move.SHIFT:
        building.shift(board, seat, made, listener);
        return false;
      default:
        return this.buildByWord(seat, made, listener);
    }
  }

  private buildByWord(seat: Seat, made: Move, listener?: Listener): boolean {
    const { board } = this;
    switch (made) {
      case move.DRAW_MOVE:
        building.draw(board, seat, this.drawn(seat), listener);
        return true;
      case move.LOOK_MOVE:
        building.look(board, seat, this.drawn(seat), listener);
        return true;
      case move.ALARM_MOVE:
        building.raiseAlarm(board, seat, listener);
        return false;
      case move.ASIDE_MOVE:
        building.layAside(board, seat, listener);
        return false;
      case move.STOP_MOVE:
        building.stop(board, seat, listener);
        return false;
      default:
        building.resume(board, seat, listener);
        return false;
    }
  }

  private hire(seat: Seat, made: Move, listener?: Listener): boolean {
    switch (move.kindOf(made)) {
      case move.BUY:
        return hiring.buy(this.board, seat, move.pileIn(made), listener);
      case move.MUTATE:
        return hiring.mutate(this.board, seat, made, listener);
      default:
        return hiring.takePig(this.board, seat, listener);
    }
  }

  /** The tile that chance gives, or that a record has foretold. */
  private drawn(seat: Seat): number {
    const { told, board } = this;
    this.told = NONE;
    return told === NONE ? board.tileInBag(seat, this.random.below(board.bagSize(seat))) : told;
  }

  private isSomeoneBuilding(): boolean {
    for (let seat = 0; seat < this.seatCount; seat++) {
      if (this.board.of(seat, at.STATUS) === BUILDING) return true;
    }
    return false;
  }
}
