import type { VNode } from 'preact';
import { sayFigure, sayTile } from './describe.ts';
import { percent } from '../reasons/percent.ts';
import { countFigures, type DrawPreview } from './odds.ts';
import { Icon } from './symbols.tsx';
import { useTable } from './table.ts';
import { TilePicture } from './tile.tsx';

/** Whether they are shown. */
export const ODDS = { name: 'gardlings.odds', first: true } as const;

/** The exact odds of the next draw, while one is possible. */
export function Odds(): VNode | null {
  const table = useTable();
  const { labels, legal, rules, spokenOf } = table;
  const move = ['draw', 'look'].find((one) => legal.includes(one));
  if (move === undefined) return null;
  const { outOf, alarms, loses, misfits, tiles } = rules.preview(move) as DrawPreview;
  const share = (count: number): string => `${percent(count, outOf)} %`;
  return (
    <ul class="gl-odds" aria-label={labels.odds}>
      <li class="gl-risk" data-level={riskLevel(alarms, outOf)} data-explain="odds" data-lit={spokenOf.has('odds')}>
        <Icon of="gnome" />
        <span>{labels.alarmOdds(alarms, outOf)}</span> <b>{share(alarms)}</b>
        {alarms > 0 && loses > 0 && (
          <span>
            <span class="unseen">{labels.alarmLoses(loses)}</span>
            <span aria-hidden="true">
              {labels.signed(-loses)} <Icon of="gem" />
            </span>
          </span>
        )}
      </li>
      {misfits > 0 && (
        <li class="gl-risk" data-level="some" data-explain="misfits">
          <span>{labels.misfitOdds(misfits, outOf)}</span> <b>{share(misfits)}</b>
        </li>
      )}
      {countFigures(tiles).map(({ figure, count }) => (
        <li key={figure} data-explain={`figure ${figure}`}>
          <Icon of={figure} />
          <span class="unseen">{labels.figureOdds(sayFigure(table, figure), count, outOf)}</span>
          <span aria-hidden="true">
            {count} · {share(count)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function riskLevel(alarms: number, outOf: number): string {
  if (alarms === 0) return 'none';
  return alarms * 4 < outOf ? 'some' : 'high';
}

/** What is in a bag; everybody may know it, only not what comes next. */
export function BagContents({ tiles }: { tiles: readonly string[] }): VNode {
  const table = useTable();
  if (tiles.length === 0) return <p class="gl-quiet">{table.labels.emptyBag}</p>;
  return (
    <ul class="gl-contents">
      {tiles.map((id) => (
        <li key={id}>
          <TilePicture id={id} isAsked />
          <span class="unseen">{sayTile(table, id)}</span>
        </li>
      ))}
    </ul>
  );
}
