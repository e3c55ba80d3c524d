import { effect, signal } from '@preact/signals';
import { oneOf, storedSignal } from './stored.ts';

export const THEMES = ['system', 'day', 'dusk'] as const;
export type Theme = (typeof THEMES)[number];

export const theme = storedSignal<Theme>('theme', oneOf(THEMES, 'system'));

const darkness = matchMedia('(prefers-color-scheme: dark)');
const isSystemDark = signal(darkness.matches);
darkness.addEventListener('change', () => (isSystemDark.value = darkness.matches));

// Colours (tokens.css) and drawings, which are dimmed as a whole, ask for the attribute.
effect(() => {
  const { dataset } = document.documentElement;
  const isDusk = theme.value === 'system' ? isSystemDark.value : theme.value === 'dusk';
  dataset['light'] = isDusk ? 'dusk' : 'day';
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = isDusk ? '#17110f' : '#a5764c';
  }
});
