import type { StageLabels } from '@potager/boardkit';
import type { BoardKey } from '@potager/kernel';
import type { Explained } from './explained.ts';
import type { ShapeNames } from '../../words/make-words.ts';

/** Everything that stands on the board in one language; a missing label does not compile. */
export interface Labels {
  readonly explained: Explained;
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
  readonly incomeTitle: string;
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
  readonly drawHint: string;
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
  /** What can no longer be reached for after another card. */
  readonly givesUp: (cells: string) => string;
  /** Where there is none, the rules say why. */
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
  /** While somebody else prepares an attack. */
  readonly choosesTargets: (name: string) => string;
  /** What an attack takes along, and what it leaves out. */
  readonly attacked: string;
  readonly supported: string;
  readonly addTile: (cell: string, worth: string) => string;
  readonly leftOut: (cells: string) => string;
  /** A side's own last bid. */
  readonly noBid: string;
  readonly standingBid: (bid: number) => string;
  readonly toppedBid: (bid: number) => string;
  /** What a bid would bring about; a name that is left out is the viewer. */
  readonly ifAccepted: (outcome: {
    readonly winner: string | undefined;
    readonly loser: string | undefined;
    readonly mana: number;
    readonly tiles: string;
  }) => string;
  readonly thenHas: (points: number) => string;
  readonly winsIt: string;
  readonly youHave: (mana: number) => string;
  readonly manaLeft: (mana: number) => string;
  /** Above a bid that is not made yet. */
  readonly pendingBid: string;
  readonly yourBid: (bid: number) => string;
  readonly sidePays: (mana: number) => string;
  readonly loses: (cell: string, level: number) => string;
  readonly less: (by: number) => string;
  readonly more: (by: number) => string;
  readonly most: string;
  readonly open: (bid: number) => string;
  readonly raise: (bid: number) => string;
  readonly accept: (bid: number) => string;
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
    readonly costs: (mana: number, have: number, tiles: string) => string;
    readonly accepts: (mana: number, tiles: string) => string;
    readonly acceptsNext: string;
    readonly now: string;
  };

  /** While nobody has said yet who won. */
  readonly counting: string;
  readonly wins: (names: string, count: number) => string;
  /** Why it is over; without the target reached it is counted, in rules 1 with mana. */
  readonly endings: {
    readonly [ending in 'target' | 'passes' | 'reshuffles']: (target: number, isByMana: boolean) => string;
  };
}
