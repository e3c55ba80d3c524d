import { makeBot } from '@potager/bots';
import {
  answerOf,
  awaitedSeats,
  type ExerciseSpot,
  FastRandom,
  type GamePrefix,
  type Grade,
  legalMoves,
  makeMoveLine,
  NOBODY,
  PlayedGame,
  readOptions,
  seatAt,
} from '@potager/kernel';
import { type Asked, judge, judgedMoves, type Length, type Mind, type Verdict } from './judge.ts';

/** Who plays the games in which positions are found. */
const BOT = 'think:300';
/** A game is left after so many moves: what comes late takes long to write down. */
const MOST_MOVES = 160;
/** One game gives so many exercises at most, so many moves apart, and of one kind of move only one. */
const MOST_A_GAME = 4;
const APART = 8;

/** Short searches sort out, long ones decide. */
const GLANCE: Length = { searches: 1, iterations: 300 };
const LOOK: Length = { searches: 2, iterations: 1200 };
const STUDY: Length = { searches: 5, iterations: 6000 };

/** By so many standard errors the answer must be better than every other move, besides the margin that is asked for. */
const ERRORS = 5;
/** Where the other moves are much worse nobody need think. */
const WIDEST = 0.4;
/** Where a game is won or lost anyway there is nothing to find. */
const LEAST_CHANCE = 0.1;
const MOST_CHANCE = 0.97;

const MOVES_KEPT = 6;

export interface Found {
  readonly prefix: GamePrefix;
  readonly spots: readonly ExerciseSpot[];
}

/** A game of so many seats by its seed, and how much better than every other move an answer in it must be. */
export interface Search {
  readonly seats: number;
  readonly seed: number;
  readonly margin: number;
  /** Whether one more exercise that asks for this kind of move is of use. */
  readonly isWanted: (kind: string) => boolean;
}

/** Lets bots play one game and gathers the positions in it that have one clearly best move. */
export async function findInGame(mind: Mind, search: Search): Promise<Found> {
  const { game, advice } = mind;
  const { seats, seed } = search;
  const draws = new FastRandom(seed, 1);
  const options = readOptions(game.options, {});
  const setup = game.deal(seats, options, draws);
  const played = PlayedGame.begin(game, { seats, options, setup, random: draws });
  const bots = Array.from({ length: seats }, (_, seat) =>
    makeBot(BOT, { game, advice, random: new FastRandom(seed, seat + 2) }),
  );
  const spots: ExerciseSpot[] = [];
  while (played.position.actors !== NOBODY && played.moves.length < MOST_MOVES) {
    const { position } = played;
    const seat = seatAt(awaitedSeats(position), 0);
    const isWanted = (kind: string): boolean => search.isWanted(kind) && !spots.some((spot) => kindIn(spot) === kind);
    const spot = isRoomFor(spots, played.moves.length)
      ? look(mind, { position, seat }, { ...search, isWanted })
      : undefined;
    if (spot) spots.push({ game: 0, moves: played.moves.length, seat, ...spot });
    played.play(seat, await bots[seat]!.choose({ seat, view: position.view(seat), moves: legalMoves(position, seat) }));
  }
  const moves = played.record().moves.slice(0, spots.at(-1)?.moves ?? 0);
  return { prefix: { rules: game.rules, seats, options, setup, moves: moves.map(makeMoveLine) }, spots };
}

const isRoomFor = (spots: readonly ExerciseSpot[], moves: number): boolean =>
  spots.length < MOST_A_GAME && moves >= (spots.at(-1)?.moves ?? -APART) + APART;

/** What is done, without where: `build`. */
const kindOf = (move: string): string => move.split(' ', 1)[0]!;

/** The kind of move that an exercise asks for first. */
export const kindIn = (spot: ExerciseSpot): string => kindOf(answerOf(spot)[0]!);

type Wish = Pick<Search, 'margin' | 'isWanted'>;

function look(mind: Mind, asked: Asked, { margin, isWanted }: Wish): Pick<ExerciseSpot, 'grade' | 'steps'> | undefined {
  if (legalMoves(asked.position, asked.seat).length < 2) return undefined;
  const glance = judge(mind, asked, GLANCE);
  if (glance.margin < margin / 3 || !isWanted(kindOf(glance.moves[0]!.move))) return undefined;
  const first = judge(mind, asked, LOOK);
  if (first.margin < margin / 2 || first.margin > 1.5 * WIDEST || !first.isUnanimous) return undefined;
  const verdict = judge(mind, asked, STUDY);
  if (verdict.margin < margin || !isClear(verdict) || !isWanted(kindOf(verdict.moves[0]!.move))) return undefined;
  return { grade: gradeOf(mind, asked, verdict), steps: [judgedMoves(verdict, MOVES_KEPT)] };
}

function isClear({ moves, margin, error, isUnanimous }: Verdict): boolean {
  const { chance } = moves[0]!;
  const isOpen = chance >= LEAST_CHANCE && chance <= MOST_CHANCE && margin <= WIDEST;
  return isOpen && isUnanimous && moves.length > 1 && margin >= ERRORS * error;
}

/** The longer search needs to find the answer the harder it is. */
const GRADE_LENGTHS: readonly (readonly [Grade, Length])[] = [
  ['first', { searches: 4, iterations: 12 }],
  ['easy', { searches: 4, iterations: 60 }],
  ['skilled', { searches: 4, iterations: 500 }],
];

function gradeOf(mind: Mind, asked: Asked, { moves }: Verdict): Grade {
  const found = GRADE_LENGTHS.find(([, length]) => {
    const short = judge(mind, asked, length);
    return short.isUnanimous && short.moves[0]!.move === moves[0]!.move;
  });
  return found?.[0] ?? 'fine';
}
