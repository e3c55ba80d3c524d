import { grammarOf } from '@potager/kernel';
import type { CallHook, CallSettings, MyTable } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { addHook, removeHook } from '../../client/call-settings.ts';
import { myOnlineTables } from '../../client/online.ts';
import { Icon } from '../../parts/icon.tsx';
import { Select } from '../../parts/select.tsx';
import { toast } from '../../parts/toast.tsx';
import { language } from '../../settings/language.ts';
import { words, wordsOf } from '../../words/words.ts';
import { CallForm } from './call-form.tsx';

/** Among the ids of tables, which are longer. */
const CLUB = 'club';

/** Chats and programs that are told whose turn it is. */
export function CallHooks({ offers, hooks }: CallSettings): VNode {
  const { hooks: hooksWord, hooksHint, noHooks, hookAddress, hookAbout, myTurns, clubTurns, addHook: add } = words();
  const tables = useSignal<readonly MyTable[]>([]);
  const about = useSignal('');
  useEffect(
    () =>
      void myOnlineTables().then(
        (found) => (tables.value = found),
        () => undefined,
      ),
    [],
  );
  const open = tables.value.filter(({ status, mySeats }) => status !== 'over' && mySeats.length > 0);
  const send = async (address: string): Promise<void> => addHook({ address, ...makeAbout(about.peek()) });
  return (
    <div class="call-way">
      <h3>{hooksWord}</h3>
      <p>{offers.hooks ? hooksHint : noHooks}</p>
      <ul class="passkeys">
        {hooks.map((hook) => (
          <Hook key={hook.id} {...hook} tables={tables.value} />
        ))}
      </ul>
      {offers.hooks && (
        <CallForm
          label={hookAddress}
          button={add}
          input={{ type: 'url', autoComplete: 'off', maxLength: 1000 }}
          onSend={send}
        >
          <Select
            label={hookAbout}
            value={about.value}
            options={[
              { value: '', label: myTurns },
              { value: CLUB, label: clubTurns },
              ...open.map((table) => ({ value: table.table, label: nameTable(table) })),
            ]}
            onChoose={(value) => (about.value = value)}
          />
        </CallForm>
      )}
    </div>
  );
}

const makeAbout = (about: string): Pick<CallHook, 'table' | 'isForClub'> =>
  about === '' ? {} : about === CLUB ? { isForClub: true } : { table: about };

function nameTable({ game, seats, mySeats }: MyTable): string {
  const names = seats.flatMap((chair, seat) => (chair.kind === 'human' && !mySeats.includes(seat) ? [chair.name] : []));
  return words().tableWith(wordsOf(game).title, grammarOf(language.value).list(names));
}

function Hook({ id, site, table, isForClub, tables }: CallHook & { tables: readonly MyTable[] }): VNode {
  const { myTurns, clubTurns, goneTable, removeHook: remove, noServer } = words();
  const found = tables.find((one) => one.table === table);
  const everywhere = isForClub ? clubTurns : myTurns;
  const about = table === undefined ? everywhere : found ? nameTable(found) : goneTable;
  return (
    <li>
      <span>
        {site} · <bdi>{about}</bdi>
      </span>
      <button type="button" class="button" onClick={() => void removeHook(id).catch(() => toast({ text: noServer }))}>
        <Icon name="trash" />
        {remove}
        <span class="unseen"> · {site}</span>
      </button>
    </li>
  );
}
