import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { mayUndo, type Session } from '../../client/session.ts';
import { mayHint } from './may-hint.ts';
import { openRules, type RulesPlace } from './rules-dialog.tsx';
import type { Sheet } from './table-dialogs.tsx';
import type { Recap } from './use-recap.ts';
import { makeNavigation } from './step-navigation.ts';

/** Somebody types, or a dialog lies over the page: not every browser puts the focus into it. */
const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest('input, textarea, select, dialog') !== null) ||
  document.querySelector('dialog:modal') !== null;

interface Room {
  readonly session: Session;
  readonly sheet: Signal<Sheet | undefined>;
  readonly rules: Signal<RulesPlace | undefined>;
  readonly recap: Recap;
}

/** Whether a key leads through the steps of the game: back, on, hold or go on. */
function pressStep(key: string, { session, recap }: Room): boolean {
  const { playback } = session;
  if (key === 'k' && playback.isPaused.peek()) playback.resume();
  else if (key === 'k' && playback.isPlaying.peek()) playback.pause();
  else if (key === ',') makeNavigation(session, recap).back?.();
  else if (key === '.') makeNavigation(session, recap).on?.();
  else if (key === 'escape' && session.moment.peek()) session.returnToNow();
  else if (key === 'escape' && playback.isPlaying.peek()) playback.skip();
  else return false;
  return true;
}

/** The keys of the page around the board; the board has its own. */
export function useKeys(room: Room): void {
  const { session, sheet, rules } = room;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // What the board has made use of is not for the page.
      if (event.defaultPrevented || isElsewhere(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const sheets: { readonly [key: string]: Sheet } = { '?': 'keys', w: 'moves', l: 'log', p: 'scores', m: 'menu' };
      const wanted = sheets[event.key.toLowerCase()];
      if (wanted) sheet.value = wanted;
      else if (event.key.toLowerCase() === 'h' && mayHint(session)) sheet.value = 'hint';
      else if (event.key.toLowerCase() === 'g') openRules(session, rules);
      else if (event.key.toLowerCase() === 'u' && mayUndo(session)) void session.undo();
      else if (!pressStep(event.key.toLowerCase(), room)) return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [session]);
}
