import { createHash } from 'node:crypto';
import { ChaCha, FastRandom } from '@potager/kernel';

/** The generators of one game of a simulation: any text is a seed, and each game of a seed has its own chance. */
export const gameChance = (seed: string, game: number): { draws: ChaCha; choices: FastRandom } => ({
  draws: new ChaCha(digest(`${seed}/${game}/draws`)),
  choices: choiceChance(`${seed}/${game}/choices`),
});

/** The generator of someone who chooses, such as one bot in one game. */
export function choiceChance(seed: string): FastRandom {
  const words = new Uint32Array(digest(seed).buffer, 0, 2);
  return new FastRandom(words[0]!, words[1]);
}

/** In a buffer of its own, so that it can be read as words. */
const digest = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(createHash('sha256').update(text).digest());
