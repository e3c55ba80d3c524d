import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { MEDALS, type View } from '../rules/kinds.ts';
import type { Names } from '../words/make-words.ts';
import { bestOf, makeSoloResult, medalOf, readResults, type SoloResult, withResult } from './solo-results.ts';
import { Icon } from './symbols.tsx';
import type { Labels } from './words/labels.ts';

/** What is older still counts for the medals and the best. */
const MOST_SHOWN = 12;

interface SoloHistoryProps {
  readonly view: View;
  readonly tableId: string;
  readonly labels: Labels;
  readonly names: Names;
}

/** One's own games alone, on this device: medals won, the best of this variant, then one by one. */
export function SoloHistory({ view, tableId, labels, names }: SoloHistoryProps): VNode {
  const results = useMemo(() => resultsWith(view, tableId), [view.phase, tableId]);
  const best = bestOf(results, view);
  if (results.length === 0) return <p class="gl-quiet">{labels.noSolo}</p>;
  return (
    <div class="gl-history">
      <p class="gl-row">
        {MEDALS.filter((medal) => medal !== 'none').map((medal) => (
          <span key={medal}>
            <Medal medal={medal} />
            <span class="unseen">{names.medals[medal]}: </span>
            {results.filter((result) => medalOf(result) === medal).length}
          </span>
        ))}
        {best !== undefined && <b>{labels.soloBest(best.tiles)}</b>}
      </p>
      <table>
        <thead>
          <tr>
            {[labels.when, labels.tilesTitle, labels.roundsTitle, labels.gemsTitle, labels.medalTitle].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.slice(0, MOST_SHOWN).map((result) => (
            <Row key={result.table} result={result} isNow={result.table === tableId} labels={labels} names={names} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Those that are kept, and the game that has just ended here. */
const resultsWith = (view: View, table: string): readonly SoloResult[] =>
  view.phase === 'over' ? withResult(readResults(), makeSoloResult(view, { table, at: Date.now() })) : readResults();

interface RowProps {
  readonly result: SoloResult;
  readonly isNow: boolean;
  readonly labels: Labels;
  readonly names: Names;
}

function Row({ result, isNow, labels, names }: RowProps): VNode {
  const { tiles, rounds, gems, target } = result;
  const medal = medalOf(result);
  return (
    <tr data-winner={isNow} aria-current={isNow ? 'true' : undefined}>
      <th scope="row">
        {labels.day(result.at)} <small>{labels.soloVariant(result)}</small>
      </th>
      <td>
        <b>{tiles}</b>
      </td>
      <td>{rounds}</td>
      <td>
        {gems}/{target}
      </td>
      <td title={names.medals[medal]}>
        <span class="unseen">{names.medals[medal]}</span>
        {medal === 'none' ? <span aria-hidden="true">–</span> : <Medal medal={medal} />}
      </td>
    </tr>
  );
}

export function Medal({ medal, class: name = '' }: { medal: string; class?: string }): VNode {
  return (
    <span class="gl-medal" data-medal={medal}>
      <Icon of="medal" class={name} />
    </span>
  );
}
