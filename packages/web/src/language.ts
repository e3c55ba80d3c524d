import { effect, signal } from '@preact/signals';

/** The languages Potager speaks, each by its own name. */
export const languageNames = { en: 'English', fr: 'Français', de: 'Deutsch' } as const;

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as readonly Language[];

const storageKey = 'potager.language';

const isLanguage = (text: string | null): text is Language => text !== null && Object.hasOwn(languageNames, text);

/** What was chosen before, else the first of the browser's languages that is spoken here, else English. */
function detectLanguage(): Language {
  const chosen = recall();
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}

export const language = signal<Language>(detectLanguage());

effect(() => {
  document.documentElement.lang = language.value;
});

export function chooseLanguage(chosen: Language): void {
  language.value = chosen;
  remember(chosen);
}

// A browser may refuse storage (private windows, strict settings); the choice then lasts as long as the page.
function recall(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function remember(chosen: Language): void {
  try {
    localStorage.setItem(storageKey, chosen);
  } catch {
    return;
  }
}
