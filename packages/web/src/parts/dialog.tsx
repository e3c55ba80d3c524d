import type { ComponentChildren, VNode } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../words/words.ts';
import { Announcer, speakInDialog } from './announcer.tsx';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly class?: string;
  /** It lies beside the page instead of over it: what is below can be seen and used. */
  readonly isBeside?: boolean;
}

/** A sheet of paper laid over the page. The browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ title, onClose, children, class: name = '', isBeside = false }: DialogProps): VNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the effects of what lies in it: a list that scrolls to its end has no end while it is not shown.
  useLayoutEffect(() => {
    if (isBeside) {
      dialog.current?.show();
      return undefined;
    }
    dialog.current?.showModal();
    return speakInDialog(id);
  }, []);
  const closeOutside = (event: MouseEvent): void => {
    if (event.target === dialog.current) dialog.current?.close();
  };
  // The browser does it by itself where nothing else can be used meanwhile.
  const closeByKey = (event: KeyboardEvent): void => {
    if (!isBeside || event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    dialog.current?.close();
  };
  return (
    // The keyboard closes it with Escape, which the browser does by itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      class={`dialog ${name}`}
      aria-labelledby={id}
      onClose={onClose}
      onClick={closeOutside}
      onKeyDown={closeByKey}
    >
      <div class="dialog-sheet">
        {/* No header: beside a page it would be taken for the page's own. */}
        <div class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="icon-button" aria-label={words().close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
      <Announcer dialog={id} />
    </dialog>
  );
}
