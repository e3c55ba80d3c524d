import type { VNode } from 'preact';
import type { Preview } from '../rules/kinds.ts';
import { effectsOf } from './effects.ts';
import { Icon } from './icon.tsx';
import { useTable } from './table.ts';

/** What a move would do, in figures. */
export function Figures({ preview }: { preview: Preview }): VNode {
  const effects = effectsOf(useTable(), preview);
  return (
    <ul class="gn-effects">
      {effects.map(({ text, piece, tone }) => (
        <li key={text} class={tone === undefined ? undefined : `gn-${tone}`}>
          {piece !== undefined && <Icon of={piece} box={piece} />}
          {text}
        </li>
      ))}
    </ul>
  );
}
