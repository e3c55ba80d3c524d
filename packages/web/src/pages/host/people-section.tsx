import type { HostPeople } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Answer, HostList } from './answer-list.tsx';
import { useAnswer, when } from './ask-host.ts';
import { hostWords } from './host-words.ts';
import { look } from './looking.ts';

/** People by a part of their name, those first who were here last. */
export function PeopleSection(): VNode {
  const { name: label, search, show, seen } = hostWords();
  const typed = useSignal('');
  const wanted = useSignal('');
  const { answer, again } = useAnswer<HostPeople>('people', { name: wanted.value });
  const id = useId();
  const go = (event: Event): void => {
    event.preventDefault();
    wanted.value = typed.value.trim();
  };
  return (
    <>
      <form class="field-row" onSubmit={go}>
        <div class="field">
          <label for={id}>{label}</label>
          <input
            id={id}
            maxLength={64}
            autoComplete="off"
            value={typed.value}
            onInput={(event) => (typed.value = (event.target as HTMLInputElement).value)}
          />
        </div>
        <button type="submit" class="button">
          {search}
        </button>
      </form>
      <Answer asked={answer.value} again={again}>
        {({ people }) => (
          <HostList>
            {people.map(({ person, name, seenAt }) => (
              <li key={person}>
                <div class="host-line">
                  <strong>{name}</strong>
                  <span>{seen(when(seenAt))}</span>
                </div>
                <button type="button" class="button small" onClick={() => look({ person })}>
                  {show}
                  <span class="unseen"> · {name}</span>
                </button>
              </li>
            ))}
          </HostList>
        )}
      </Answer>
    </>
  );
}
