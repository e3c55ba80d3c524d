import type { ClockSetting, LobbyTable } from '@potager/table';
import type { VNode } from 'preact';
import { makeNameOf } from '../../games/names.ts';
import { SeatMark } from '../../parts/seat-mark.tsx';
import { makeTablePath } from '../../router/route.ts';
import { words, wordsOf } from '../../words/words.ts';
import { withColon } from '../../words/with-colon.ts';

/** A public table: what is played, with whom, how fast, and whether whoever opened it is there. */
export function LobbyRow({ table }: { table: LobbyTable }): VNode {
  const { openChairs, running, watchers, waitingRoom, paused, hostHere, hostAway } = words();
  const nameOf = makeNameOf(table.seats);
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  const state = { waiting: open > 0 ? openChairs(open) : waitingRoom, playing: running, paused, over: '' };
  return (
    <li>
      <a class="lobby-row" href={makeTablePath({ place: 'online', table: table.table })}>
        <strong>{wordsOf(table.game).title}</strong>
        <span class="lobby-state">{state[table.status]}</span>
        <span class="lobby-players">
          {table.seats.map((chair, seat) => (
            <span key={seat} data-kind={chair.kind}>
              <SeatMark seat={seat} />
              <bdi>{nameOf(seat)}</bdi>
            </span>
          ))}
        </span>
        <span class="lobby-notes">
          {[
            clockOf(table.settings.clock),
            ...variantsOf(table),
            ...(table.settings.company ? [words().companies[table.settings.company]] : []),
            ...(table.status === 'waiting' ? [table.isHostHere ? hostHere : hostAway] : []),
            ...(table.watchers > 0 ? [watchers(table.watchers)] : []),
          ].join(' · ')}
        </span>
      </a>
    </li>
  );
}

function clockOf(clock: ClockSetting): string {
  const { noClock, liveClock, moveClock } = words();
  if (clock.kind === 'none') return noClock;
  return clock.kind === 'live' ? liveClock(clock.minutes) : moveClock(clock.hours);
}

/** The game's options that were chosen, as the waiting room calls them. */
function variantsOf({ game, options }: LobbyTable): string[] {
  const said = wordsOf(game).options;
  return Object.entries(options).flatMap(([name, value]) => {
    const option = said[name];
    const chosen = option?.values[String(value)];
    return option === undefined || chosen === undefined || value === false ? [] : [withColon(option.label, chosen)];
  });
}
