import type { VNode } from 'preact';
import { useId } from 'preact/hooks';

interface TimeFieldProps {
  readonly label: string;
  /** In minutes after midnight. */
  readonly value: number;
  readonly onChoose: (value: number) => void;
}

/** A time of day. */
export function TimeField({ label, value, onChoose }: TimeFieldProps): VNode {
  const id = useId();
  const choose = (text: string): void => {
    const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
    if (hours !== undefined) onChoose(Number(hours) * 60 + Number(minutes));
  };
  return (
    <div class="field time-field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="time"
        required
        value={`${two(Math.floor(value / 60))}:${two(value % 60)}`}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </div>
  );
}

const two = (number: number): string => String(number).padStart(2, '0');
