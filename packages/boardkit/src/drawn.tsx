import type { VNode } from 'preact';

/**
 * A drawing as data: fill and path, from back to front. A fill that begins with `~` is a wash without an ink line; `-`
 * is an ink line alone, and `-#colour` a coloured line.
 */
export type Drawing = readonly (readonly [fill: string, path: string])[];

export function Drawn({ drawing }: { drawing: Drawing }): VNode {
  return (
    <>
      {drawing.map(([fill, path], n) => (
        <path key={n} d={path} {...paintOf(fill)} />
      ))}
    </>
  );
}

function paintOf(fill: string): { fill: string; stroke?: string } {
  if (fill === '-') return { fill: 'none' };
  if (fill.startsWith('-')) return { fill: 'none', stroke: fill.slice(1) };
  return fill.startsWith('~') ? { fill: fill.slice(1), stroke: 'none' } : { fill };
}
