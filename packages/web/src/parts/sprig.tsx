import type { VNode } from 'preact';

/** Potager's mark: a seedling with two leaves. */
export function Sprig(): VNode {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round">
      <path fill="#8fae5d" d="M16 17.500C9 17.500 4 13.500 3.500 5.500c8 0 12.500 4.500 12.500 12z" />
      <path fill="#c3cf7c" d="M16 22c0-6.500 4.500-10.500 12.500-10.500-.5 7-5.500 10.500-12.500 10.500z" />
      <path
        fill="none"
        stroke-linecap="round"
        d="M16 29.500c.4-4 .3-9 0-15M9.500 11.500c2.600 1.500 4.500 3.200 6 5.500M23 15.500c-2.500 1.300-4.800 3-6.700 5.500"
      />
    </svg>
  );
}
