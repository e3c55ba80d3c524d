import {
  answerOf,
  attempt,
  type ExerciseSpot,
  type GamePrefix,
  type JudgedMove,
  makeRefusal,
  type Position,
  recordOfSpot,
  replayAll,
  type Seat,
} from '@potager/kernel';
import { type Asked, judge, judgedMoves, type Length, type Mind } from './judge.ts';

const MOVES_KEPT = 6;
/** The answer must be ahead of every other move by so many standard errors, and by so much of a chance. */
const ERRORS = 3;
const LEAST_MARGIN = 0.015;

export interface StepProof {
  readonly move: string;
  readonly margin: number;
  readonly error: number;
  readonly judged: readonly JudgedMove[];
  /** What is wrong with it; undefined: the answer is the one best move. */
  readonly fault: string | undefined;
}

/** Plays the game up to an exercise by the rules and has search judge every step of its answer. */
export function prove(mind: Mind, games: readonly GamePrefix[], spot: ExerciseSpot, length: Length): StepProof[] {
  const { seat } = spot;
  const position = replayAll(mind.game, recordOfSpot(mind.game.name, games, spot)).position.copy();
  return answerOf(spot).map((move, step) => {
    if (step > 0) playOn(position, seat, answerOf(spot)[step - 1]!);
    return proveStep(mind, { position, seat }, move, length);
  });
}

function playOn(position: Position, seat: Seat, move: string): void {
  const { refusal } = attempt(position, seat, move);
  if (refusal) throw new Error(`${move}: ${makeRefusal(refusal)}`);
}

function proveStep(mind: Mind, asked: Asked, move: string, length: Length): StepProof {
  const verdict = judge(mind, asked, length);
  const { moves, margin, error } = verdict;
  const best = moves[0]!.move;
  const isClear = margin >= LEAST_MARGIN && margin >= ERRORS * error;
  const fault = best !== move ? `${best} is better` : isClear ? undefined : `${moves[1]?.move ?? ''} is as good`;
  return { move, margin, error, judged: judgedMoves(verdict, MOVES_KEPT), fault };
}
