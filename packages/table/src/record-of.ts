import type { GameRecord, Proof } from '@potager/kernel';
import { makeCommitment, makeSeed } from './fairness.ts';
import type { Match } from './match.ts';

interface Proofs {
  readonly secret: string;
  readonly nonces: readonly string[];
}

/** A game that is over, as a record with everything needed to check its shuffles. */
export function recordOf(match: Match, { secret, nonces }: Proofs): GameRecord {
  return {
    ...match.played.record(),
    seed: makeSeed(secret, nonces),
    commitment: makeCommitment(secret),
    proof: { secret, nonces, ...drawsOf(match) },
  };
}

const drawsOf = (match: Match): Pick<Proof, 'skipped' | 'draws'> =>
  match.numbering === 'bySeat' ? { skipped: [], draws: 'bySeat' } : { skipped: skippedDraws(match) };

/** Before which moves draws were taken back, and how many: `[place, count]`. */
function skippedDraws(match: Match): (readonly [number, number])[] {
  let next = 1;
  return match.played.moves.flatMap(({ ordinal }, place) => {
    const skipped = ordinal - next;
    next = ordinal + 1;
    return skipped > 0 ? [[place, skipped] as const] : [];
  });
}
