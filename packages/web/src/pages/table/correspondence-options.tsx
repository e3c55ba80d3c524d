import type { ClockSetting, TableSettings } from '@potager/table';
import type { VNode } from 'preact';
import { words } from '../../words/words.ts';

type Correspondence = Extract<ClockSetting, { kind: 'correspondence' }>;

interface CorrespondenceOptionsProps {
  readonly clock: Correspondence;
  readonly isHost: boolean;
  readonly change: (part: Partial<TableSettings>) => void;
}

const HOUR = 60;
const HOLIDAYS = 14;

/** From ten in the evening to eight in the morning, where the host is. */
const nightHere = (): { from: number; to: number; zone: number } => ({
  from: 22 * HOUR,
  to: 8 * HOUR,
  zone: -new Date().getTimezoneOffset(),
});

/** When no clock runs by correspondence: at night, and on holiday. */
export function CorrespondenceOptions({ clock, isHost, change }: CorrespondenceOptionsProps): VNode {
  const { quiet, holidays } = words();
  const { quiet: night, holidays: days = 0, ...bare } = clock;
  const set = (part: Partial<Correspondence>): void => change({ clock: { ...bare, ...part } });
  const keptNight = night ? { quiet: night } : {};
  const keptDays = days > 0 ? { holidays: days } : {};
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={night !== undefined}
          disabled={!isHost}
          onChange={() => set({ ...keptDays, ...(night ? {} : { quiet: nightHere() }) })}
        />
        {quiet}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={days > 0}
          disabled={!isHost}
          onChange={() => set({ ...keptNight, ...(days > 0 ? {} : { holidays: HOLIDAYS }) })}
        />
        {holidays(days > 0 ? days : HOLIDAYS)}
      </label>
    </>
  );
}
