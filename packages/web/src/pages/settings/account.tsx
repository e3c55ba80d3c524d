import type { TwiceSeated } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { me, ServerError, signOut } from '../../client/online.ts';
import { copyText } from '../../parts/copy-text.ts';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { toast } from '../../parts/toast.tsx';
import { playerName } from '../../settings/player-name.ts';
import { words } from '../../words/words.ts';
import { SitsTwice } from './sits-twice.tsx';
import { PasskeyList } from './passkey-list.tsx';

/** Being the same person on another device, without a password: a passkey. Its code is loaded when it is asked for. */
export function Account(): VNode {
  const {
    account,
    accountHint,
    guestHint,
    signedInAs,
    addPasskey,
    usePasskey,
    passkeyFailed,
    newCode,
    out,
    outEverywhere,
  } = words();
  const code = useSignal<string | undefined>(undefined);
  const twice = useSignal<TwiceSeated | undefined>(undefined);
  const isAccount = me.value?.isAccount === true;
  const hasPasskeys = 'PublicKeyCredential' in globalThis;
  const fail = (error: unknown): void => {
    if (error instanceof ServerError && error.twice) twice.value = error.twice;
    else toast({ text: passkeyFailed });
  };
  const attempt = (work: () => Promise<void>) => (): void => void work().catch(fail);
  const add = attempt(async () => {
    code.value = await (await import('./passkey.ts')).registerPasskey();
  });
  const leave = (extent: { everywhere: boolean }): (() => void) =>
    attempt(async () => {
      await signOut(extent);
      code.value = undefined;
    });
  const renew = attempt(async () => {
    code.value = await (await import('./passkey.ts')).renewCode();
  });
  const enter = attempt(async () => (await import('./passkey.ts')).signInWithPasskey());
  const press = (icon: IconName, text: string, onPress: () => void): VNode => (
    <button type="button" class="button" onClick={onPress}>
      <Icon name={icon} />
      {text}
    </button>
  );
  return (
    <section aria-labelledby="account">
      <h2 id="account">{account}</h2>
      <p>{accountHint}</p>
      {me.value && !isAccount && <p>{guestHint}</p>}
      {isAccount && <p>{signedInAs(playerName.value)}</p>}
      {me.value?.isAdmin && (
        <a class="quiet-link" href="/host">
          {words().toHost}
        </a>
      )}
      {!hasPasskeys && <p>{words().noPasskeys}</p>}
      <div class="button-row">
        {hasPasskeys && press('plus', addPasskey, add)}
        {hasPasskeys && !isAccount && press('person', usePasskey, enter)}
        {isAccount && press('again', newCode, renew)}
        {isAccount && press('leave', out, leave({ everywhere: false }))}
        {isAccount && press('leave', outEverywhere, leave({ everywhere: true }))}
      </div>
      <PasskeyList />
      {me.value && isAccount && <MyId id={me.value.person} />}
      {!isAccount && <Recovery onCode={(next) => (code.value = next)} onFail={fail} />}
      {twice.value && (
        <SitsTwice {...twice.value} onCode={(next) => (code.value = next)} onClose={() => (twice.value = undefined)} />
      )}
      <div role="status">{code.value && <NewCode code={code.value} />}</div>
    </section>
  );
}

/** What names an account for good: names change, and two may have the same. */
function MyId({ id }: { id: string }): VNode {
  const { myId, myIdHint } = words();
  return (
    <details>
      <summary>{myId}</summary>
      <p>
        <code>{id}</code>
      </p>
      <p>{myIdHint}</p>
    </details>
  );
}

function NewCode({ code }: { code: string }): VNode {
  const { copyCode, copied } = words();
  const copy = async (): Promise<void> => {
    await copyText(code);
    toast({ text: copied });
  };
  return (
    <>
      <p>{words().recoveryNew}</p>
      <p class="code">{code}</p>
      <button type="button" class="button small" onClick={() => void copy()}>
        {copyCode}
      </button>
    </>
  );
}

interface RecoveryProps {
  readonly onCode: (code: string | undefined) => void;
  readonly onFail: (error: unknown) => void;
}

/** For those who have lost their passkey. */
function Recovery({ onCode, onFail }: RecoveryProps): VNode {
  const { recovery, recoveryLabel, useCode } = words();
  const text = useSignal('');
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      onCode(await (await import('./passkey.ts')).signInWithCode(text.value.trim()));
    } catch (error) {
      onFail(error);
    }
  };
  return (
    <details>
      <summary>{recovery}</summary>
      <form class="field-row" onSubmit={(event) => void enter(event)}>
        <div class="field">
          <label for="recovery-code">{recoveryLabel}</label>
          <input
            id="recovery-code"
            value={text.value}
            required
            maxLength={64}
            autoComplete="off"
            onInput={(event) => (text.value = (event.target as HTMLInputElement).value)}
          />
        </div>
        <button type="submit" class="button">
          {useCode}
        </button>
      </form>
    </details>
  );
}
