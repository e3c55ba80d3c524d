import { signal, useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { isMuted } from '../../client/muted.ts';
import { mute, unmute } from '../../client/mutes.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { toast } from '../../parts/toast.tsx';
import { words } from '../../words/words.ts';
import { ReportForm } from './report-form.tsx';

export interface AboutPerson {
  readonly table: string;
  readonly person: string;
  /** What they are called at this table. */
  readonly name: string;
  /** What they said, where it is about that. */
  readonly line?: { readonly n: number; readonly text: string };
}

const opened = signal<AboutPerson | undefined>(undefined);

export function openPersonSheet(about: AboutPerson): void {
  opened.value = about;
}

/**
 * Somebody at the table whom the reader wants to hear no more, or to tell the host about. It lies over everything,
 * wherever they were named.
 */
export function PersonSheet(): VNode | null {
  const close = (): void => {
    opened.value = undefined;
  };
  useEffect(() => close, []);
  return opened.value === undefined ? null : <Steps {...opened.value} onClose={close} />;
}

function Steps({ onClose, ...about }: AboutPerson & { readonly onClose: () => void }): VNode {
  const step = useSignal<'choose' | 'report' | 'sent'>('choose');
  const { report, reportSent } = words();
  const { name, line } = about;
  return (
    <Dialog title={step.value === 'report' ? report(name) : name} onClose={onClose} class="person-sheet">
      {line && step.value !== 'sent' && <blockquote>{line.text}</blockquote>}
      {step.value === 'choose' && (
        <>
          <MuteButton {...about} />
          <button type="button" class="button" onClick={() => (step.value = 'report')}>
            <Icon name="flag" />
            {report(name)}
          </button>
        </>
      )}
      {step.value === 'report' && (
        <ReportForm {...about} onBack={() => (step.value = 'choose')} onSent={() => (step.value = 'sent')} />
      )}
      <p role="status">{step.value === 'sent' && reportSent}</p>
      {step.value === 'sent' && <MuteButton {...about} />}
    </Dialog>
  );
}

/** Says what it does before and after it is pressed: it stays under the finger. */
function MuteButton({ person, name }: Pick<AboutPerson, 'person' | 'name'>): VNode {
  const { mute: muteWord, unmute: unmuteWord, muteHint, mutedHint, noServer } = words();
  const isHushed = isMuted(person);
  const press = async (): Promise<void> => {
    try {
      await (isHushed ? unmute(person) : mute(person));
    } catch {
      toast({ text: noServer });
    }
  };
  return (
    <div class="mute-choice">
      <button type="button" class="button" onClick={() => void press()}>
        <Icon name={isHushed ? 'chat' : 'mute'} />
        {isHushed ? unmuteWord(name) : muteWord(name)}
      </button>
      <p role="status">{isHushed ? mutedHint : muteHint}</p>
    </div>
  );
}
