import { LEVEL_NAMES, LEVELS } from '@potager/bots';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { recogniseMe } from '../../client/online.ts';
import { Choice } from '../../parts/choice.tsx';
import { Crumbs } from '../../parts/crumbs.tsx';
import { NameField } from '../../parts/name-field.tsx';
import {
  BuzzSwitch,
  HelpSwitch,
  LanguageSwitch,
  SoundSwitch,
  SpeedSwitch,
  ThemeSwitch,
} from '../../parts/switches.tsx';
import { botLevel } from '../../settings/bot-level.ts';
import { language } from '../../settings/language.ts';
import '../../styles/settings.css';
import { words } from '../../words/words.ts';
import { Account } from './account.tsx';
import { Calls } from './calls.tsx';
import { MutedPeople } from './muted-people.tsx';
import { MyData } from './my-data.tsx';

/** Everything the reader decides about the page and about themselves. */
export function Settings(): VNode {
  const { settings, botsLabel } = words();
  useEffect(() => {
    void recogniseMe();
  }, []);
  return (
    <div class="sheet settings-page">
      <Crumbs />
      <main>
        <h1>{settings}</h1>
        <NameField />
        <LanguageSwitch />
        <ThemeSwitch />
        <Choice
          label={botsLabel}
          value={botLevel.value}
          options={LEVEL_NAMES.map((value) => ({ value, label: LEVELS[value].names[language.value] }))}
          onChoose={(value) => (botLevel.value = value)}
        />
        <HelpSwitch />
        <SpeedSwitch />
        <SoundSwitch />
        <BuzzSwitch />
        <Calls />
        <Account />
        <MutedPeople />
        <MyData />
      </main>
    </div>
  );
}
