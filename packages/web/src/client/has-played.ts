import { isKnown } from './online.ts';

/** Whether games were ever kept in this browser. */
export async function hasPlayed(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === 'potager' || name === 'potager-2');
  } catch {
    return true;
  }
}

/** Whether the reader may have games anywhere: for nobody else need a list of them be loaded. */
export const mayHaveGames = async (): Promise<boolean> => isKnown() || hasPlayed();
