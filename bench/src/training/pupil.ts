import { registry } from '@potager/games/registry';
import type { Features, Game, GameAdvice } from '@potager/kernel';

/** A game that can be learnt: its rules, and how its positions are described. */
export interface Pupil {
  readonly game: Game;
  readonly advice: GameAdvice;
  readonly features: Features;
}

/** Throws where a game says nothing of how it could be learnt. */
export async function findPupil(name: string): Promise<Pupil> {
  const entry = registry.find((known) => known.name === name);
  if (entry === undefined) throw new Error(`there is no game ${JSON.stringify(name)}`);
  const [{ game }, bot] = await Promise.all([entry.rules(), entry.bot?.()]);
  if (bot?.advice.learned === undefined) throw new Error(`${name} does not describe its positions (bot/features.ts)`);
  return { game, advice: bot.advice, features: bot.advice.learned.features };
}
