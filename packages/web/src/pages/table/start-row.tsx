import type { Mirror } from '@potager/table';
import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { makeNonce } from '../../client/nonce.ts';
import type { Session } from '../../client/session.ts';
import { Icon } from '../../parts/icon.tsx';
import { navigate, type TableAt } from '../../router/route.ts';
import { botLevel } from '../../settings/bot-level.ts';
import { playerName } from '../../settings/player-name.ts';
import { rememberPlan } from '../../settings/table-plan.ts';
import { words } from '../../words/words.ts';
import { begin, countPlayers, type TypedNames } from './begin.ts';

interface StartRowProps {
  readonly session: Session;
  readonly place: TableAt['place'];
  readonly isHost: boolean;
  readonly typed: Signal<TypedNames>;
}

/** What leads on from the waiting room: to sit down, to start with those who are there, or with bots. */
export function StartRow(props: StartRowProps): VNode {
  const { session, place, isHost } = props;
  const { seats } = (session.mirror.value as Mirror).info;
  const open = seats.findIndex(({ kind }) => kind === 'open');
  const maySit = place === 'online' && open >= 0 && session.mySeats.value.length === 0;
  const mayLeave = place === 'online' && (isHost || session.mySeats.value.length > 0);
  return (
    <>
      <div class="room-start">
        {maySit && <SitDown session={session} seat={open} />}
        {isHost && <StartButtons {...props} />}
        {!isHost && !maySit && <p class="room-wait">{words().waitForHost}</p>}
      </div>
      {mayLeave && <LeaveRoom session={session} />}
    </>
  );
}

function LeaveRoom({ session }: { session: Session }): VNode {
  const leave = async (): Promise<void> => {
    const seats = session.mySeats.peek();
    for (const seat of seats.length === 0 ? [0] : seats) {
      if (!(await session.command({ kind: 'leave', seat }))) return;
    }
    navigate('/');
  };
  return (
    <button type="button" class="button quiet small room-leave" onClick={() => void leave()}>
      <Icon name="leave" />
      {words().leaveRoom}
    </button>
  );
}

function SitDown({ session, seat }: { session: Session; seat: number }): VNode {
  const sit = (): void => void session.command({ kind: 'sit', seat, name: playerName.peek(), nonce: makeNonce() });
  return (
    <button type="button" class="button primary large" onClick={sit}>
      <Icon name="person" />
      {words().sitDown}
    </button>
  );
}

function StartButtons({ session, place, typed }: StartRowProps): VNode {
  const { start, startWith, fillAndStart } = words();
  const { info } = session.mirror.value as Mirror;
  const count = countPlayers(info, typed.value);
  const open = info.seats.length - count;
  const problem = whyNot(session, place, count);
  const go = async (withBots: boolean): Promise<void> => {
    const { game, seats, options, settings } = info;
    rememberPlan(game, { seats: withBots ? seats.length : count, options, clock: settings.clock });
    await begin(session, typed.peek(), withBots ? { level: botLevel.peek() } : {});
  };
  const isBusy = session.isBusy.value;
  return (
    <>
      <button
        type="button"
        class="button primary large"
        disabled={problem !== undefined || isBusy}
        onClick={() => void go(false)}
      >
        <Icon name="play" />
        {open === 0 || problem !== undefined ? start : startWith(count)}
      </button>
      {open > 0 && count > 0 && (
        <button type="button" class="button" disabled={isBusy} onClick={() => void go(true)}>
          <Icon name="bot" />
          {fillAndStart(open)}
        </button>
      )}
      {problem !== undefined && <p class="room-hint">{problem}</p>}
    </>
  );
}

/** Why the game cannot begin with those who are there; undefined where it can. */
function whyNot(session: Session, place: TableAt['place'], count: number): string | undefined {
  const { nobodySits, waitingForFriends, typeNames, takesPlayers, players } = words();
  const { seats } = (session.mirror.value as Mirror).info;
  const possible = session.loaded?.game.seats ?? [];
  if (seats.every(({ kind }) => kind !== 'human') && count === 0) return nobodySits;
  if (count === seats.length) return undefined;
  if (count === 1) return place === 'online' ? waitingForFriends : typeNames;
  return possible.includes(count) && isClosable(seats, place) ? undefined : takesPlayers(players(possible));
}

/** Nobody is sent from one chair to another: on the server only the last chairs can be taken away. */
const isClosable = (seats: Mirror['info']['seats'], place: TableAt['place']): boolean =>
  place === 'here' || !seats.some((chair, seat) => chair.kind !== 'open' && seats[seat - 1]?.kind === 'open');
