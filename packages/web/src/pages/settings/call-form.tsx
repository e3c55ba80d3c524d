import { useSignal } from '@preact/signals';
import type { ComponentChildren, InputHTMLAttributes, VNode } from 'preact';
import { useId } from 'preact/hooks';
import { ServerError } from '../../client/online.ts';
import { words } from '../../words/words.ts';

interface CallFormProps {
  readonly label: string;
  readonly button: string;
  readonly input: InputHTMLAttributes;
  readonly onSend: (text: string) => Promise<void>;
  /** What else there is to choose. */
  readonly children?: ComponentChildren;
}

/** One thing to type and send, and what is wrong with it where something is. */
export function CallForm({ label, button, input, onSend, children }: CallFormProps): VNode {
  const id = useId();
  const text = useSignal('');
  const isBusy = useSignal(false);
  const problem = useSignal<unknown>(undefined);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (isBusy.peek()) return;
    isBusy.value = true;
    problem.value = undefined;
    try {
      await onSend(text.peek().trim());
      text.value = '';
    } catch (error) {
      problem.value = error;
    }
    isBusy.value = false;
  };
  return (
    <form class="field-row" onSubmit={(event) => void send(event)}>
      <div class="field">
        <label for={id}>{label}</label>
        <input
          {...input}
          id={id}
          value={text.value}
          required
          aria-invalid={problem.value !== undefined}
          aria-describedby={`${id}-problem`}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </div>
      {children}
      <button type="submit" class="button" aria-disabled={isBusy.value}>
        {button}
      </button>
      <p id={`${id}-problem`} class="field-problem" role="alert">
        {problem.value !== undefined && explain(problem.value)}
      </p>
    </form>
  );
}

function explain(error: unknown): string {
  const { callProblems } = words();
  const code = error instanceof ServerError ? error.code : undefined;
  if (code === 'unreadable') return callProblems.wrongAddress;
  return code !== undefined && code in callProblems
    ? callProblems[code as keyof typeof callProblems]
    : callProblems.other;
}
