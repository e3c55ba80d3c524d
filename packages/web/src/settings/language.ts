import { LANGUAGES, type Language } from '@potager/kernel';
import { effect } from '@preact/signals';
import { ownSignal } from './stored.ts';

/** Each language by its own name. */
export const LANGUAGE_NAMES: { readonly [language in Language]: string } = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
};

export const isLanguage = (text: string | null): text is Language =>
  (LANGUAGES as readonly (string | null)[]).includes(text);

/** What was chosen before, else the first of the browser's languages that is spoken here, else English. */
const detect = (chosen: string | null): Language =>
  isLanguage(chosen)
    ? chosen
    : (navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en');

export const language = ownSignal<Language>('language', detect);

effect(() => {
  document.documentElement.lang = language.value;
});
