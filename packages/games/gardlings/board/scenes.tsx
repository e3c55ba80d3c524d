import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Event, View } from '../rules/kinds.ts';
import { sayTile } from './describe.ts';
import { Icon } from './symbols.tsx';
import { useTable } from './table.ts';

/** How long an alarm marches through the garden. */
const ALARM_MS = 2600;

/** A gnome alarm: they come out of the moss and march off with gems. It lies over the garden and takes no clicks. */
export function AlarmScene(): VNode | null {
  const table = useTable();
  const { happened, me, labels } = table;
  const [alarm, setAlarm] = useState<Extract<Event, { key: 'alarm' }>>();
  useEffect(() => {
    const found = (happened.events as readonly Event[]).find((event) => event.key === 'alarm' && event.seat === me);
    if (found?.key === 'alarm') setAlarm(found);
  }, [happened.n]);
  useEffect(() => {
    if (alarm === undefined) return undefined;
    const ending = setTimeout(() => setAlarm(undefined), ALARM_MS);
    return () => clearTimeout(ending);
  }, [alarm]);
  if (alarm === undefined) return null;
  return (
    <div class="gl-alarm" aria-hidden="true">
      <div class="gl-march">
        {[0, 1, 2, 3, 4, 5].map((n) => (
          <span key={n} style={{ '--n': n }}>
            <Icon of={n % 2 === 0 ? 'gnome' : 'gnome2'} />
            {n < alarm.lost && <Icon of="gem" class="gl-loot" />}
          </span>
        ))}
      </div>
      <p>
        <b>{labels.alarmTitle}</b>
        <span>{labels.alarmLoss(sayTile(table, alarm.tile), alarm.lost)}</span>
      </p>
    </div>
  );
}

/** What a round has brought, seat by seat. */
interface RoundCard {
  readonly round: number;
  readonly seats: readonly { readonly gems: number; readonly alarm: boolean; readonly hired: readonly string[] }[];
}

/** After hiring: what everyone had and whom they hired, until one builds on. */
export function RoundSummary(): VNode | null {
  const table = useTable();
  const { view, happened, labels, nameOf } = table;
  const before = useRef<View>(view);
  const [card, setCard] = useState<RoundCard>();
  useEffect(() => {
    const last = before.current;
    before.current = view;
    const events = happened.events as readonly Event[];
    if (events.some(({ key }) => key === 'newRound') && last.round === view.round - 1) setCard(summarise(last, events));
    else if (events.some((event) => event.key === 'drew' && event.seat === view.viewer)) setCard(undefined);
  }, [happened.n]);
  if (card === undefined || view.phase === 'over') return null;
  return (
    <aside class="gl-round" aria-label={labels.roundOver(card.round)}>
      <header>
        <h3>{labels.roundOver(card.round)}</h3>
        <button type="button" class="gl-close" aria-label={labels.close} onClick={() => setCard(undefined)}>
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M5 5l10 10M15 5L5 15" />
          </svg>
        </button>
      </header>
      <ul>
        {card.seats.map(({ gems, alarm, hired }, seat) => (
          <li key={seat}>
            <b>{nameOf(seat)}</b>
            <span>
              {alarm && <Icon of="gnome" />}
              {gems} <Icon of="gem" />
            </span>
            <span>{hired.length === 0 ? labels.hiredNobody : hired.map((id) => sayTile(table, id)).join(' + ')}</span>
          </li>
        ))}
      </ul>
      <p class="gl-quiet">{labels.nextRound(view.round, nameOf(view.first))}</p>
    </aside>
  );
}

function summarise(last: View, events: readonly Event[]): RoundCard {
  return {
    round: last.round,
    seats: last.seats.map(({ gems, alarm, hired, mutant }, seat) => {
      const late = events.flatMap((event) =>
        (event.key === 'bought' || event.key === 'tookPig' || event.key === 'mutated') && event.seat === seat
          ? [event.tile]
          : [],
      );
      return { gems, alarm, hired: [hired, mutant, ...late].filter((id) => id !== null) };
    }),
  };
}
