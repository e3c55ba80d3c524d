import type { StageLabels } from '@potager/boardkit';
import type { BoardKey } from '@potager/kernel';
import type { ShapeNames } from '../../words/make-words.ts';

/** Everything that stands on the board in one language; a missing label does not compile. */
export interface Labels {
  readonly stage: StageLabels;
  readonly shapes: ShapeNames;
  readonly list: (items: readonly string[]) => string;
  readonly keys: readonly BoardKey[];

  /** What the parts of the board are called. */
  readonly land: string;
  readonly race: (target: number) => string;
  readonly actions: string;
  readonly hand: string;
  readonly handEmpty: string;
  readonly market: string;
  readonly marketEmpty: string;

  /** A cell, in words. */
  readonly bare: string;
  readonly tile: (owner: string | undefined, level: number) => string;
  readonly whiteRed: (white: number, red: number) => string;
  readonly placed: string;
  readonly isTarget: string;
  readonly isSupport: string;
  readonly changed: string;
  readonly canWater: string;
  readonly canGrab: string;
  readonly canSupport: string;
  readonly canGrow: string;
  readonly pinned: string;
  readonly inView: string;

  /** A player, in words. */
  readonly you: string;
  readonly points: (points: number) => string;
  readonly pointsOf: (points: number, target: number) => string;
  readonly cards: (cards: number) => string;
  readonly mana: (mana: number) => string;
  readonly manaHidden: string;
  readonly income: (mana: number) => string;
  readonly supply: (one: number, two: number, three: number) => string;
  readonly isPlaying: string;

  /** A card, in words. */
  readonly irrigation: (cell: string) => string;
  readonly culture: (card: string, shape: string, cells: number) => string;
  readonly dead: string;
  readonly noTileLeft: string;
  readonly canDiscard: string;
  readonly places: (places: number) => string;
  readonly sells: (mana: number) => string;
  readonly costs: (mana: number) => string;
  readonly deck: (cards: number) => string;
  readonly discard: (cards: number) => string;
  readonly shuffled: (times: number) => string;

  /** What is asked. */
  readonly yourTurn: string;
  readonly theirTurn: (name: string) => string;
  readonly playHint: string;
  readonly secondHint: string;
  readonly grabHint: (cell: string) => string;
  readonly tradeHint: string;
  readonly discardHint: string;
  readonly endHint: string;
  readonly onlyEndHint: string;
  readonly again: string;
  readonly cancel: string;

  /** What a move would bring. */
  readonly gain: (points: number, then: number, target: number) => string;
  readonly pays: (mana: number, left: number) => string;
  readonly gets: (mana: number, left: number) => string;
  readonly opening: (mana: number) => string;
  readonly rises: (cells: string, count: number, level: number) => string;
  readonly winsNow: string;
  readonly reach: (cells: string) => string;
  readonly fits: (places: number) => string;
  readonly place: (number: number, of: number) => string;
  readonly nextPlace: string;
  readonly sell: (mana: number) => string;

  readonly endTurn: string;
  readonly pass: string;
  readonly endNow: string;
  readonly passNow: string;
  /** To draw before the turn ends. */
  readonly drawFirst: string;
  readonly drawsFirst: string;
  readonly hasDrawn: string;
  readonly draws: string;
  readonly drawsNone: string;
  readonly shufflesFirst: string;
  readonly endsGame: string;
  readonly idle: (turns: number, limit: number) => string;

  /** A land grab. */
  readonly grabTitle: (attacker: string, defender: string) => string;
  readonly attacker: string;
  readonly defender: string;
  readonly stake: (letter: 'A' | 'D', points: number) => string;
  readonly addHint: string;
  readonly standing: (name: string, bid: number) => string;
  readonly yourBid: (bid: number) => string;
  readonly sidePays: (mana: number) => string;
  readonly sideTakes: (tiles: string) => string;
  readonly sideThen: (points: number) => string;
  readonly sideWins: string;
  readonly loses: (cell: string, level: number) => string;
  readonly less: (by: number) => string;
  readonly more: (by: number) => string;
  readonly most: string;
  readonly open: (bid: number) => string;
  readonly raise: (bid: number) => string;
  readonly accept: (bid: number) => string;
  readonly bidPays: (mana: number, left: number) => string;
  readonly acceptGets: (mana: number, left: number, lost: string) => string;
  readonly noRaise: string;
  readonly answers: (name: string) => string;

  /** An answer to bids, given in advance. */
  readonly sealed: {
    readonly title: string;
    readonly none: string;
    readonly upTo: (bid: number) => string;
    readonly give: string;
    readonly change: string;
    readonly withdraw: string;
    readonly seal: (bid: number) => string;
    readonly how: string;
    readonly costs: (mana: number, have: number) => string;
    readonly now: string;
  };

  readonly wins: (names: string, count: number) => string;
  /** Why it is over; without the target reached it is counted, in rules 1 with mana. */
  readonly endings: {
    readonly [ending in 'target' | 'passes' | 'reshuffles']: (target: number, isByMana: boolean) => string;
  };
}
