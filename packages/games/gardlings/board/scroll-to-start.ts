import { useLayoutEffect } from 'preact/hooks';
import type { Table } from './table.ts';

/**
 * On a small screen the board is longer than the screen, and what matters moves to its beginning: the garden while one
 * builds, the market when one hires, the result at the end. Whoever had scrolled elsewhere is brought back when it
 * changes. Whoever hires sees what is spoken of in the market, however little room that has.
 */
export function useScrollToStart(root: { readonly current: HTMLElement | null }, { view, me, spokenOf }: Table): void {
  const isHiring = view.phase === 'hire' && view.turn === me;
  useLayoutEffect(() => root.current?.scrollIntoView({ block: 'start' }), [view.phase, isHiring]);
  useLayoutEffect(() => {
    if (isHiring) root.current?.querySelector('.gl-market [data-lit=true]')?.scrollIntoView({ block: 'nearest' });
  }, [isHiring, [...spokenOf].join()]);
}
