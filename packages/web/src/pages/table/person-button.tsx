import type { VNode } from 'preact';
import { Icon } from '../../parts/icon.tsx';
import { words } from '../../words/words.ts';
import { type AboutPerson, openPersonSheet } from './person-sheet.tsx';

/** What can be done about somebody: opens a sheet with it. `class`: how it lies beside or over their name. */
export function PersonButton({ class: look, ...about }: AboutPerson & { class: string }): VNode {
  const name = words().personMenu(about.name);
  return (
    <button type="button" class={look} aria-label={name} title={name} onClick={() => openPersonSheet(about)}>
      <Icon name="more" />
    </button>
  );
}
