import type { Game, GameRecord } from '@potager/kernel';
import { verifyRecord } from '@potager/table';

/** How many draws were derived anew; undefined where something does not agree. In a file of its own: few ever ask. */
export function countFairDraws(game: Game, record: GameRecord): number | undefined {
  const verdict = verifyRecord(game, record);
  return verdict.isFair ? verdict.draws : undefined;
}
