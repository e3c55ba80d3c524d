import type { VNode } from 'preact';
import type { View } from '../rules/kinds.ts';
import type { Names } from '../words/make-words.ts';
import { Medal } from './solo-history.tsx';
import { makeSoloResult, medalOf } from './solo-results.ts';
import type { Labels } from './words/labels.ts';

interface SoloEndProps {
  readonly view: View;
  readonly labels: Labels;
  readonly names: Names;
}

/** A game alone is over: with how many tiles, and the medal for it. */
export function SoloEnd({ view, labels, names }: SoloEndProps): VNode {
  const result = makeSoloResult(view, { table: '', at: 0 });
  const medal = medalOf(result);
  return (
    <div class="gl-row">
      {medal !== 'none' && <Medal medal={medal} class="gl-large" />}
      <h2>{labels.soloEnd(result.tiles, names.medals[medal])}</h2>
    </div>
  );
}
