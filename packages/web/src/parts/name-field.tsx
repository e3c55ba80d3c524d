import { cleanName, type NameProblem, nameProblem } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { renameMe } from '../client/online.ts';
import { playerName } from '../settings/player-name.ts';
import { words } from '../words/words.ts';

interface NameFieldProps {
  /** After the reader is called by another name. */
  readonly onKept?: (name: string) => void;
}

/** What the reader is called. Kept when the field is left, too: whoever types a name and sits down is called by it. */
export function NameField({ onKept }: NameFieldProps): VNode {
  const { yourName, save, saved, nameProblems } = words();
  const typed = useSignal<string | undefined>(undefined);
  const isSaved = useSignal(false);
  const problem = useSignal<NameProblem | undefined>(undefined);
  const id = useId();
  const keep = async (): Promise<void> => {
    const name = cleanName(typed.peek() ?? '');
    if (name === '') return;
    problem.value = name === playerName.peek() ? undefined : nameProblem(name);
    if (problem.peek() !== undefined) return;
    typed.value = undefined;
    isSaved.value = true;
    if (name === playerName.peek()) return;
    playerName.value = name;
    onKept?.(name);
    await renameMe(name).catch(() => undefined);
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    void keep();
  };
  return (
    <form class="field-row" onSubmit={submit}>
      <div class="field">
        <label for="player-name">{yourName}</label>
        <input
          id="player-name"
          value={typed.value ?? playerName.value}
          maxLength={24}
          autoComplete="username"
          required
          aria-invalid={problem.value !== undefined}
          aria-describedby={id}
          onInput={(event) => {
            typed.value = (event.target as HTMLInputElement).value;
            isSaved.value = false;
            problem.value = undefined;
          }}
          onChange={() => void keep()}
        />
      </div>
      <button type="submit" class="button">
        {isSaved.value ? saved : save}
      </button>
      <p id={id} class="field-problem" role="alert">
        {problem.value && nameProblems[problem.value]}
      </p>
    </form>
  );
}
