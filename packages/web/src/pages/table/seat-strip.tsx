import { includes, type Seat } from '@potager/kernel';
import { botOf, type Chair, type Mirror } from '@potager/table';
import type { VNode } from 'preact';
import { levelNameOf, makeNameOf } from '../../games/names.ts';
import { isMuted } from '../../client/muted.ts';
import type { Session } from '../../client/session.ts';
import { Icon } from '../../parts/icon.tsx';
import { SeatMark } from '../../parts/seat-mark.tsx';
import type { TableAt } from '../../router/route.ts';
import { language } from '../../settings/language.ts';
import { shortDayIn } from '../../words/when.ts';
import { words } from '../../words/words.ts';
import { awaitedInView, useViewRules } from './awaited-in-view.ts';
import { PersonButton } from './person-button.tsx';
import { SeatClock } from './seat-clock.tsx';

interface SeatStripProps {
  readonly session: Session;
  readonly place: TableAt['place'];
}

/** Everyone at the table: name, whether it is their turn, clock, whether they are there. */
export function SeatStrip({ session, place }: SeatStripProps): VNode {
  const { info } = session.mirror.value as Mirror;
  const { watchers } = session.presence.value;
  const awaited = awaitedInView(session, useViewRules(session));
  return (
    <ul class="seat-strip" data-place={place} aria-label={words().chairs}>
      {info.seats.map((chair, seat) => (
        <SeatChip
          key={seat}
          session={session}
          place={place}
          chair={chair}
          seat={seat}
          isTurn={includes(awaited, seat)}
        />
      ))}
      {place === 'online' && watchers > 0 && (
        <li class="seat-watchers">
          <Icon name="eye" />
          {words().watchers(watchers)}
        </li>
      )}
    </ul>
  );
}

interface SeatChipProps extends SeatStripProps {
  readonly chair: Chair;
  readonly seat: Seat;
  readonly isTurn: boolean;
}

function SeatChip({ session, place, chair, seat, isTurn }: SeatChipProps): VNode {
  const { info, turnStatus } = session.mirror.value as Mirror;
  const { turnHere, you, muted } = words();
  const name = makeNameOf(info.seats)(seat);
  const isOther = place === 'online' && chair.kind === 'human' && chair.person !== session.client.person.value;
  const isHushed = isOther && isMuted(chair.person);
  const isYou = session.viewer.value === seat;
  const level = levelNameOf(chair);
  const state = stateOf(session, place, chair, seat);
  return (
    <li class="seat-chip" data-turn={isTurn} data-you={isYou} data-state={state?.kind}>
      <SeatMark seat={seat} />
      <bdi class="seat-name">{name}</bdi>
      {isYou && <span class="seat-you">· {you}</span>}
      {isTurn && <span class="unseen">, {turnHere}</span>}
      {botOf(chair) !== undefined && <Icon name="bot" />}
      {isHushed && (
        <>
          <Icon name="mute" />
          <span class="unseen">, {muted}</span>
        </>
      )}
      {level !== undefined && <span class="seat-level">{level}</span>}
      {state && <span class="seat-state">{state.text}</span>}
      {turnStatus.clock && chair.kind !== 'bot' && (
        <SeatClock face={turnStatus.clock} seat={seat} readAt={session.clockReadAt.value} />
      )}
      {isOther && <PersonButton class="seat-person" table={info.table} person={chair.person} name={name} />}
    </li>
  );
}

/** What is to be said of someone besides the name. */
function stateOf(
  session: Session,
  place: TableAt['place'],
  chair: Chair,
  seat: Seat,
): { text: string; kind: 'out' | 'away' } | undefined {
  const { resigned, botPlays, isAway, onHoliday } = words();
  if (chair.kind !== 'human') return undefined;
  if (chair.hasResigned) return { text: resigned, kind: 'out' };
  if (chair.standIn) return { text: botPlays, kind: 'away' };
  const until = chair.holiday?.until ?? 0;
  if (until > session.hostNow) return { text: onHoliday(shortDayIn(language.value)(until)), kind: 'away' };
  const isHere = place === 'here' || includes(session.presence.value.online, seat);
  return isHere ? undefined : { text: isAway, kind: 'away' };
}
