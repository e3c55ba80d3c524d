import type { Seat } from '@potager/kernel';
import type { Mirror, TableInfo } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Session } from '../../client/session.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Select } from '../../parts/select.tsx';
import { words } from '../../words/words.ts';

/** How many days of holiday a seat has left. */
export function holidaysOf({ settings: { clock }, seats }: TableInfo, seat: Seat): number {
  const allowed = clock.kind === 'correspondence' ? (clock.holidays ?? 0) : 0;
  const chair = seats[seat];
  return allowed - (chair?.kind === 'human' ? (chair.holiday?.days ?? 0) : 0);
}

const CHOICES = [1, 2, 3, 5, 7, 10, 14, 21, 28];

/** One's clock stands still for as many days as one chooses. */
export function HolidayDialog({ session, onClose }: { session: Session; onClose: () => void }): VNode {
  const { holiday, holidayDays, holidayHint, takeHoliday, cancel } = words();
  const seat = session.viewer.value;
  const left = holidaysOf((session.mirror.value as Mirror).info, seat);
  const days = useSignal(Math.min(left, 7));
  const choices = [...new Set([...CHOICES.filter((choice) => choice < left), left])];
  const go = async (): Promise<void> => {
    await session.command({ kind: 'holiday', seat, days: days.peek() });
    onClose();
  };
  return (
    <Dialog title={holiday} onClose={onClose}>
      <p>{holidayHint(left)}</p>
      <Select
        label={holiday}
        isLabelHidden
        value={String(choices.includes(days.value) ? days.value : left)}
        options={choices.map((choice) => ({ value: String(choice), label: holidayDays(choice) }))}
        onChoose={(value) => (days.value = Number(value))}
      />
      <div class="button-row">
        <button type="button" class="button" onClick={onClose}>
          {cancel}
        </button>
        <button type="button" class="button primary" onClick={() => void go()}>
          {takeHoliday}
        </button>
      </div>
    </Dialog>
  );
}
