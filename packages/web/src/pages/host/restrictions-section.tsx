import type { HostRestriction, HostRestrictions } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Answer, HostList } from './answer-list.tsx';
import { act, lasting, useAnswer } from './ask-host.ts';
import { DeedForm } from './deed-form.tsx';
import { withColon } from '../../words/with-colon.ts';
import { hostWords } from './host-words.ts';

/** Who is shut out and who may say nothing, and how that is lifted. */
export function RestrictionsSection(): VNode {
  const { bans, mutes, unban, unmute } = hostWords();
  const banned = useAnswer<HostRestrictions>('bans', {});
  const muted = useAnswer<HostRestrictions>('mutes', {});
  return (
    <>
      <section aria-labelledby="host-bans">
        <h2 id="host-bans">{bans}</h2>
        <BanRange onDone={banned.again} />
        <Answer asked={banned.answer.value} again={banned.again}>
          {({ restrictions }) => (
            <Lines
              restrictions={restrictions}
              lift={unban}
              onLift={async (target) => (await act('unban', { target })) && banned.again()}
            />
          )}
        </Answer>
      </section>
      <section aria-labelledby="host-mutes">
        <h2 id="host-mutes">{mutes}</h2>
        <Answer asked={muted.answer.value} again={muted.again}>
          {({ restrictions }) => (
            <Lines
              restrictions={restrictions}
              lift={unmute}
              onLift={async (person) => (await act('unmute', { person })) && muted.again()}
            />
          )}
        </Answer>
      </section>
    </>
  );
}

interface LinesProps {
  readonly restrictions: readonly HostRestriction[];
  readonly lift: string;
  readonly onLift: (target: string) => Promise<unknown>;
}

function Lines({ restrictions, lift, onLift }: LinesProps): VNode {
  return (
    <HostList>
      {restrictions.map(({ target, name, why, until }) => (
        <li key={target}>
          <div class="host-line">
            <strong>{name ?? target}</strong>
            <span>
              {lasting(until)} · {why}
            </span>
          </div>
          <button type="button" class="button small" onClick={() => void onLift(target)}>
            {lift}
            <span class="unseen"> · {name ?? target}</span>
          </button>
        </li>
      ))}
    </HostList>
  );
}

function BanRange({ onDone }: { onDone: () => void }): VNode {
  const { range, rangeHint, ban } = hostWords();
  const target = useSignal('');
  const id = useId();
  const done = (): void => {
    target.value = '';
    onDone();
  };
  return (
    <div class="host-form">
      <div class="field">
        <label for={id}>{range}</label>
        <input
          id={id}
          maxLength={64}
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          value={target.value}
          onInput={(event) => (target.value = (event.target as HTMLInputElement).value)}
        />
        <small id={`${id}-hint`}>{rangeHint}</small>
      </div>
      {target.value.trim() !== '' && (
        <DeedForm
          action="ban"
          title={withColon(ban, target.value.trim())}
          hint={rangeHint}
          input={{ target: target.value.trim() }}
          isTimed
          onDone={done}
        />
      )}
    </div>
  );
}
