import { withColon as withColonIn } from '@potager/kernel';
import { language } from '../settings/language.ts';

/** `Score: 12`, as the reader's language sets it. */
export const withColon = (name: string, text: string): string => withColonIn(language.value, name, text);
