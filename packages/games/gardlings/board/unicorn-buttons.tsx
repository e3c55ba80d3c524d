import type { VNode } from 'preact';
import { nameTile } from '../words/make-words.ts';
import { movableIn } from './places.ts';
import { Icon } from './symbols.tsx';
import { useTable } from './table.ts';

/** Unicorns can be moved at any time while one builds. */
export function UnicornButtons(): VNode | null {
  const { legal, labels, building, names } = useTable();
  const unicorns = [...movableIn(legal)].filter((id) => id !== building.held?.from?.id);
  if (unicorns.length === 0) return null;
  return (
    <>
      {unicorns.map((id) => (
        <button key={id} type="button" class="button" onClick={() => building.pickUp(id)}>
          <Icon of="unicorn" />
          {labels.moveUnicorn(unicorns.length > 1 ? nameTile(names, id) : undefined)}
        </button>
      ))}
    </>
  );
}
