import type { CardModule } from '@potager/kernel';
import type { VNode } from 'preact';

export const credits: CardModule['credits'] = 'traditional';

/** Marks chalked on a slate. */
export const Picture = (): VNode => (
  <svg viewBox="0 0 300 200" aria-hidden="true" fill="none" stroke-width="7" stroke-linecap="round">
    <rect width="300" height="200" fill="#34513d" />
    <path stroke="#f6ecd2" d="M120 25v150M180 25v150M75 70h150M75 130h150" />
    <path stroke="#ffd97a" d="M83 33l26 26M109 33L83 59M137 87l26 26M163 87l-26 26M191 141l26 26M217 141l-26 26" />
    <path stroke="#9cc4e4" d="M204 32a15 15 0 1 0 .1 0zM96 86a15 15 0 1 0 .1 0z" />
  </svg>
);
