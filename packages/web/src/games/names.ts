import { LEVELS } from '@potager/bots';
import type { NameOf, Seat } from '@potager/kernel';
import type { Chair } from '@potager/table';
import { language } from '../settings/language.ts';
import { words } from '../words/words.ts';

/** What everyone at a table is called: people by their names, bots by their levels, numbered where two would sound the same. */
export function makeNameOf(chairs: readonly Chair[]): NameOf {
  const plain = chairs.map(plainName);
  return (seat: Seat) => {
    const name = plain[seat];
    if (name === undefined) return words().seat(seat + 1);
    const before = plain.slice(0, seat).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${String(before + 1)}`;
  };
}

function plainName(chair: Chair): string {
  if (chair.kind === 'human') return chair.name;
  return chair.kind === 'bot' ? LEVELS[chair.level].names[language.value] : words().openChair;
}
