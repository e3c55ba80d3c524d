import { FastRandom, type Game, type Move, MoveList, NOBODY, type Options } from '@potager/kernel';
import { chooseMove } from '../gardener.ts';
import { scoreOf } from '../../rules/score.ts';
import { at, FIELDS, NONE, PHASE_NUMBERS, SEAT_FIELDS } from '../../rules/fields.ts';
import * as move from '../../rules/moves.ts';
import type { Gardlings } from '../../rules/position.ts';
import { TILES, tileId } from '../../rules/tile-set.ts';

const { MUTATING, PHASE, ROUND } = FIELDS;
const { ALARM, ASIDE, GARDEN_SIZE } = SEAT_FIELDS;
const { BUILD, HIRE } = PHASE_NUMBERS;

/** A tile that could be bought at a moment, and whether it was. */
interface Offer {
  readonly tile: number;
  readonly isBought: boolean;
}

/** One solo game as the figures need it. */
export interface SoloGame {
  /** Tiles at the end, the victory tile included. */
  readonly tiles: number;
  readonly medal: string;
  readonly alarms: number;
  readonly pigsTaken: number;
  readonly rounds: readonly { readonly gems: number; readonly laid: number }[];
  readonly offers: readonly Offer[];
  /** By tile: gems it had a part in, over all rounds after it was bought. */
  readonly earned: ReadonlyMap<number, number>;
  /** By tile: rounds begun with it in the bag. */
  readonly carried: ReadonlyMap<number, number>;
}

/** A game that does not end is given up after so many rounds. */
const MOST_ROUNDS = 60;

export function playSolo(game: Game, options: Options, seed: number): SoloGame {
  const random = new FastRandom(seed);
  const position = game.begin(1, options, game.deal(1, options, random), random) as Gardlings;
  const notes = new Notes();
  while (position.actors !== NOBODY && position.memory.ints[ROUND]! <= MOST_ROUNDS) {
    const made = chooseMove(position, 0);
    notes.before(position, made);
    const phase = position.memory.ints[PHASE]!;
    position.play(0, made);
    if (phase === BUILD && position.memory.ints[PHASE] !== BUILD) notes.afterBuilding(position);
  }
  const outcome = position.outcome();
  return {
    tiles: (outcome?.['tiles'] as number | undefined) ?? Number.POSITIVE_INFINITY,
    medal: (outcome?.['medal'] as string | undefined) ?? 'none',
    alarms: notes.alarms,
    pigsTaken: notes.pigsTaken,
    rounds: notes.rounds,
    offers: notes.offers,
    earned: notes.earned,
    carried: notes.carried,
  };
}

/** What is written down while a game is played. */
class Notes {
  alarms = 0;
  pigsTaken = 0;
  readonly rounds: { gems: number; laid: number }[] = [];
  readonly offers: Offer[] = [];
  readonly earned = new Map<number, number>();
  readonly carried = new Map<number, number>();

  before(position: Gardlings, made: Move): void {
    const { memory } = position;
    if (memory.ints[PHASE] !== HIRE || memory.ints[MUTATING] === 1) return;
    if (made === move.PIG_MOVE) this.pigsTaken++;
    const list = new MoveList();
    position.moves(0, list);
    for (let i = 0; i < list.length; i++) {
      const other = list.at(i);
      if (move.kindOf(other) === move.BUY)
        this.offers.push({ tile: memory.topOf(move.pileIn(other)), isBought: other === made });
    }
  }

  afterBuilding({ memory }: Gardlings): void {
    if (memory.ints[at(0) + ALARM] === 1) this.alarms++;
    this.rounds.push({ gems: memory.gems(0), laid: memory.ints[at(0) + GARDEN_SIZE]! });
    const isOwned = (tile: number): boolean =>
      memory.isInBag(0, tile) || memory.indexInGarden(0, tile) >= 0 || memory.ints[at(0) + ASIDE] === tile;
    for (let tile = 0; tile < TILES; tile++) if (isOwned(tile)) add(this.carried, tile, 1);
    for (const line of scoreOf(memory, 0)) {
      if (line.key === 'gem' || line.key === 'triple') {
        for (const id of line.between) add(this.earned, numbers.get(id) ?? NONE, line.points);
      }
      if (line.key === 'lines') add(this.earned, numbers.get(line.tile) ?? NONE, line.points);
    }
  }
}

const numbers = new Map(Array.from({ length: TILES }, (_, tile) => [tileId(tile), tile]));

const add = (sums: Map<number, number>, key: number, by: number): void => void sums.set(key, (sums.get(key) ?? 0) + by);
