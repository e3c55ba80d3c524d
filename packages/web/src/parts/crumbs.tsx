import type { VNode } from 'preact';
import { words } from '../words/words.ts';
import { Icon } from './icon.tsx';

/** The way back to the shelf. */
export function Crumbs(): VNode {
  return (
    <nav class="crumbs" aria-label="Potager">
      <a class="quiet-link" href="/">
        <Icon name="back" />
        {words().toShelf}
      </a>
    </nav>
  );
}
