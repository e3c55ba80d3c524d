import type { VNode } from 'preact';
import { Icon } from '../../parts/icon.tsx';
import { practiseWords } from '../../words/practise/words.ts';

/** Whether an exercise is solved, and how well. */
export function SolvedMark({ tries }: { tries: number | undefined }): VNode {
  const { solvedBy, notSolved } = practiseWords();
  return (
    <span class="exercise-state" data-solved={tries !== undefined}>
      {tries !== undefined && <Icon name="check" />}
      {tries === undefined ? notSolved : solvedBy(tries)}
    </span>
  );
}
