import type { HostTableDetail } from '@potager/table';
import type { VNode } from 'preact';
import { Dialog } from '../../parts/dialog.tsx';
import { makeTablePath } from '../../router/route.ts';
import { wordsOf } from '../../words/words.ts';
import { Answer } from './answer-list.tsx';
import { useAnswer, when } from './ask-host.ts';
import { DeedForm } from './deed-form.tsx';
import { hostWords } from './host-words.ts';
import { look } from './looking.ts';

/** One table, and what can be done about it. */
export function TableDialog({ table, onChange }: { table: string; onChange: () => void }): VNode {
  const { answer, again } = useAnswer<HostTableDetail>('table', { table });
  const asked = answer.value;
  const title = typeof asked === 'object' ? wordsOf(asked.given.game).title : hostWords().sections.tables;
  return (
    <Dialog title={title} onClose={() => look(undefined)} class="host-dialog">
      <Answer asked={asked} again={again}>
        {(given) => <Detail it={given} again={again} onChange={onChange} />}
      </Answer>
    </Dialog>
  );
}

function Detail({ it, again, onChange }: { it: HostTableDetail; again: () => void; onChange: () => void }): VNode {
  const words = hostWords();
  const facts = [
    words.states[it.status],
    it.isPublic ? words.isPublic : words.isPrivate,
    words.entries(it.entries),
    words.opened(when(it.createdAt)),
    words.lastAt(when(it.at)),
  ];
  const leave = (): void => {
    look(undefined);
    onChange();
  };
  return (
    <div class="host-detail">
      <p>{facts.join(' · ')}</p>
      {it.ending?.why !== undefined && <p>{it.ending.why}</p>}
      <Seats it={it} />
      {it.connections.length > 0 && (
        <section aria-labelledby="host-here">
          <h3 id="host-here">{words.hereNow}</h3>
          <ul>
            {it.connections.map(({ person, name, address, since }) => (
              <li key={`${person} ${since}`}>
                {name} {words.from(address)}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p class="small-print">{words.noSecrets}</p>
      <a class="quiet-link" href={makeTablePath({ place: 'online', table: it.table })} onClick={() => look(undefined)}>
        {words.toTable}
      </a>
      {it.status !== 'over' && (
        <DeedForm
          action="close"
          title={words.closeTable}
          hint={words.closeHint}
          input={{ table: it.table }}
          onDone={() => {
            again();
            onChange();
          }}
        />
      )}
      <DeedForm
        action="delete"
        title={words.deleteTable}
        hint={words.deleteHint}
        input={{ table: it.table }}
        sure={words.isSure}
        onDone={leave}
      />
    </div>
  );
}

function Seats({ it }: { it: HostTableDetail }): VNode {
  const { seat, bot, open } = hostWords();
  return (
    <dl class="host-seats">
      {it.seats.map((chair, number) => (
        <div key={number}>
          <dt>{seat(number + 1)}</dt>
          <dd>
            {chair.kind === 'human' ? (
              <button type="button" class="button small" onClick={() => look({ person: chair.person })}>
                {chair.name}
              </button>
            ) : (
              <span>{chair.kind === 'bot' ? bot : open}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
