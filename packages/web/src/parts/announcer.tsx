import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { joinSaid } from './join-said.ts';

interface Line {
  readonly id: number;
  readonly text: string;
  readonly saidAt: number;
}

const lines = signal<readonly Line[]>([]);
let count = 0;
/** What is to be said next: what has happened, then what comes into view by it. */
let waiting: { readonly [order in Order]: string[] } = { first: [], last: [] };

type Order = 'first' | 'last';

/** What comes within this time is one line. */
const TOGETHER_MS = 50;
/** A screen reader on a busy device comes late: what is gone by then is not read. */
const KEPT_MS = 20_000;
const KEPT_LINES = 5;

/**
 * Says something to a screen reader, once. What happens at the same moment is said as one line: two lines that appear
 * together may be read in any order. What a board has to say of it (`last`) comes after what has happened.
 */
export function announce(text: string, order: Order = 'first'): void {
  if (text === '') return;
  if (waiting.first.length + waiting.last.length === 0) setTimeout(speak, TOGETHER_MS);
  waiting[order].push(text);
}

function speak(): void {
  const saidAt = performance.now();
  const old = lines.peek();
  const kept = old.filter((line, index) => index > old.length - KEPT_LINES || saidAt - line.saidAt < KEPT_MS);
  lines.value = [...kept, { id: count++, text: joinSaid([...waiting.first, ...waiting.last]), saidAt }];
  waiting = { first: [], last: [] };
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
