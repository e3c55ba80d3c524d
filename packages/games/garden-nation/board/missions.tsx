import type { VNode } from 'preact';
import { MissionCard } from './mission-card.tsx';
import { useTable } from './table.ts';
import { chancesFor } from './tracker.ts';

/** How many places a card names: the nearest ones. */
const NAMED = 3;

/** The viewer's own missions: what they bring now, and what is missing for more. */
export function Missions(): VNode | null {
  const { view, plan, labels, me, rules } = useTable();
  const kept = me === undefined ? null : view.kept[me];
  if (me === undefined || kept === null || kept === undefined || kept.length === 0) return null;
  const lines = rules.score(me);
  return (
    <section class="gn-missions">
      <h3>{labels.missionsTitle}</h3>
      <ul>
        {kept.map((number) => (
          <li key={number}>
            <MissionCard number={number} points={lines.find(({ mission }) => mission === number)?.points}>
              <span class="gn-chances">
                {chancesFor(view, plan, me, number)
                  .slice(0, NAMED)
                  .map(({ place, missing }) => (
                    <span key={place}>{labels.missing(place, missing)}</span>
                  ))}
              </span>
            </MissionCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
