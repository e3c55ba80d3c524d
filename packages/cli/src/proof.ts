import type { Game, GameRecord } from '@potager/kernel';
import { InputError } from '@potager/kernel';
import { type ShuffleVerdict, verifyRecord } from '@potager/table';

type Problem = Extract<ShuffleVerdict, { isFair: false }>['problem'];

const PROBLEMS: { readonly [problem in Problem]: string } = {
  noProof: 'carries no secret and nonces, so that nothing can be derived from them',
  commitment: 'the secret does not match the commitment published before the game',
  seed: 'the seed is not made of the secret and the nonces',
  setup: 'the deal does not follow from the seed',
  draw: 'this draw does not follow from the seed',
  move: 'this move is not possible with the draws that follow from the seed',
};

/** Derives every draw anew; says how many, or throws what does not fit. */
export function proveShuffle(game: Game, record: GameRecord): string {
  const verdict = verifyRecord(game, record);
  if (verdict.isFair) {
    return (
      `${record.game}, ${record.seats} seats, ${record.moves.length} moves: ${verdict.draws} draws derived anew, ` +
      `all as recorded`
    );
  }
  throw new InputError('place' in verdict ? `moves[${verdict.place}]` : 'proof', PROBLEMS[verdict.problem]);
}
