import { LEVELS } from '@potager/bots';
import type { NameOf, Seat } from '@potager/kernel';
import type { Chair } from '@potager/table';
import { language } from '../settings/language.ts';
import { words } from '../words/words.ts';
import { tellApart } from './tell-apart.ts';

/**
 * What everyone at a table is called: people by their names, bots by their levels, numbered where one could be taken
 * for another.
 */
export function makeNameOf(chairs: readonly Chair[]): NameOf {
  const names: string[] = [];
  for (const chair of chairs) names.push(tellApart(plainName(chair), names));
  return (seat: Seat) => names[seat] ?? words().seat(seat + 1);
}

function plainName(chair: Chair): string {
  if (chair.kind === 'human') return chair.name;
  return chair.kind === 'bot' ? LEVELS[chair.level].names[language.value] : words().openChair;
}
