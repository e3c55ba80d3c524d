import type { HostPerson } from '@potager/table';
import type { VNode } from 'preact';
import { Dialog } from '../../parts/dialog.tsx';
import { Answer } from './answer-list.tsx';
import { act, lasting, useAnswer, when } from './ask-host.ts';
import { DeedForm } from './deed-form.tsx';
import { hostWords } from './host-words.ts';
import { look } from './looking.ts';

/** One person, and what can be done about them. */
export function PersonDialog({ person, onChange }: { person: string; onChange: () => void }): VNode {
  const { answer, again } = useAnswer<HostPerson>('person', { person });
  const asked = answer.value;
  const change = (): void => {
    again();
    onChange();
  };
  return (
    <Dialog
      title={typeof asked === 'object' ? asked.given.name : hostWords().sections.people}
      onClose={() => look(undefined)}
      class="host-dialog"
    >
      <Answer asked={asked} again={again}>
        {(given) => <Detail it={given} onChange={change} />}
      </Answer>
    </Dialog>
  );
}

function Detail({ it, onChange }: { it: HostPerson; onChange: () => void }): VNode {
  const words = hostWords();
  const kind = it.isAdmin ? words.keepsOrder : it.isAccount ? words.account : words.guest;
  return (
    <div class="host-detail">
      <p>
        {kind} · {words.seen(when(it.seenAt))} · <code>{it.person}</code>
      </p>
      <Restrictions it={it} onChange={onChange} />
      {it.tables.length > 0 && (
        <section aria-labelledby="host-tables-of">
          <h3 id="host-tables-of">{words.theirTables}</h3>
          <div class="button-row">
            {it.tables.map((table) => (
              <button type="button" class="button small" key={table} onClick={() => look({ table })}>
                {table.slice(0, 8)}…
              </button>
            ))}
          </div>
        </section>
      )}
      {!it.isAdmin && <Deeds it={it} onChange={onChange} />}
    </div>
  );
}

function Restrictions({ it, onChange }: { it: HostPerson; onChange: () => void }): VNode {
  const { muted, banned, unmute, unban } = hostWords();
  const lift = async (action: string, input: object): Promise<void> => {
    if (await act(action, input)) onChange();
  };
  return (
    <>
      {it.mute && (
        <div class="host-restriction">
          <p>{muted(it.mute.why, lasting(it.mute.until))}</p>
          <button type="button" class="button small" onClick={() => void lift('unmute', { person: it.person })}>
            {unmute}
          </button>
        </div>
      )}
      {it.ban && (
        <div class="host-restriction">
          <p>{banned(it.ban.why, lasting(it.ban.until))}</p>
          <button type="button" class="button small" onClick={() => void lift('unban', { target: it.person })}>
            {unban}
          </button>
        </div>
      )}
    </>
  );
}

function Deeds({ it, onChange }: { it: HostPerson; onChange: () => void }): VNode {
  const words = hostWords();
  const { person } = it;
  const addresses = [...new Set(it.connections.map(({ address }) => address))];
  return (
    <>
      {!it.mute && (
        <DeedForm action="mute" title={words.mute} hint={words.muteHint} input={{ person }} isTimed onDone={onChange} />
      )}
      {!it.ban && (
        <DeedForm
          action="ban"
          title={words.ban}
          hint={words.banHint}
          input={{ target: person }}
          isTimed
          onDone={onChange}
        />
      )}
      {addresses.map((address) => (
        <DeedForm
          key={address}
          action="ban"
          title={words.banAddress(address)}
          hint={words.rangeHint}
          input={{ target: address }}
          isTimed
          onDone={onChange}
        />
      ))}
      <DeedForm
        action="clear-name"
        title={words.clearName}
        hint={words.clearNameHint}
        input={{ person }}
        onDone={onChange}
      />
    </>
  );
}
