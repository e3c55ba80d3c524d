import type { HostTable, HostTables } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { Choice } from '../../parts/choice.tsx';
import { toast } from '../../parts/toast.tsx';
import { wordsOf } from '../../words/words.ts';
import { Answer, HostList } from './answer-list.tsx';
import { askHost, useAnswer, when } from './ask-host.ts';
import { hostWords } from './host-words.ts';
import { look } from './looking.ts';

const WHICH = ['running', 'waiting', 'finished', 'all'] as const;
type Which = (typeof WHICH)[number];

/** All tables, newest first. */
export function TablesSection(): VNode {
  const { status, statuses } = hostWords();
  const which = useSignal<Which>('running');
  const filter = which.value === 'all' ? {} : { status: which.value };
  const { answer, again } = useAnswer<HostTables>('tables', filter);
  const more = async (before: number, known: readonly HostTable[]): Promise<void> => {
    try {
      const next = await askHost<HostTables>('tables', { ...filter, before });
      answer.value = { given: { ...next, tables: [...known, ...next.tables] } };
    } catch {
      toast({ text: hostWords().failed });
    }
  };
  return (
    <>
      <Choice
        label={status}
        value={which.value}
        options={WHICH.map((value) => ({ value, label: statuses[value] }))}
        onChoose={(value) => (which.value = value)}
      />
      <Answer asked={answer.value} again={again}>
        {({ tables, next }) => (
          <>
            <HostList>
              {tables.map((table) => (
                <TableLine key={table.table} it={table} />
              ))}
            </HostList>
            {next !== undefined && (
              <button type="button" class="button" onClick={() => void more(next, tables)}>
                {hostWords().more}
              </button>
            )}
          </>
        )}
      </Answer>
    </>
  );
}

function TableLine({ it }: { it: HostTable }): VNode {
  const { table, game, status, isPublic, at, entries, people } = it;
  const { states, isPublic: publicly, isPrivate, entries: count, lastAt, show } = hostWords();
  const { title } = wordsOf(game);
  const names = people.map(({ name }) => name).join(' · ');
  return (
    <li>
      <div class="host-line">
        <strong>
          {title}
          {names !== '' && `: ${names}`}
        </strong>
        <span>{[states[status], isPublic ? publicly : isPrivate, count(entries), lastAt(when(at))].join(' · ')}</span>
      </div>
      <button type="button" class="button small" onClick={() => look({ table })}>
        {show}
        <span class="unseen">
          {' '}
          · {title} {names}
        </span>
      </button>
    </li>
  );
}
