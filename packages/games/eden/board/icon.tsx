import type { VNode } from 'preact';
import type { IconName } from './icons.ts';

/** A small picture in a line of text; what it means is said beside it. */
export const Icon = ({ name }: { name: IconName }): VNode => (
  <svg class="ed-icon" viewBox="0 0 24 24" aria-hidden="true">
    <use href={`#ed-${name}`} />
  </svg>
);
