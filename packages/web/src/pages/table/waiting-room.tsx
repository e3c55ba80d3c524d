import { SPECTATOR } from '@potager/kernel';
import { makeNonce } from '../../client/nonce.ts';
import type { Session } from '../../client/session.ts';
import type { Mirror } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Crumbs } from '../../parts/crumbs.tsx';
import { NameField } from '../../parts/name-field.tsx';
import type { TableAt } from '../../router/route.ts';
import { words, wordsOf } from '../../words/words.ts';
import type { TypedNames } from './begin.ts';
import { Chairs } from './chairs.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { Invitation } from './invitation.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { RoomOptions } from './room-options.tsx';
import { StartRow } from './start-row.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useRefusals } from './use-refusals.ts';

interface RoomProps {
  readonly session: Session;
  readonly place: TableAt['place'];
}

/** Before the game: who sits where, how it is played, and the link to send. */
export function WaitingRoom({ session, place }: RoomProps): VNode {
  const { info } = session.mirror.value as Mirror;
  const { waitingRoom, talkHere } = words();
  const typed = useSignal<TypedNames>({});
  const isHost = info.host === session.client.person.value;
  const isOnline = place === 'online';
  useRefusals(session);
  useOwnSeat(session);
  useArrivals(session);
  return (
    <div class="sheet room" data-place={place}>
      <ConnectionBanner session={session} />
      <Crumbs />
      <main>
        <header class="room-head">
          <h1>{wordsOf(info.game).title}</h1>
          <p class="room-kind">{waitingRoom}</p>
        </header>
        <div class="room-side">
          {isOnline && <Invitation watchers={session.presence.value.watchers} />}
          <StartRow session={session} place={place} isHost={isHost} typed={typed} />
          {isOnline && (
            <section class="room-talk" aria-labelledby="room-talk">
              <h2 id="room-talk">{talkHere}</h2>
              <ChatPanel session={session} />
            </section>
          )}
        </div>
        <div class="room-table">
          {isOnline && <NameField onKept={(name) => void sayName(session, name)} />}
          <Chairs session={session} place={place} isHost={isHost} typed={typed} />
        </div>
        <RoomOptions session={session} place={place} isHost={isHost} />
      </main>
    </div>
  );
}

/** A chair knows its sitter's name from when they sat down, so they say it again. */
async function sayName(session: Session, name: string): Promise<void> {
  for (const seat of session.mySeats.peek()) await session.command({ kind: 'sit', seat, name, nonce: makeNonce() });
}

/**
 * Whoever has taken a chair sees the table from there; several before one screen see nobody's secrets until the curtain
 * asks. That is settled together with what is drawn: the game may start at the next touch.
 */
function useOwnSeat(session: Session): void {
  const seats = session.mySeats.value;
  useLayoutEffect(() => {
    const viewer = seats.length === 1 ? seats[0]! : SPECTATOR;
    if (session.viewer.peek() !== viewer) void session.joinAs(viewer);
  }, [seats.join()]);
}
