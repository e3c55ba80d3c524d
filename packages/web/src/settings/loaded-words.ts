import type { Language } from '@potager/kernel';
import { isLanguage, language } from './language.ts';
import { onChosenElsewhere } from './stored.ts';

/**
 * Everything that is said, in one language at a time: the page's words, those of the games that are shown, the labels
 * of boards. Each is loaded when it is needed, and another language is switched to only once all of it is there, so
 * that nothing is ever half translated.
 */
type Load = (language: Language) => Promise<unknown>;

const loads = new Map<string, Load>();
const texts = new Map<string, unknown>();

const place = (key: string, tongue: Language): string => `${key} ${tongue}`;

async function learn(key: string, tongue: Language): Promise<void> {
  if (texts.has(place(key, tongue))) return;
  texts.set(place(key, tongue), await (loads.get(key) as Load)(tongue));
}

/** Loads something in the current language, and from then on with every other language. */
export async function needWords(key: string, load: Load): Promise<void> {
  loads.set(key, load);
  await learn(key, language.peek());
}

/** What was loaded, in the current language; whoever asks follows when the language changes. */
export function spoken(key: string): unknown {
  const text = texts.get(place(key, language.value));
  if (text === undefined) throw new Error(`the words "${key}" are not loaded`);
  return text;
}

export async function chooseLanguage(tongue: Language): Promise<void> {
  await Promise.all([...loads.keys()].map((key) => learn(key, tongue)));
  language.value = tongue;
}

onChosenElsewhere('language', (text) => {
  if (isLanguage(text)) void chooseLanguage(text);
});
