import type { HostReports, Report } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { wordsOf } from '../../words/words.ts';
import { Answer, HostList } from './answer-list.tsx';
import { act, useAnswer, when } from './ask-host.ts';
import { withColon } from '../../words/with-colon.ts';
import { hostWords } from './host-words.ts';
import { look } from './looking.ts';

/** What players reported. */
export function ReportsSection(): VNode {
  const isAll = useSignal(false);
  const { answer, again } = useAnswer<HostReports>('reports', isAll.value ? {} : { isSettled: false });
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={isAll.value}
          onChange={(event) => (isAll.value = (event.target as HTMLInputElement).checked)}
        />
        {hostWords().withSettled}
      </label>
      <Answer asked={answer.value} again={again}>
        {({ reports }) => (
          <HostList>
            {reports.map((report) => (
              <ReportLine key={report.id} report={report} again={again} />
            ))}
          </HostList>
        )}
      </Answer>
    </>
  );
}

function ReportLine({ report, again }: { report: Report; again: () => void }): VNode {
  const { reasons, reported, settle, settled, toTable } = hostWords();
  const { id, at, about, reason, text, table, entry, settledAt, context } = report;
  const finish = async (): Promise<void> => {
    if (await act('settle', { id })) again();
  };
  const said = context.said.filter(({ text: line }) => line !== '');
  return (
    <li>
      <div class="host-line">
        <strong>{withColon(context.about.name, reasons[reason])}</strong>
        <span>
          {[reported(context.reporter.name), wordsOf(context.game).title, when(at)].join(' · ')}
          {settledAt !== undefined && ` · ${settled}`}
        </span>
        {text !== '' && <p>{text}</p>}
        {said.length > 0 && (
          <ul class="host-said">
            {said.slice(-8).map(({ n, person, text: line }) => (
              <li key={n} data-meant={n === entry}>
                <strong>{person === about ? context.about.name : context.reporter.name}</strong> {line}
              </li>
            ))}
          </ul>
        )}
      </div>
      <div class="button-row">
        <button type="button" class="button small" onClick={() => look({ person: about })}>
          {context.about.name}
        </button>
        <button type="button" class="button small" onClick={() => look({ table })}>
          {toTable}
        </button>
        {settledAt === undefined && (
          <button type="button" class="button small" onClick={() => void finish()}>
            {settle}
          </button>
        )}
      </div>
    </li>
  );
}
