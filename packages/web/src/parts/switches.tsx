import { SPEED_NAMES } from '@potager/boardkit/playback';
import { playSound } from '@potager/boardkit/sound';
import { LANGUAGES } from '@potager/kernel';
import type { VNode } from 'preact';
import { language, LANGUAGE_NAMES } from '../settings/language.ts';
import { buzz, BUZZES, canBuzz } from '../settings/buzz.ts';
import { HELP_LINES, helpLines } from '../settings/help-lines.ts';
import { sound, VOLUMES } from '../settings/sound.ts';
import { speed } from '../settings/speed.ts';
import { theme, THEMES } from '../settings/theme.ts';
import { chooseLanguage } from '../settings/loaded-words.ts';
import { words } from '../words/words.ts';
import { Choice } from './choice.tsx';

export function LanguageSwitch(): VNode {
  return (
    <Choice
      label={words().language}
      value={language.value}
      options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
      onChoose={(value) => void chooseLanguage(value)}
    />
  );
}

export function ThemeSwitch(): VNode {
  const { theme: label, themes } = words();
  return (
    <Choice
      label={label}
      value={theme.value}
      options={THEMES.map((value) => ({ value, label: themes[value] }))}
      onChoose={(value) => (theme.value = value)}
    />
  );
}

/** Whoever chooses hears how loud it is. */
export function SoundSwitch(): VNode {
  const { sound: label, sounds } = words();
  return (
    <Choice
      label={label}
      value={sound.value}
      options={VOLUMES.map((value) => ({ value, label: sounds[value] }))}
      onChoose={(value) => {
        sound.value = value;
        playSound('turn');
      }}
    />
  );
}

export function SpeedSwitch(): VNode {
  const { speedLabel, speeds } = words();
  return (
    <Choice
      label={speedLabel}
      value={speed.value}
      options={SPEED_NAMES.map((value) => ({ value, label: speeds[value] }))}
      onChoose={(value) => (speed.value = value)}
    />
  );
}

/** Whether a line under a board's choices says what a move is good for. */
export function HelpSwitch(): VNode {
  const { helpLabel, helps } = words();
  return (
    <Choice
      label={helpLabel}
      value={helpLines.value}
      options={HELP_LINES.map((value) => ({ value, label: helps[value] }))}
      onChoose={(value) => (helpLines.value = value)}
    />
  );
}

/** Only where the device can. */
export function BuzzSwitch(): VNode | null {
  if (!canBuzz()) return null;
  const { buzz: label, buzzes } = words();
  return (
    <Choice
      label={label}
      value={buzz.value}
      options={BUZZES.map((value) => ({ value, label: buzzes[value] }))}
      onChoose={(value) => (buzz.value = value)}
    />
  );
}
