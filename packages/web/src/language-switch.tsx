import type { VNode } from 'preact';
import { chooseLanguage, language, languageNames, languages } from './language.ts';
import { words } from './words/words.ts';

export function LanguageSwitch(): VNode {
  return (
    <nav class="languages" aria-label={words().chooseLanguage}>
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={language.value === code}
          onClick={() => chooseLanguage(code)}
        >
          {languageNames[code]}
        </button>
      ))}
    </nav>
  );
}
