import type { VNode } from 'preact';

/**
 * A drawing as data: fill and path, from back to front. A fill that begins with `~` is a wash without an ink line; `-` is a line
 * alone.
 */
export type Drawing = readonly (readonly [fill: string, path: string])[];

export function Drawn({ drawing }: { drawing: Drawing }): VNode {
  return (
    <>
      {drawing.map(([fill, path], n) => (
        <path
          key={n}
          d={path}
          fill={fill === '-' ? 'none' : fill.replace('~', '')}
          {...(fill.startsWith('~') ? { stroke: 'none' } : {})}
        />
      ))}
    </>
  );
}
