import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { mayUndo, type Session } from '../../client/session.ts';
import type { Sheet } from './table-dialogs.tsx';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null;

/** The keys of the page around the board; the board has its own. */
export function useKeys(session: Session, sheet: Signal<Sheet | undefined>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // What the board has made use of is not for the page.
      if (event.defaultPrevented || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const sheets: { readonly [key: string]: Sheet } = { '?': 'keys', w: 'moves', l: 'log', p: 'scores', m: 'menu' };
      const wanted = sheets[event.key.toLowerCase()];
      if (wanted) sheet.value = wanted;
      else if (event.key.toLowerCase() === 'u' && mayUndo(session)) void session.undo();
      else if (event.key === 'Escape' && session.moment.peek()) session.returnToNow();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
}
