import { signal } from '@preact/signals';
import type { VNode } from 'preact';

const lines = signal<readonly { readonly id: number; readonly text: string }[]>([]);
let count = 0;

/** Says something to a screen reader, once. Several things in a row are all said. */
export function announce(text: string): void {
  if (text === '') return;
  lines.value = [...lines.peek().slice(-4), { id: count++, text }];
}

/** Where screen readers listen; there is one of it. */
export function Announcer(): VNode {
  return (
    <div class="unseen announcer" role="log" aria-live="polite" aria-relevant="additions">
      {lines.value.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
