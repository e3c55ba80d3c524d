import { SPECTATOR } from '@potager/kernel';
import { makeNonce } from '../../client/nonce.ts';
import type { Session } from '../../client/session.ts';
import type { Mirror } from '@potager/table';
import type { VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Crumbs } from '../../parts/crumbs.tsx';
import { Icon } from '../../parts/icon.tsx';
import { NameField } from '../../parts/name-field.tsx';
import type { TableAt } from '../../router/route.ts';
import { botLevel } from '../../settings/bot-level.ts';
import { words, wordsOf } from '../../words/words.ts';
import { Chairs } from './chairs.tsx';
import { Invitation } from './invitation.tsx';
import { LineBanner } from './line-banner.tsx';
import { RoomOptions } from './room-options.tsx';
import { useRefusals } from './use-refusals.ts';

interface RoomProps {
  readonly session: Session;
  readonly place: TableAt['place'];
}

/** Before the game: who sits where, how it is played, and the link to send. */
export function WaitingRoom({ session, place }: RoomProps): VNode {
  const { info } = session.mirror.value as Mirror;
  const { waitingRoom, waitForHost } = words();
  const isHost = info.host === session.client.person.value;
  useRefusals(session);
  useOwnSeat(session);
  return (
    <div class="sheet room">
      <LineBanner session={session} />
      <Crumbs />
      <main>
        <p class="room-kind">{waitingRoom}</p>
        <h1>{wordsOf(info.game).title}</h1>
        {place === 'online' && <NameField onKept={(name) => void sitAnew(session, name)} />}
        <Chairs session={session} place={place} isHost={isHost} />
        {isHost ? <StartRow session={session} /> : <p class="room-wait">{waitForHost}</p>}
        <div class="room-columns">
          <RoomOptions session={session} place={place} isHost={isHost} />
          {place === 'online' && <Invitation />}
        </div>
      </main>
    </div>
  );
}

/** A chair knows its sitter's name from when they sat down. */
async function sitAnew(session: Session, name: string): Promise<void> {
  for (const seat of session.mySeats.peek()) {
    if (!(await session.command({ kind: 'stand', seat }))) return;
    await session.command({ kind: 'sit', seat, name, nonce: makeNonce() });
  }
}

/**
 * Whoever has taken a chair sees the table from there; several before one screen see nobody's secrets until the curtain
 * asks. That is settled together with what is drawn: the game may start at the next touch.
 */
function useOwnSeat(session: Session): void {
  const seats = session.mySeats.value;
  useLayoutEffect(() => {
    const viewer = seats.length === 1 ? (seats[0] as number) : SPECTATOR;
    if (session.viewer.peek() !== viewer) void session.joinAs(viewer);
  }, [seats.join()]);
}

function StartRow({ session }: { session: Session }): VNode {
  const { start, fillAndStart, nobodySits } = words();
  const { seats } = (session.mirror.value as Mirror).info;
  const open = seats.flatMap((chair, seat) => (chair.kind === 'open' ? [seat] : []));
  const isEmpty = seats.every(({ kind }) => kind !== 'human');
  const begin = async (): Promise<void> => {
    for (const seat of open) {
      if (!(await session.command({ kind: 'seatBot', seat, level: botLevel.peek() }))) return;
    }
    await session.command({ kind: 'start' });
  };
  return (
    <div class="room-start">
      <button
        type="button"
        class="button primary large"
        disabled={isEmpty || session.isBusy.value}
        onClick={() => void begin()}
      >
        <Icon name="play" />
        {open.length > 0 ? fillAndStart(open.length) : start}
      </button>
      {isEmpty && <p>{nobodySits}</p>}
    </div>
  );
}
