import { wantsStillness } from '@potager/boardkit';
import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

const MARGIN = 8;

/** On a small screen the tray lies over the lower rows: what matters now is scrolled out from under it. */
export function useUncovered(grid: RefObject<Element | null>, cells: readonly string[]): void {
  useEffect(() => {
    if (cells.length === 0 || grid.current === null) return;
    const tray = grid.current.closest('.ed')?.querySelector('.bk-sheet');
    if (tray === null || tray === undefined || getComputedStyle(tray).position !== 'sticky') return;
    const edges = cells.map((cell) => grid.current?.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect());
    const covered = Math.max(...edges.map((edge) => edge?.bottom ?? 0)) + MARGIN - tray.getBoundingClientRect().top;
    if (covered > 0) scrollBy({ top: covered, behavior: wantsStillness() ? 'instant' : 'smooth' });
  }, [cells.join()]);
}
