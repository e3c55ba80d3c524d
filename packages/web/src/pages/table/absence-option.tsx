import { type AbsenceSetting, LONGEST_ABSENCE, type TableSettings } from '@potager/table';
import type { VNode } from 'preact';
import { Select } from '../../parts/select.tsx';
import type { AbsenceName } from '../../words/room/words.ts';
import { words } from '../../words/words.ts';

interface AbsenceOptionProps {
  readonly settings: TableSettings;
  readonly isHost: boolean;
  /** Undefined: what is usual with the clock. */
  readonly onChoose: (absence: AbsenceSetting | undefined) => void;
}

const DAY = 24 * 60;

const ABSENCES: { readonly [name in AbsenceName]: AbsenceSetting | undefined } = {
  usualNone: undefined,
  usualLive: undefined,
  usualCorrespondence: undefined,
  wait: { kind: 'wait' },
  botMinutes: { kind: 'bot', minutes: 5 },
  botDay: { kind: 'bot', minutes: DAY },
  botDays: { kind: 'bot', minutes: 3 * DAY },
  voteMinutes: { kind: 'vote', minutes: 10 },
  voteDay: { kind: 'vote', minutes: DAY },
  voteDays: { kind: 'vote', minutes: 3 * DAY },
  // The clock says it sooner.
  voteTime: { kind: 'vote', minutes: LONGEST_ABSENCE },
};

/** What can be chosen with each kind of clock, what is usual first. */
const CHOICES: { readonly [clock in TableSettings['clock']['kind']]: readonly [AbsenceName, ...AbsenceName[]] } = {
  none: ['usualNone', 'botMinutes', 'botDay', 'botDays', 'voteMinutes', 'voteDay', 'voteDays'],
  live: ['usualLive', 'wait', 'botMinutes', 'voteMinutes'],
  correspondence: ['usualCorrespondence', 'wait', 'voteTime'],
};

/** What a table has chosen, by its name in the words. */
export function nameAbsence({ clock, absence }: TableSettings): AbsenceName {
  const choices = CHOICES[clock.kind];
  return choices.find((name) => JSON.stringify(ABSENCES[name]) === JSON.stringify(absence)) ?? choices[0];
}

/** What becomes of those the game waits for in vain. */
export function AbsenceOption({ settings, isHost, onChoose }: AbsenceOptionProps): VNode {
  const { absence: label, absences } = words();
  return (
    <Select
      label={label}
      value={nameAbsence(settings)}
      isDisabled={!isHost}
      options={CHOICES[settings.clock.kind].map((value) => ({ value, label: absences[value] }))}
      onChoose={(value) => onChoose(ABSENCES[value as AbsenceName])}
    />
  );
}
