import type { Refusal } from '@potager/kernel';
import type { VNode } from 'preact';
import { useTable } from './table.ts';

/** Why something cannot be done, with its figures; its rule can be looked up. */
export function RefusalLine({ refusal }: { refusal: Refusal | undefined }): VNode | null {
  const { words, nameOf, refuse } = useTable();
  if (refusal === undefined) return null;
  return (
    <p class="gn-refusal">
      {words.refusal(refusal, nameOf)}{' '}
      <button type="button" class="gn-rule" onClick={() => refuse(refusal)}>
        {refusal.rule}
      </button>
    </p>
  );
}
