import { type GameRecord, RECORD_FORMAT } from '@potager/kernel';
import { makeCommitment, makeSeed } from './fairness.ts';
import type { Hall } from './hall.ts';
import type { Match } from './match.ts';

interface Proofs {
  readonly hall: Hall;
  readonly secret: string;
  readonly nonces: readonly string[];
}

/** A game that is over, as a record with everything needed to check its shuffles. */
export function recordOf(match: Match, { hall, secret, nonces }: Proofs): GameRecord {
  const outcome = match.position.outcome();
  return {
    format: RECORD_FORMAT,
    game: match.game.name,
    rules: match.game.rules,
    seats: hall.seats.length,
    options: hall.options,
    setup: match.setup,
    moves: match.moves.map(({ seat, move, chance }) =>
      chance === undefined ? { seat, move } : { seat, move, chance },
    ),
    ...(outcome ? { outcome } : {}),
    seed: makeSeed(secret, nonces),
    commitment: makeCommitment(secret),
    proof: { secret, nonces, skipped: skippedDraws(match) },
  };
}

/** Before which moves draws were taken back, and how many: `[place, count]`. */
function skippedDraws(match: Match): (readonly [number, number])[] {
  let next = 1;
  return match.moves.flatMap(({ draw }, place) => {
    const skipped = draw - next;
    next = draw + 1;
    return skipped > 0 ? [[place, skipped] as const] : [];
  });
}
