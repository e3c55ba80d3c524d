import { LIMITS, REPORT_REASONS, type ReportReason } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { reportOnline } from '../../client/online.ts';
import { Choice } from '../../parts/choice.tsx';
import { Icon } from '../../parts/icon.tsx';
import { words } from '../../words/words.ts';
import type { AboutPerson } from './person-sheet.tsx';

type ReportFormProps = AboutPerson & {
  readonly onBack: () => void;
  readonly onSent: () => void;
};

/**
 * What it is about, in a word and, where the reader likes, in more. What happened at the table the server adds itself.
 */
export function ReportForm({ table, person, line, onBack, onSent }: ReportFormProps): VNode {
  const { reportReason, reportReasons, reportText, reportContext, sendReport, cancel, reportLimit, noServer } = words();
  const reason = useSignal<ReportReason>(line ? 'talk' : 'stalling');
  const text = useSignal('');
  const problem = useSignal<string | undefined>(undefined);
  const isSending = useSignal(false);
  const id = useId();
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    isSending.value = true;
    try {
      const about = { about: person, reason: reason.value, text: text.value };
      await reportOnline(table, line ? { ...about, entry: line.n } : about);
      onSent();
    } catch (error) {
      problem.value = (error as { status?: number }).status === 429 ? reportLimit : noServer;
    } finally {
      isSending.value = false;
    }
  };
  return (
    <form class="report-form" onSubmit={(event) => void send(event)}>
      <Choice
        label={reportReason}
        value={reason.value}
        options={REPORT_REASONS.map((value) => ({ value, label: reportReasons[value] }))}
        onChoose={(value) => (reason.value = value)}
      />
      <div class="field">
        <label for={id}>{reportText}</label>
        <textarea
          id={id}
          rows={3}
          maxLength={LIMITS.reportCharacters}
          value={text.value}
          onInput={(event) => (text.value = (event.target as HTMLTextAreaElement).value)}
        />
      </div>
      <p class="small-print">{reportContext}</p>
      <p class="field-problem" role="alert">
        {problem.value}
      </p>
      <div class="button-row">
        <button type="button" class="button" onClick={onBack}>
          {cancel}
        </button>
        <button type="submit" class="button primary" disabled={isSending.value}>
          <Icon name="flag" />
          {sendReport}
        </button>
      </div>
    </form>
  );
}
