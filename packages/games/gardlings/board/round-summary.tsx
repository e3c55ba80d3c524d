import { useSkipKeys } from '@potager/boardkit';
import type { VNode } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Event, View } from '../rules/kinds.ts';
import { sayTile } from './describe.ts';
import { Icon } from './symbols.tsx';
import { useTable } from './table.ts';
import { TilePicture } from './tile.tsx';

/** What a round has brought, seat by seat. */
interface RoundCard {
  readonly round: number;
  readonly seats: readonly { readonly gems: number; readonly alarm: boolean; readonly hired: readonly string[] }[];
}

/** After hiring: what everyone had and whom they hired, until one builds on. */
export function RoundSummary(): VNode | null {
  const { view, happened, labels, nameOf } = useTable();
  const before = useRef<View>(view);
  const [card, setCard] = useState<RoundCard>();
  useEffect(() => {
    const last = before.current;
    before.current = view;
    const events = happened.events as readonly Event[];
    if (events.some(({ key }) => key === 'newRound') && last.round === view.round - 1) setCard(summarise(last, events));
    else if (events.some((event) => event.key === 'drew' && event.seat === view.viewer)) setCard(undefined);
  }, [happened.n]);
  useSkipKeys(card && (() => setCard(undefined)));
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
            <Hired tiles={hired} />
          </li>
        ))}
      </ul>
      <p class="gl-quiet">{labels.nextRound(view.round, nameOf(view.first))}</p>
    </aside>
  );
}

function Hired({ tiles }: { tiles: readonly string[] }): VNode {
  const table = useTable();
  if (tiles.length === 0) return <span class="gl-quiet">{table.labels.hiredNobody}</span>;
  return (
    <span class="gl-hired">
      {tiles.map((id) => (
        <span key={id}>
          <TilePicture id={id} isAsked />
          <span class="unseen">{sayTile(table, id)}</span>
        </span>
      ))}
    </span>
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
