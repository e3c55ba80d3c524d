import {
  type Game,
  InputError,
  type Json,
  type Listener,
  type Move,
  type MoveList,
  NOBODY,
  type Options,
  type Outcome,
  type Position,
  type JsonObject,
  type Random,
  readObject,
  readPermutation,
  type Seat,
  type SeatSet,
  type Viewer,
} from '@potager/kernel';
import { nameCard, parseCard } from './cards.ts';
import { buy, cultivate, sell, water } from './cards-played.ts';
import { listWinners } from './ending.ts';
import { findFaults } from './faults.ts';
import { endingOf, type Garden, levelOf, listDiscard, occupiedCells, ownerOf } from './garden.ts';
import type { Line, Preview, View, Why } from './kinds.ts';
import { accept, addSupport, addTarget, bid } from './land-grab.ts';
import { listMoves } from './listing.ts';
import { kindOf, restOf } from './move-kinds.ts';
import { makeMove, parseMove } from './notation.ts';
import { bySeat, makeDeck, makeState, makeView } from './pictures.ts';
import { foresee } from './preview.ts';
import { redealHidden } from './redeal.ts';
import { endTurn, isPileEmpty, isPlayedOut, willDraw } from './turn-end.ts';
import { explain } from './why.ts';
import { BOARD, FIELDS, SEAT_FIELDS, KINDS } from './layout.ts';

const { NOWHERE, NO_SEAT } = BOARD;
const { ACTOR, SHUFFLED } = FIELDS;
const { POINTS } = SEAT_FIELDS;
const { WATER, GRAB, WITH, BID_OF, ACCEPT, CULTURE, SELL, BUY, DONE, DONE_WITHOUT } = KINDS;

const LEVELS = [1, 2, 3, 4] as const;

/** A game of Eden: the garden holds its figures, the files beside this one its rules. */
export class Eden implements Position {
  readonly game: Game;
  readonly options: Options;
  random: Random;
  readonly garden: Garden;
  /** The new pile that `foretell` announced for the next move. */
  told: readonly number[] | undefined = undefined;

  constructor(game: Game, options: Options, random: Random, garden: Garden) {
    this.game = game;
    this.options = options;
    this.random = random;
    this.garden = garden;
  }

  get seatCount(): number {
    return this.garden.seatCount;
  }

  get actors(): SeatSet {
    const actor = this.garden.words[ACTOR]!;
    return actor === NO_SEAT ? NOBODY : 1 << actor;
  }

  moves(seat: Seat, list: MoveList): void {
    listMoves(this.garden, seat, list);
  }

  /**
   * Showing one's own card by playing it reveals nothing that undo would have to keep: what counts is a card drawn, or mana
   * compared at the end.
   */
  play(seat: Seat, move: Move, listener?: Listener): boolean {
    const { garden } = this;
    const rest = restOf(move);
    garden.words[SHUFFLED] = 0;
    switch (kindOf(move)) {
      case WATER:
        water(garden, seat, rest, listener);
        return false;
      case GRAB:
        addTarget(garden, seat, rest, listener);
        return false;
      case WITH:
        addSupport(garden, seat, rest, listener);
        return false;
      case BID_OF:
        bid(garden, seat, rest, listener);
        return false;
      case ACCEPT:
        accept(garden, seat, listener);
        return false;
      case CULTURE:
        cultivate(garden, seat, rest, listener);
        return false;
      case SELL:
        sell(garden, seat, rest, listener);
        return false;
      case BUY:
        buy(garden, seat, rest, listener);
        return false;
      case DONE:
        return this.endTurn(NOWHERE, listener);
      case DONE_WITHOUT:
        return this.endTurn(rest, listener);
      default:
        throw new RangeError(`${move} is no move of Eden`);
    }
  }

  chance(): Json | undefined {
    return this.garden.words[SHUFFLED] === 0 ? undefined : { deck: makeDeck(this.garden) };
  }

  foretell(seat: Seat, move: Move, chance: Json | undefined): void {
    const { garden } = this;
    const kind = kindOf(move);
    const dropped = kind === DONE_WITHOUT ? [restOf(move)] : [];
    const draws = (kind === DONE || kind === DONE_WITHOUT) && willDraw(garden, seat, dropped.length);
    const shuffles = draws && isPileEmpty(garden) && !isPlayedOut(garden);
    if (!shuffles && chance !== undefined) throw new InputError('chance', 'is given for a move without chance');
    if (!shuffles) return;
    const { deck } = readObject(chance, 'chance', ['deck']);
    const names = [...listDiscard(garden), ...dropped].map(nameCard);
    this.told = readPermutation(deck, 'chance.deck', names).map((card) => parseCard(card)!);
  }

  parseMove(text: string): Move | undefined {
    return parseMove(this.garden.kit, text);
  }

  makeMove(move: Move): string {
    return makeMove(this.garden.kit, move);
  }

  why(seat: Seat, text: string): Why | undefined {
    return explain(this.garden, seat, text);
  }

  preview(seat: Seat, move: Move): Preview {
    return foresee(this.garden, seat, move);
  }

  score(seat: Seat): readonly Line[] {
    const { tiles } = this.garden;
    const own = occupiedCells(this.garden)
      .map((cell) => tiles[cell]!)
      .filter((tile) => ownerOf(tile) === seat)
      .map(levelOf);
    return LEVELS.map((level) => {
      const count = own.filter((other) => other === level).length;
      return { rule: 'ED-K4', key: 'tiles', level, tiles: count, points: level * count } as const;
    }).filter((line) => line.tiles > 0);
  }

  outcome(): Outcome | undefined {
    if (endingOf(this.garden) === 'running') return undefined;
    return { winners: listWinners(this.garden), scores: bySeat(this.garden, POINTS) };
  }

  view(viewer: Viewer): View {
    return makeView(this.garden, viewer);
  }

  state(): JsonObject {
    return makeState(this.garden);
  }

  redeal(viewer: Viewer, random: Random): void {
    this.random.reseed(random);
    redealHidden(this.garden, viewer, random);
  }

  copy(): Eden {
    return new Eden(this.game, this.options, this.random.copy(), this.garden.copy());
  }

  copyFrom(other: Eden): void {
    this.garden.copyFrom(other.garden);
    this.random.copyFrom(other.random);
  }

  faults(): readonly string[] {
    return findFaults(this.garden);
  }

  private endTurn(dead: number, listener: Listener | undefined): boolean {
    const revealed = endTurn(this.garden, dead, this, listener);
    this.told = undefined;
    return revealed;
  }
}
