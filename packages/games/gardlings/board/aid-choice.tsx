import type { VNode } from 'preact';
import { AIDS } from './aid.ts';
import { useTable } from './table.ts';

/** How much the garden helps to find a place. */
export function AidChoice(): VNode {
  const { labels, building, setAid } = useTable();
  return (
    <fieldset class="gl-aids">
      <legend>{labels.aid}</legend>
      {AIDS.map((aid) => (
        <label key={aid} data-explain={`aid ${aid}`}>
          <input type="radio" name="gl-aid" checked={building.aid === aid} onChange={() => setAid(aid)} />
          <span>{labels.aids[aid]}</span>
        </label>
      ))}
    </fieldset>
  );
}
