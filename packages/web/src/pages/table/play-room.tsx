import type { Seat } from '@potager/kernel';
import type { Mirror } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Session } from '../../client/session.ts';
import { Icon } from '../../parts/icon.tsx';
import type { TableAt } from '../../router/route.ts';
import { words } from '../../words/words.ts';
import { BoardView } from './board-view.tsx';
import { Banners } from './banners.tsx';
import { Curtain } from './curtain.tsx';
import { EndScreen } from './end/end-screen.tsx';
import { handOver } from './hot-seat.ts';
import { RulesDialog, type RulesPlace, useRulesLinks } from './rules-dialog.tsx';
import { type Sheet, TableDialogs } from './table-dialogs.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { SidePanel } from './side-panel.tsx';
import { TopBar } from './top-bar.tsx';
import { useKeys } from './use-keys.ts';
import { useBegun, useHelp } from '../../help/use-help.ts';
import { useKnownGame } from '../../lesson/use-known-game.ts';
import { usePlayback } from './use-playback.ts';
import { usePointing } from './use-pointing.ts';
import { useRecap } from './use-recap.ts';
import { useSounds } from './use-sounds.ts';
import { useRefusals } from './use-refusals.ts';
import { useTakebackNote } from './use-takeback-note.ts';
import { useTurnNews } from './use-turn-news.ts';

interface PlayRoomProps {
  readonly session: Session;
  readonly place: TableAt['place'];
}

/** A running game, or one that is over: the board with everything around it. */
export function PlayRoom({ session, place }: PlayRoomProps): VNode {
  const mirror = session.mirror.value as Mirror;
  const sheet = useSignal<Sheet | undefined>(undefined);
  const rules = useSignal<RulesPlace | undefined>(undefined);
  const handTo = useHandOver(session, mirror);
  const recap = useRecap(session);
  useRefusals(session);
  useSounds(session);
  useTurnNews(session);
  useTakebackNote(session);
  usePointing(session);
  useKeys({ session, sheet, rules, recap });
  useRulesLinks(session, rules);
  usePlayback(session);
  useKnownGame(session);
  useBegun(session);
  const help = useHelp(session);
  // Whoever had scrolled down in the waiting room would not see the board.
  useLayoutEffect(() => scrollTo(0, 0), []);
  if (handTo !== undefined) return <Curtain session={session} to={handTo} />;
  return (
    <div class="table-page" data-status={mirror.info.status}>
      <TopBar session={session} place={place} recap={recap} open={(name) => (sheet.value = name)} />
      <main class="board-room" aria-label={words().board}>
        <h2 class="unseen">{words().board}</h2>
        <ConnectionBanner session={session} />
        <Banners session={session} />
        <BoardView session={session} help={help} />
      </main>
      <aside class="side" aria-label={words().aside}>
        {mirror.info.status === 'over' && (
          <button type="button" class="button primary" onClick={() => (sheet.value = 'end')}>
            <Icon name="score" />
            {words().result}
          </button>
        )}
        <SidePanel session={session} place={place} />
      </aside>
      <TableDialogs session={session} place={place} sheet={sheet} />
      {rules.value && <RulesDialog session={session} place={rules.value} onClose={() => (rules.value = undefined)} />}
      <EndOnce session={session} open={() => (sheet.value = 'end')} />
      {sheet.value === 'end' && <EndScreen session={session} place={place} onClose={() => (sheet.value = undefined)} />}
    </div>
  );
}

/** Shows the result by itself when the game ends before one's eyes, or when one comes to a game that is over. */
function EndOnce({ session, open }: { session: Session; open: () => void }): null {
  const isOver = session.mirror.value?.info.status === 'over' && !session.playback.isPlaying.value;
  useEffect(() => {
    if (isOver) open();
  }, [isOver]);
  return null;
}

/**
 * Before one screen with several people: who must take it now, behind a curtain. Where nothing is hidden, the seat is
 * taken at once.
 */
function useHandOver(session: Session, mirror: Mirror): Seat | undefined {
  const isOpenGame = session.loaded?.game.isOpen === true;
  const handing = handOver(mirror, { seats: session.mySeats.value, viewer: session.viewer.value, isOpenGame });
  const atOnce = handing?.isCurtainDrawn === false ? handing.to : undefined;
  useEffect(() => {
    if (atOnce !== undefined) void session.joinAs(atOnce);
  }, [atOnce]);
  return atOnce === undefined ? handing?.to : undefined;
}
