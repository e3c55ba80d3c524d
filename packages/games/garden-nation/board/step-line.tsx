import type { VNode } from 'preact';
import type { Event } from '../rules/kinds.ts';
import { Icon } from './icon.tsx';
import { clanOf } from './pieces.ts';
import { useTable } from './table.ts';

/**
 * What is being shown of others, in words below the garden, where nothing is asked meanwhile. The page's announcer
 * tells it, so screen readers need not hear it twice.
 */
export function StepLine(): VNode | null {
  const { happened, actor, words, nameOf, me } = useTable();
  const events = (happened.events as readonly Event[]).filter(({ key }) => key !== 'ended');
  if (events.length === 0) return null;
  return (
    <p key={happened.n} class="gn-step" aria-hidden="true">
      {actor !== undefined && <Icon of={clanOf(actor).id} box="clan" />}
      <span>{events.map((event) => words.event(event, nameOf, me)).join(' ')}</span>
    </p>
  );
}
