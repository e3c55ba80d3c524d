import type { Bot } from '@potager/bots';
import {
  awaitedSeats,
  type ChaCha,
  type Game,
  type GameAdvice,
  legalMoves,
  PlayedGame,
  NOBODY,
  type Options,
  seatAt,
  SPECTATOR,
} from '@potager/kernel';

/** One game between bots. */
export interface BotMatch {
  readonly game: Game;
  readonly advice: GameAdvice | undefined;
  readonly seats: number;
  readonly options: Options;
  /** By seat. */
  readonly bots: readonly Bot[];
  readonly draws: ChaCha;
  readonly maxMoves: number;
  /** Hears how long each choice took, in milliseconds. */
  readonly onChoice?: (seat: number, milliseconds: number) => void;
}

/** Asks whoever may act, the lowest seat first, until it is over or so many moves were made. */
export async function playMatch(match: BotMatch): Promise<PlayedGame> {
  const { game, seats, options, bots, draws, maxMoves, onChoice } = match;
  const played = PlayedGame.begin(game, { seats, options, setup: game.deal(seats, options, draws), random: draws });
  while (played.position.actors !== NOBODY && played.moves.length < maxMoves) {
    const { position } = played;
    const seat = seatAt(awaitedSeats(position), 0);
    const question = { seat, view: position.view(seat), moves: legalMoves(position, seat) };
    const begun = performance.now();
    const move = await bots[seat]!.choose(question);
    onChoice?.(seat, performance.now() - begun);
    played.play(seat, move);
  }
  for (const bot of bots) bot.end?.(played.position.outcome());
  return played;
}

/** The round a game ended in, where it counts rounds. */
export function roundOf({ position }: PlayedGame): number | undefined {
  const { round } = position.view(SPECTATOR);
  return typeof round === 'number' ? round : undefined;
}
