import type { CallChanges, CallSettings } from '@potager/table';
import type { VNode } from 'preact';
import { changeCalls, hereZone } from '../../client/call-settings.ts';
import { Choice } from '../../parts/choice.tsx';
import { toast } from '../../parts/toast.tsx';
import { words } from '../../words/words.ts';
import { TimeField } from './time-field.tsx';

const NIGHT = { from: 22 * 60, to: 8 * 60 };

/** When the reader is not to be called, and where they are. */
export function QuietHours({ quiet, zone, rhythm, mail }: CallSettings): VNode {
  const { quietHours, quietChoices, quietFrom, quietTo, zone: zoneWord, useZone, noServer } = words();
  const change = (changes: CallChanges): void => void changeCalls(changes).catch(() => toast({ text: noServer }));
  const here = hereZone();
  const hasTimes = quiet !== undefined || (mail !== undefined && rhythm === 'daily');
  return (
    <div class="call-way">
      <Choice
        label={quietHours}
        value={quiet === undefined ? 'off' : 'on'}
        options={(['off', 'on'] as const).map((value) => ({ value, label: quietChoices[value] }))}
        onChoose={(value) => change({ quiet: value === 'on' ? NIGHT : null })}
      />
      {quiet !== undefined && (
        <div class="field-row">
          <TimeField label={quietFrom} value={quiet.from} onChoose={(from) => change({ quiet: { ...quiet, from } })} />
          <TimeField label={quietTo} value={quiet.to} onChoose={(to) => change({ quiet: { ...quiet, to } })} />
        </div>
      )}
      {hasTimes && (
        <p class="field-note">
          {zoneWord(zone)}{' '}
          {zone !== here && (
            <button type="button" class="button" onClick={() => change({ zone: here })}>
              {useZone(here)}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
