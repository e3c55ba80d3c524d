import type { ComponentChildren, VNode } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../words/words.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
}

/** A sheet of paper laid over the page. The browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, onClose, children, class: name = '' }: DialogProps): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the effects of what lies in it: a list that scrolls to its end has no end while it is not shown.
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  const closeOutside = (event: MouseEvent): void => {
    if (event.target === dialog.current) dialog.current?.close();
  };
  return (
    // The keyboard closes it with Escape, which the browser does by itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog ref={dialog} class={`dialog ${name}`} aria-labelledby={id} onClose={onClose} onClick={closeOutside}>
      <div class="dialog-sheet">
        <header class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="icon-button" aria-label={words().close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
