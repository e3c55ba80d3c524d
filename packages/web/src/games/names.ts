import { LEVELS } from '@potager/bots';
import type { NameOf, Seat } from '@potager/kernel';
import type { Chair } from '@potager/table';
import { language } from '../settings/language.ts';
import { words } from '../words/words.ts';
import { tellApart } from './tell-apart.ts';

/** A bot has the name of its chair, the same at every table and in every language. */
const BOT_NAMES = ['Flora', 'Basil', 'Iris', 'Linus', 'Mira', 'Aster', 'Jasmin', 'Rufus'] as const;

/** What everyone at a table is called, numbered where one could be taken for another; open chairs need not be. */
export function makeNameOf(chairs: readonly Chair[]): NameOf {
  const names: string[] = [];
  // People are called what they call themselves, so bots give way to them.
  chairs.forEach((chair, seat) => {
    if (chair.kind === 'human') names[seat] = tellApart(chair.name, listed(names));
  });
  chairs.forEach((chair, seat) => {
    if (chair.kind === 'bot') names[seat] = tellApart(BOT_NAMES[seat] ?? words().bot, listed(names));
    if (chair.kind === 'open') names[seat] = words().openChair;
  });
  return (seat: Seat) => names[seat] ?? words().seat(seat + 1);
}

const listed = (names: readonly (string | undefined)[]): string[] => names.filter((name) => name !== undefined);

/** How well the bot on a chair plays; undefined where nobody but a person does. */
export const levelNameOf = (chair: Chair): string | undefined =>
  chair.kind === 'bot' ? LEVELS[chair.level].names[language.value] : undefined;
