import type { VNode } from 'preact';
import type { Drawing } from './plants.ts';

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
