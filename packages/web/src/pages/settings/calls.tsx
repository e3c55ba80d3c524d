import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { callSettings, loadCallSettings, openCallSettings } from '../../client/call-settings.ts';
import { beCalled, beLeftAlone, isCallingDevices } from '../../client/calls.ts';
import { me } from '../../client/online.ts';
import { Choice } from '../../parts/choice.tsx';
import { toast } from '../../parts/toast.tsx';
import { askForNotices, turnNotice } from '../../settings/turn-notice.ts';
import { words } from '../../words/words.ts';
import { CallHooks } from './call-hooks.tsx';
import { CallMail } from './call-mail.tsx';
import { QuietHours } from './quiet-hours.tsx';

/** How the reader hears that a game waits for them. */
export function Calls(): VNode {
  const { calls, callsHint, notice, notices, noPush, moreCalls, noServer } = words();
  const person = me.value?.person;
  const isOff = useSignal(false);
  useEffect(() => void isCallingDevices().then((isCalling) => (isOff.value = !isCalling)), []);
  useEffect(() => {
    callSettings.value = undefined;
    if (person !== undefined) loadCallSettings().catch(() => undefined);
  }, [person]);
  const open = async (): Promise<void> => openCallSettings().catch(() => toast({ text: noServer }));
  return (
    <section aria-labelledby="calls">
      <h2 id="calls">{calls}</h2>
      <p>{callsHint}</p>
      <Choice
        label={notice}
        value={turnNotice.value}
        options={(['off', 'on'] as const).map((value) => ({ value, label: notices[value] }))}
        onChoose={(value) => void (value === 'on' ? wantNotices() : refuseNotices())}
      />
      {isOff.value && <p class="field-note">{noPush}</p>}
      {callSettings.value === undefined ? (
        <div class="button-row">
          <button type="button" class="button" onClick={() => void open()}>
            {moreCalls}
          </button>
        </div>
      ) : (
        <>
          <CallMail {...callSettings.value} />
          <CallHooks {...callSettings.value} />
          <QuietHours {...callSettings.value} />
        </>
      )}
    </section>
  );
}

async function wantNotices(): Promise<void> {
  await askForNotices();
  if (turnNotice.peek() === 'on') await beCalled();
}

async function refuseNotices(): Promise<void> {
  turnNotice.value = 'off';
  await beLeftAlone();
}
