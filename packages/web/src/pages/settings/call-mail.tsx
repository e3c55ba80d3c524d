import { CALL_RHYTHMS, type CallSettings } from '@potager/table';
import type { VNode } from 'preact';
import { askForMails, changeCalls, confirmMails, endMails } from '../../client/call-settings.ts';
import { Choice } from '../../parts/choice.tsx';
import { Icon } from '../../parts/icon.tsx';
import { toast } from '../../parts/toast.tsx';
import { words } from '../../words/words.ts';
import { CallForm } from './call-form.tsx';
import { TimeField } from './time-field.tsx';

/** Mails when it is one's turn: an address, the code that was sent there, and then how often. */
export function CallMail(settings: CallSettings): VNode {
  const { mail: mailWord, noMail, mailAddress, sendCode } = words();
  const { offers, mail } = settings;
  return (
    <div class="call-way">
      <h3>{mailWord}</h3>
      {!offers.mail && <p>{noMail}</p>}
      {offers.mail && mail === undefined && (
        <CallForm
          label={mailAddress}
          button={sendCode}
          input={{ type: 'email', autoComplete: 'email', maxLength: 254 }}
          onSend={askForMails}
        />
      )}
      {offers.mail && mail?.isConfirmed === false && <Unconfirmed address={mail.address} />}
      {offers.mail && mail?.isConfirmed === true && <Confirmed {...settings} address={mail.address} />}
    </div>
  );
}

const end = async (): Promise<void> => endMails().catch(() => toast({ text: words().noServer }));

function Unconfirmed({ address }: { address: string }): VNode {
  const { codeSent, mailCode, confirm, otherAddress } = words();
  return (
    <>
      <p role="status">{codeSent(address)}</p>
      <CallForm
        label={mailCode}
        button={confirm}
        input={{ inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 }}
        onSend={confirmMails}
      />
      <div class="button-row">
        <button type="button" class="button" onClick={() => void end()}>
          {otherAddress}
        </button>
      </div>
    </>
  );
}

function Confirmed({ address, rhythm, digestAt }: CallSettings & { address: string }): VNode {
  const { mailsTo, noMoreMails, rhythm: rhythmWord, rhythms, digestAt: at, noServer } = words();
  const change = (changes: Parameters<typeof changeCalls>[0]): void =>
    void changeCalls(changes).catch(() => toast({ text: noServer }));
  return (
    <>
      <p role="status">{mailsTo(address)}</p>
      <Choice
        label={rhythmWord}
        value={rhythm}
        options={CALL_RHYTHMS.map((value) => ({ value, label: rhythms[value] }))}
        onChoose={(value) => change({ rhythm: value })}
      />
      {rhythm === 'daily' && (
        <TimeField label={at} value={digestAt} onChoose={(value) => change({ digestAt: value })} />
      )}
      <div class="button-row">
        <button type="button" class="button" onClick={() => void end()}>
          <Icon name="mute" />
          {noMoreMails}
        </button>
      </div>
    </>
  );
}
