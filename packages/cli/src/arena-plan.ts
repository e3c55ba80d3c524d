import type { Options } from '@potager/kernel';

/** A tournament as its workers are told it. */
export interface ArenaPlan {
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  /** Names of the players, one for each seat. */
  readonly players: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly maxMoves: number;
  /** How long a bot in another process may take for a move. */
  readonly moveMilliseconds: number;
}

/** What came of one game; everything by player, not by seat. */
export interface ArenaResult {
  readonly game: number;
  readonly isFinished: boolean;
  /** Shares of the victory. */
  readonly wins: readonly number[];
  readonly scores: readonly number[];
  /** Figures of the outcome beside wins and scores, such as a solo game's tiles. */
  readonly extras: { readonly [name: string]: number };
  readonly moves: number;
  readonly rounds: number | undefined;
  /** Milliseconds of each choice. */
  readonly times: readonly (readonly number[])[];
  /** What went wrong with a player's moves. */
  readonly reports: readonly string[];
}

/** Players move on by one seat from game to game; each deal is played once in every seating. */
export const seatOf = (plan: ArenaPlan, player: number, game: number): number => (player + game) % plan.players.length;
export const dealOf = (plan: ArenaPlan, game: number): number => Math.floor(game / plan.players.length);
