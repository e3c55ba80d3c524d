import type { VNode } from 'preact';
import type { Event } from '../rules/kinds.ts';
import { useTable } from './table.ts';
import { TilePicture } from './tile.tsx';

type Hired = Extract<Event, { readonly key: 'bought' | 'tookPig' | 'mutated' }>;

const isHired = (event: Event): event is Hired =>
  event.key === 'bought' || event.key === 'tookPig' || event.key === 'mutated';

/**
 * Whom somebody has just hired, large enough to be seen, while that is being shown. The page's announcer tells it, so
 * screen readers need not hear it twice.
 */
export function HireStep(): VNode | null {
  const { happened, skip, words, nameOf, me } = useTable();
  const hired = (happened.events as readonly Event[]).find(isHired);
  if (hired === undefined || hired.tile === null || (skip === undefined && happened.isAgain !== true)) return null;
  return (
    <div key={happened.n} class="gl-row gl-holding" aria-hidden="true">
      <TilePicture id={hired.tile} class="gl-wish" isAsked />
      <p class="gl-asked">{words.event(hired, nameOf, me)}</p>
    </div>
  );
}
