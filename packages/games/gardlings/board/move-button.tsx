import type { VNode } from 'preact';
import { Icon } from './symbols.tsx';
import { useTable } from './table.ts';

/** A move that needs no place: there while it is legal. */
export function MoveButton({ move, label, of, isMain, shortcut }: MoveButtonProps): VNode | null {
  const { legal, commit, isBusy, spokenOf } = useTable();
  if (!legal.includes(move)) return null;
  return (
    <button
      type="button"
      class={`button ${isMain === true ? 'primary' : ''}`}
      data-move={move}
      data-lit={spokenOf.has(move)}
      data-next
      aria-keyshortcuts={shortcut}
      aria-disabled={isBusy}
      onClick={() => commit(move)}
    >
      {of !== undefined && <Icon of={of} />}
      {label}
    </button>
  );
}

interface MoveButtonProps {
  readonly move: string;
  readonly label: string;
  readonly of?: string;
  readonly isMain?: boolean;
  readonly shortcut?: string;
}
