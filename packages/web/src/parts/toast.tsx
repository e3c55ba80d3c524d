import { signal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { words } from '../words/words.ts';
import { Icon } from './icon.tsx';

interface ToastContent {
  readonly text: string;
  /** Where to read more. */
  readonly link?: { readonly path: string; readonly text: string };
  /** What can be done about it; such a slip stays longer. */
  readonly action?: { readonly text: string; readonly run: () => void };
}

const shown = signal<ToastContent | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

const SHOWN_MS = 7000;
const ACTION_MS = 15_000;

/** A slip of paper at the edge: says what happened, and goes away by itself. */
export function toast(content: ToastContent): void {
  clearTimeout(timer);
  shown.value = content;
  timer = setTimeout(() => (shown.value = undefined), content.action ? ACTION_MS : SHOWN_MS);
}

/** What was said no longer matters, or is not for whoever looks next. */
export function dropToast(): void {
  clearTimeout(timer);
  shown.value = undefined;
}

export function Toasts(): VNode {
  const content = shown.value;
  return (
    <div class="toasts" role="status">
      {content !== undefined && <ToastView content={content} />}
    </div>
  );
}

function ToastView({ content }: { content: ToastContent }): VNode {
  const { text, link, action } = content;
  const more: ComponentChildren = link && (
    <a href={link.path} target="_blank" rel="noreferrer">
      {link.text}
    </a>
  );
  return (
    <div class="toast">
      <p>
        {text} {more}
      </p>
      {action && (
        <button
          type="button"
          class="button small"
          onClick={() => {
            dropToast();
            action.run();
          }}
        >
          {action.text}
        </button>
      )}
      <button type="button" class="icon-button" aria-label={words().close} onClick={dropToast}>
        <Icon name="close" />
      </button>
    </div>
  );
}
