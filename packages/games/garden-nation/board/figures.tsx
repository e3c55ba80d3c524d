import type { VNode } from 'preact';
import type { Preview } from '../rules/kinds.ts';
import { type Effect, effectsOf } from './effects.ts';
import { Icon } from './icon.tsx';
import { useTable } from './table.ts';

/** What a move would do, in figures. */
export function Figures({ move, preview }: { move: string; preview: Preview }): VNode {
  return <Effects effects={effectsOf(useTable(), move, preview)} />;
}

export function Effects({ effects }: { effects: readonly Effect[] }): VNode {
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
