import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Select } from '../../parts/select.tsx';
import { attempt } from './ask-host.ts';
import { DURATIONS, hostWords } from './host-words.ts';

interface DeedFormProps {
  readonly action: string;
  /** What it is called, and what comes of it. */
  readonly title: string;
  readonly hint: string;
  readonly input: object;
  /** Whether it lasts for a time that has to be chosen. */
  readonly isTimed?: boolean;
  /** What has to be ticked first, where it cannot be undone. */
  readonly sure?: string;
  readonly onDone: () => void;
}

/** Something that is done to somebody for a reason; folded up until it is wanted. */
export function DeedForm({ action, title, hint, input, isTimed = false, sure, onDone }: DeedFormProps): VNode {
  const { why: whyLabel, whyHint, howLong, lasts } = hostWords();
  const why = useSignal('');
  const minutes = useSignal<string>('1440');
  const isSure = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  const id = useId();
  const go = async (event: Event): Promise<void> => {
    event.preventDefault();
    const timed = isTimed && minutes.value !== '0' ? { minutes: Number(minutes.value) } : {};
    const asked = { ...input, why: why.value, ...timed, ...(sure === undefined ? {} : { isSure: true }) };
    problem.value = await attempt(action, asked);
    if (problem.value === undefined) onDone();
  };
  return (
    <details class="host-deed">
      <summary>{title}</summary>
      <form onSubmit={(event) => void go(event)}>
        <p>{hint}</p>
        <div class="field">
          <label for={id}>{whyLabel}</label>
          <input
            id={id}
            required
            maxLength={200}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            value={why.value}
            onInput={(event) => (why.value = (event.target as HTMLInputElement).value)}
          />
          <small id={`${id}-hint`}>{whyHint}</small>
        </div>
        {isTimed && (
          <Select
            label={howLong}
            value={minutes.value}
            options={DURATIONS.map((value) => ({ value, label: lasts[value] }))}
            onChoose={(value) => (minutes.value = value)}
          />
        )}
        {sure !== undefined && (
          <label class="check">
            <input
              type="checkbox"
              required
              checked={isSure.value}
              onChange={(event) => (isSure.value = (event.target as HTMLInputElement).checked)}
            />
            {sure}
          </label>
        )}
        <p class="field-problem" role="alert">
          {problem.value}
        </p>
        <button type="submit" class="button danger">
          {title}
        </button>
      </form>
    </details>
  );
}
