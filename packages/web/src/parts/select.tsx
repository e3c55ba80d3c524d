import type { VNode } from 'preact';
import { useId } from 'preact/hooks';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
  readonly isDisabled?: boolean;
  readonly isLabelHidden?: boolean;
}

/** One of many, behind a field. */
export function Select({ label, value, options, onChoose, isDisabled, isLabelHidden }: SelectProps): VNode {
  const id = useId();
  return (
    <div class="field">
      <label for={id} class={isLabelHidden ? 'unseen' : ''}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChoose((event.target as HTMLSelectElement).value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} selected={option.value === value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
