import type { VNode } from 'preact';
import { Figures } from './preview-panel.tsx';
import { sayPreview } from './spoken.ts';
import { useTable } from './table.ts';

/** Whether ending the turn would give something up: then it is asked for twice. */
const givesUp = (legal: readonly string[]): boolean =>
  legal.some((move) => ['water', 'culture', 'grab'].includes(move.split(' ', 1)[0] as string));

/**
 * Ends the turn. Where a card could still be played, the first touch shows what ending means and the second does it.
 */
export function EndButton(): VNode | null {
  const table = useTable();
  const { legal, labels, choice, preview, choose, commit, lit } = table;
  const seen = preview('done');
  if (!legal.includes('done') || seen?.kind !== 'done') return null;
  const isArmed = choice.move === 'done';
  const touch = (): void => {
    if (isArmed || !givesUp(legal)) commit('done');
    else choose({ move: 'done' });
  };
  const name = seen.passes ? labels.pass : labels.endTurn;
  const sure = seen.passes ? labels.passNow : labels.endNow;
  return (
    <button
      type="button"
      class={`button small ed-end ${isArmed || !givesUp(legal) ? 'primary' : ''}`}
      data-lit={lit.has('end')}
      onClick={touch}
    >
      {isArmed ? sure : name}
    </button>
  );
}

/** What ending the turn means, and what it may still be good for. */
export function EndFigures(): VNode | null {
  const table = useTable();
  const { legal, labels, preview } = table;
  const seen = preview('done');
  const canDiscard = legal.some((move) => move.startsWith('done '));
  return seen === undefined ? null : (
    <div class="ed-preview">
      <Figures lines={[...sayPreview(table, seen), ...(canDiscard ? [labels.discardHint] : [])]} />
    </div>
  );
}
