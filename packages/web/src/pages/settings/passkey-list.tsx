import { localeOf } from '@potager/kernel';
import type { Me, PasskeyCard } from '@potager/table';
import type { VNode } from 'preact';
import { callApi, me, welcome } from '../../client/online.ts';
import { Icon } from '../../parts/icon.tsx';
import { toast } from '../../parts/toast.tsx';
import { language } from '../../settings/language.ts';
import { words } from '../../words/words.ts';

/** The passkeys one has: whoever loses a device takes its passkey off the list. */
export function PasskeyList(): VNode | null {
  const passkeys = me.value?.passkeys ?? [];
  if (passkeys.length === 0) return null;
  return (
    <ul class="passkeys" aria-label={words().passkeys}>
      {passkeys.map((passkey) => (
        <Passkey key={passkey.id} {...passkey} />
      ))}
    </ul>
  );
}

function Passkey({ id, createdAt, usedAt }: PasskeyCard): VNode {
  const { passkey, removePasskey, passkeyFailed } = words();
  const remove = async (): Promise<void> => {
    try {
      welcome(await callApi<Me>('DELETE', `/passkeys/${encodeURIComponent(id)}`));
    } catch {
      toast({ text: passkeyFailed });
    }
  };
  const name = passkey(writeDate(createdAt), usedAt === undefined ? undefined : writeDate(usedAt));
  return (
    <li>
      <span>{name}</span>
      <button type="button" class="button" onClick={() => void remove()}>
        <Icon name="trash" />
        {removePasskey}
        <span class="unseen"> · {name}</span>
      </button>
    </li>
  );
}

const writeDate = (at: number): string =>
  new Intl.DateTimeFormat(localeOf(language.value), { dateStyle: 'long' }).format(at);
