import type { Mirror } from '@potager/table';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { LoadedGame } from '../../games/catalog.ts';
import type { Session } from '../../client/session.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Loading } from '../../parts/loading.tsx';
import { words } from '../../words/words.ts';

/** Where the rules are open over the table: at a rule, or at none in particular. */
export interface RulesPlace {
  readonly at: string | undefined;
}

interface RulesDialogProps {
  readonly session: Session;
  readonly place: RulesPlace;
  readonly onClose: () => void;
}

type Text = ComponentType<{ game: string; at: string | undefined }>;

/** The rules over the table, which is not left for them. */
export function RulesDialog({ session, place, onClose }: RulesDialogProps): VNode {
  const { entry } = session.loaded as LoadedGame;
  const text = useSignal<Text | 'missing' | undefined>(undefined);
  useEffect(() => {
    const bring = async (): Promise<void> => {
      const { RulesText, loadRules } = await import('../rules/rules-text.tsx');
      await loadRules(entry.name);
      text.value = RulesText;
    };
    void bring().catch(() => (text.value = 'missing'));
  }, []);
  const Text = text.value;
  const { rules, broken, ownPage } = words();
  return (
    <Dialog title={rules} onClose={onClose} class="wide rules-dialog">
      {Text === undefined && <Loading />}
      {Text === 'missing' && <p>{broken}</p>}
      {typeof Text === 'function' && <Text game={entry.name} at={place.at} />}
      <a class="quiet-link" href={`/rules/${entry.name}`} target="_blank" rel="noreferrer" data-away>
        {ownPage}
      </a>
    </Dialog>
  );
}

/** The rule that the reader has before them: the step of the game as it is shown. */
function ruleAtHand(session: Session): string | undefined {
  const { board } = session.loaded as LoadedGame;
  const { turnStatus } = session.mirror.peek() as Mirror;
  const view = session.moment.peek()?.view ?? session.playback.shown.peek().view;
  return board?.ruleAtHand?.(view, turnStatus.legal);
}

/** Opens the rules over the table, at what is before the reader. */
export function openRules(session: Session, place: Signal<RulesPlace | undefined>): void {
  place.value = { at: ruleAtHand(session) };
}

/** Whatever links to the game's rules at a table opens them over it: refusals, scores, explanations, the menu. */
export function useRulesLinks(session: Session, place: Signal<RulesPlace | undefined>): void {
  useEffect(() => {
    const { entry } = session.loaded as LoadedGame;
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || !isPlain(event) || !leadsToRules(link, entry.name)) return;
      event.preventDefault();
      const at = decodeURIComponent(link.hash.slice(1));
      if (at === '') openRules(session, place);
      else place.value = { at };
    };
    document.addEventListener('click', follow, { capture: true });
    return () => document.removeEventListener('click', follow, { capture: true });
  }, [session]);
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

const leadsToRules = (link: HTMLAnchorElement, game: string): boolean =>
  link.origin === location.origin && link.pathname === `/rules/${game}` && link.dataset['away'] === undefined;
