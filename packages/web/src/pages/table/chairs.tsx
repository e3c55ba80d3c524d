import { LEVEL_NAMES, LEVELS, type LevelName } from '@potager/bots';
import { includes, type Seat } from '@potager/kernel';
import type { Chair, Mirror } from '@potager/table';
import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { makeNameOf } from '../../games/names.ts';
import type { Session } from '../../client/session.ts';
import { Icon } from '../../parts/icon.tsx';
import { SeatMark } from '../../parts/seat-mark.tsx';
import { Select } from '../../parts/select.tsx';
import { Sprig } from '../../parts/sprig.tsx';
import type { TableAt } from '../../router/route.ts';
import { botLevel } from '../../settings/bot-level.ts';
import { language } from '../../settings/language.ts';
import { playerName } from '../../settings/player-name.ts';
import { makeNonce } from '../../client/nonce.ts';
import { words } from '../../words/words.ts';
import type { TypedNames } from './begin.ts';
import { PersonButton } from './person-button.tsx';

interface ChairsProps {
  readonly session: Session;
  readonly place: TableAt['place'];
  readonly isHost: boolean;
  /** What was written on chairs that nobody has taken yet. */
  readonly typed: Signal<TypedNames>;
}

/**
 * How far the furthest chair stands above the middle of the table, where the nearest stands one below it; the table's
 * own half at least.
 */
const riseOf = (chairs: number): number =>
  Math.max(0.4, ...Array.from({ length: chairs }, (_, chair) => -Math.cos((2 * Math.PI * chair) / chairs)));

/** The chairs around the table. */
export function Chairs(props: ChairsProps): VNode {
  const { seats } = (props.session.mirror.value as Mirror).info;
  return (
    <div class="round-table" style={{ '--chairs': seats.length, '--rise': riseOf(seats.length) }}>
      <div class="round-table-top" aria-hidden="true">
        <Sprig />
      </div>
      <ol class="chairs" aria-label={words().chairs}>
        {seats.map((chair, seat) => (
          <li key={seat} class="chair" data-kind={chair.kind} style={{ '--chair': seat }}>
            <SeatMark seat={seat} />
            <ChairInside {...props} chair={chair} seat={seat} />
          </li>
        ))}
      </ol>
    </div>
  );
}

type OneChair<K extends Chair['kind'] = Chair['kind']> = ChairsProps & {
  readonly chair: Extract<Chair, { kind: K }>;
  readonly seat: Seat;
};

function ChairInside({ chair, ...rest }: OneChair): VNode {
  if (chair.kind === 'human') return <HumanChair {...rest} chair={chair} />;
  return chair.kind === 'bot' ? <BotChair {...rest} chair={chair} /> : <OpenChair {...rest} chair={chair} />;
}

function HumanChair({ session, place, isHost, chair, seat }: OneChair<'human'>): VNode {
  const { standUp, askToLeave, isAway } = words();
  const { info } = session.mirror.value as Mirror;
  const name = makeNameOf(info.seats)(seat);
  const isMine = chair.person === session.client.person.value;
  const isOnline = place === 'here' || includes(session.presence.value.online, seat);
  const leave = (): void => void session.command({ kind: isMine ? 'stand' : 'clearSeat', seat });
  return (
    <>
      <strong class="chair-name">
        <bdi>{name}</bdi>
      </strong>
      {!isOnline && <span class="chair-note">{isAway}</span>}
      {(isMine || isHost) && (
        <button type="button" class="button small" onClick={leave}>
          {isMine ? standUp : askToLeave}
          <span class="unseen"> · {name}</span>
        </button>
      )}
      {place === 'online' && !isMine && (
        <PersonButton class="icon-button chair-person" table={info.table} person={chair.person} name={name} />
      )}
    </>
  );
}

const levelOptions = (): { value: LevelName; label: string }[] =>
  LEVEL_NAMES.map((value) => ({ value, label: LEVELS[value].names[language.value] }));

function BotChair({ session, isHost, chair, seat }: OneChair<'bot'>): VNode {
  const { bot, levelOf, removeBot } = words();
  const name = makeNameOf((session.mirror.value as Mirror).info.seats)(seat);
  if (!isHost) {
    return (
      <>
        <strong class="chair-name">{name}</strong>
        <span class="chair-note">
          {bot} · {LEVELS[chair.level].names[language.value]}
        </span>
      </>
    );
  }
  return (
    <>
      <strong class="chair-name">{name}</strong>
      <span class="chair-note">
        <Icon name="bot" /> {bot}
      </span>
      <Select
        label={levelOf(seat + 1)}
        isLabelHidden
        value={chair.level}
        options={levelOptions()}
        onChoose={(level) => void session.command({ kind: 'seatBot', seat, level: level as LevelName })}
      />
      <p class="level-hint">{words().levelHints[chair.level]}</p>
      <button type="button" class="button small" onClick={() => void session.command({ kind: 'clearSeat', seat })}>
        {removeBot}
        <span class="unseen"> · {words().seat(seat + 1)}</span>
      </button>
    </>
  );
}

function OpenChair({ session, place, isHost, seat, typed }: OneChair<'open'>): VNode {
  const { openChair, addBot } = words();
  const isSeated = place === 'online' && session.mySeats.value.length > 0;
  return (
    <>
      <span class="chair-note">{openChair}</span>
      {place === 'here' && <NameTheSitter session={session} seat={seat} typed={typed} />}
      {place === 'online' && !isSeated && <SitButton session={session} seat={seat} />}
      {isHost && (
        <button
          type="button"
          class="button small"
          onClick={() => void session.command({ kind: 'seatBot', seat, level: botLevel.peek() })}
        >
          <Icon name="bot" />
          {addBot}
          <span class="unseen"> · {words().seat(seat + 1)}</span>
        </button>
      )}
    </>
  );
}

function SitButton({ session, seat }: { session: Session; seat: Seat }): VNode {
  const sit = (): void => void session.command({ kind: 'sit', seat, name: playerName.peek(), nonce: makeNonce() });
  return (
    <button type="button" class="button small primary" onClick={sit}>
      <Icon name="person" />
      {words().sitHere}
      <span class="unseen"> · {words().seat(seat + 1)}</span>
    </button>
  );
}

/** Before one screen everyone says their name when they sit down. */
function NameTheSitter({ session, seat, typed }: Pick<OneChair, 'session' | 'seat' | 'typed'>): VNode {
  const { whoSits, sitHere, seat: seatWord } = words();
  const name = typed.value[seat] ?? '';
  const write = (text: string): void => {
    typed.value = { ...typed.peek(), [seat]: text };
  };
  const sit = (event: Event): void => {
    event.preventDefault();
    const called = name.trim();
    if (called === '') return;
    write('');
    void session.command({ kind: 'sit', seat, name: called, nonce: makeNonce() });
  };
  return (
    <form class="sitter" onSubmit={sit}>
      <label>
        <span class="unseen">{`${whoSits} · ${seatWord(seat + 1)}`}</span>
        <input
          value={name}
          placeholder={whoSits}
          maxLength={24}
          required
          autoComplete="off"
          onInput={(event) => write((event.target as HTMLInputElement).value)}
        />
      </label>
      <button type="submit" class="button small primary">
        {sitHere}
        <span class="unseen"> · {seatWord(seat + 1)}</span>
      </button>
    </form>
  );
}
