import { wantsStillness } from '@potager/boardkit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const ROW_MS = 750;
/** A breath before the winner is named. */
const BREATH_MS = 950;

/**
 * How many rows have been counted. It grows by one at a time while `isOn`; `onRow` hears of each, `onEnd` when there is
 * nothing left to count. Whoever wants nothing to move has them all at once.
 */
export function useCountUp(
  rows: number,
  { isOn, onRow, onEnd }: { readonly isOn: boolean; readonly onRow: (row: number) => void; readonly onEnd: () => void },
): number {
  const count = useSignal(0);
  const shown = isOn ? count.value : rows;
  useEffect(() => {
    if (!isOn) return undefined;
    if (wantsStillness()) {
      for (let row = 0; row < rows; row++) onRow(row);
      onEnd();
      return undefined;
    }
    const timer = setTimeout(
      () => {
        if (shown === rows) return onEnd();
        onRow(shown);
        count.value = shown + 1;
      },
      shown === rows ? BREATH_MS : ROW_MS,
    );
    return () => clearTimeout(timer);
  }, [shown, rows, isOn]);
  return shown;
}
