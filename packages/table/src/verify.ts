import { attempt, type Game, gameByRules, type GameRecord, isDeepEqual, readOptions } from '@potager/kernel';
import { drawFrom, makeCommitment, makeSeed, readSeed, streamOf } from './fairness.ts';

/** What a check of a record's shuffles found: how many draws were derived anew, or the first thing that is wrong. */
export type ShuffleVerdict =
  | { readonly isFair: true; readonly draws: number }
  | { readonly isFair: false; readonly problem: 'noProof' | 'commitment' | 'seed' | 'setup' }
  | { readonly isFair: false; readonly problem: 'draw' | 'move'; readonly place: number };

/** Derives the deal and every draw of a record anew from what its host and its players had put in. */
export function verifyRecord(newest: Game, record: GameRecord): ShuffleVerdict {
  const game = gameByRules(newest, record.rules);
  const { seed, commitment, proof } = record;
  if (seed === undefined || commitment === undefined || proof === undefined)
    return { isFair: false, problem: 'noProof' };
  if (makeCommitment(proof.secret) !== commitment) return { isFair: false, problem: 'commitment' };
  if (makeSeed(proof.secret, proof.nonces) !== seed) return { isFair: false, problem: 'seed' };
  const options = readOptions(game.options, record.options);
  const bytes = readSeed(seed);
  const setup = game.deal(record.seats, options, drawFrom(bytes, 0));
  if (!isDeepEqual(setup, record.setup)) return { isFair: false, problem: 'setup' };
  return verifyDraws(game, record, bytes);
}

function verifyDraws(game: Game, record: GameRecord, seed: Uint8Array): ShuffleVerdict {
  const options = readOptions(game.options, record.options);
  const position = game.begin(record.seats, options, record.setup, drawFrom(seed, 0));
  const streams = streamsOf(record);
  let draws = 1;
  for (const [place, { seat, move, chance }] of record.moves.entries()) {
    position.random = drawFrom(seed, streams[place]!);
    const done = attempt(position, seat, move);
    if (done.refusal) return { isFair: false, problem: 'move', place };
    if (!isDeepEqual(position.chance(), chance)) return { isFair: false, problem: 'draw', place };
    if (chance !== undefined) draws += 1;
  }
  return { isFair: true, draws };
}

/** The stream of each move: see `fairness.ts`. */
function streamsOf({ seats, moves, proof }: GameRecord): number[] {
  if (proof?.draws === 'bySeat') {
    const drawn = Array.from({ length: seats }, () => 0);
    return moves.map(({ seat, chance }) => {
      const stream = streamOf(seat, { seats, drawn: drawn[seat] ?? 0 });
      if (chance !== undefined) drawn[seat] = (drawn[seat] ?? 0) + 1;
      return stream;
    });
  }
  const skipped = new Map(proof?.skipped);
  let stream = 0;
  return moves.map((_, place) => (stream += 1 + (skipped.get(place) ?? 0)));
}
