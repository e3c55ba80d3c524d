import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { joinSaid } from './join-said.ts';

interface Line {
  readonly id: number;
  readonly text: string;
  readonly saidAt: number;
  /** The dialog it was said in; undefined on the page itself. */
  readonly dialog: string | undefined;
}

/** Dialogs on the page, by the ids of their headings, the topmost last. */
const dialogs: string[] = [];

/** The browser closes a dialog before the page hears of it: nobody would hear what is said in it by then. */
const isOpen = (id: string): boolean => document.getElementById(id)?.closest('dialog')?.open === true;

/**
 * A dialog opens, and closes when what is returned is called: what is said meanwhile is said in it. What lies behind it
 * is new to a screen reader when it closes, and would be read once more: what was said before goes.
 */
export function speakInDialog(id: string): () => void {
  dialogs.push(id);
  lines.value = [];
  return () => {
    dialogs.splice(dialogs.indexOf(id), 1);
    quietUntil = performance.now() + AFTER_DIALOG_MS;
  };
}

const lines = signal<readonly Line[]>([]);
let count = 0;
/** Nothing is said on the page before this moment. */
let quietUntil = 0;
let lastSaidAt = 0;
/** What is to be said next: what has happened, then what comes into view by it. */
let waiting: { readonly [order in Order]: string[] } = { first: [], last: [] };

type Order = 'first' | 'last';

/** What comes within this time is one line. */
const TOGETHER_MS = 50;
/** So far apart lines are: what is added sooner may be read before the line it follows. */
const APART_MS = 300;
/** So long a screen reader has the page anew that lay behind a dialog; a line that comes meanwhile is read twice. */
const AFTER_DIALOG_MS = 1000;
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
  const mayAt = Math.max(lastSaidAt + APART_MS, dialogs.some(isOpen) ? 0 : quietUntil);
  if (saidAt < mayAt) {
    setTimeout(speak, mayAt - saidAt);
    return;
  }
  lastSaidAt = saidAt;
  const old = lines.peek();
  const kept = old.filter((line, index) => index > old.length - KEPT_LINES || saidAt - line.saidAt < KEPT_MS);
  const text = joinSaid([...waiting.first, ...waiting.last]);
  lines.value = [...kept, { id: count++, text, saidAt, dialog: dialogs.findLast(isOpen) }];
  waiting = { first: [], last: [] };
}

/**
 * Where screen readers listen: there is one on the page and one in each dialog, because nobody hears anything from
 * behind a dialog.
 */
export function Announcer({ dialog }: { dialog?: string }): VNode {
  return (
    <div class="unseen announcer" role="log" aria-live="polite" aria-relevant="additions">
      {lines.value
        .filter((line) => line.dialog === dialog)
        .map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
    </div>
  );
}
