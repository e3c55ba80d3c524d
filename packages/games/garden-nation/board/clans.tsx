import { allSeats, listSeats, type ScoreLine, type Seat } from '@potager/kernel';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { LANDS } from '../rules/components.ts';
import { tokensLeft } from './choices.ts';
import { Icon } from './icon.tsx';
import { clanOf } from './pieces.ts';
import { useTable } from './table.ts';

/** Everyone's inhabitants, points and reserves, and who has played this round. */
export function Clans(): VNode {
  const { view, labels, rules } = useTable();
  const seats = listSeats(allSeats(view.seats));
  const scores = seats.map((seat) => sumOf(rules.score(seat)));
  const winners = view.phase === 'over' ? seats.filter((seat) => scores[seat] === Math.max(...scores)) : [];
  return (
    <section class="gn-clans" aria-label={labels.clansTitle}>
      <p class="gn-round">
        {labels.round(view.round)}
        {view.lastRound && <strong>{labels.lastRound}</strong>}
      </p>
      <ul>
        {seats.map((seat) => (
          <ClanRow key={seat} seat={seat} winners={winners} />
        ))}
      </ul>
      <p class="unseen">
        {[
          labels.roofsLeft(view.roofsLeft),
          ...LANDS.map((land) => labels.tokensLeft(labels.names.lands[land], tokensLeft(view, land))),
        ].join(', ')}
      </p>
    </section>
  );
}

const sumOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);

function ClanRow({ seat, winners }: { seat: Seat; winners: readonly Seat[] }): VNode {
  const { view, labels, nameOf, me, isAwaited } = useTable();
  const [isTold, tell] = useState(false);
  const clan = clanOf(seat);
  const figures = useFigures(seat);
  return (
    <li class="gn-clan" data-turn={isAwaited(seat)} style={{ '--clan': clan.colour }}>
      <Icon of={clan.id} box="clan" />
      <span class="gn-clan-name">
        <span>{nameOf(seat)}</span>
        {seat === me && <small>{labels.you}</small>}
        {winners.includes(seat) && <small>{labels.winner}</small>}
        <span class="unseen">
          , {labels.clans[clan.id]}
          {view.first === seat && `, ${labels.first}`}, {labels.taken(view.taken[seat]?.length ?? 0)}
        </span>
      </span>
      <TurnState seat={seat} />
      <span class="gn-figures">
        {figures.map(({ label, value, icon }, n) => (
          <span key={n} class="gn-figure" title={label}>
            {icon}
            <b key={value} aria-hidden="true">
              {value}
            </b>
            <span class="unseen">{label}</span>
          </span>
        ))}
      </span>
      <button
        type="button"
        class="gn-tell"
        aria-expanded={isTold}
        aria-label={labels.explain(nameOf(seat))}
        onClick={() => tell(!isTold)}
      />
      {isTold && (
        <span class="gn-told">
          {figures.map(({ label, icon }, n) => (
            <span key={n}>
              {icon} {label}
            </span>
          ))}
        </span>
      )}
    </li>
  );
}

interface Figure {
  readonly label: string;
  readonly value: number;
  readonly icon: VNode;
}

/** What a clan has: inhabitants, points, floors and ploys. */
function useFigures(seat: Seat): readonly Figure[] {
  const { view, labels, rules } = useTable();
  const [population = 0, points = 0] = [view.population[seat], view.points[seat]];
  const [floors = 0, ploys = 0] = [view.floorsLeft[seat], view.ploysLeft[seat]];
  const sum = sumOf(rules.score(seat));
  const isCounted = view.phase === 'over';
  return [
    { label: labels.population(population), value: population, icon: <Icon of="inhabitant" box="inhabitant" /> },
    {
      label: isCounted ? labels.points(sum) : `${labels.points(points)} (${labels.pointsSoFar(sum)})`,
      value: isCounted ? sum : points,
      icon: <Laurel />,
    },
    { label: labels.floorsLeft(floors), value: floors, icon: <Icon of={clanOf(seat).id} box="clan" /> },
    { label: labels.ploysLeft(ploys), value: ploys, icon: <Icon of="ploy" box="ploy" /> },
  ];
}

/** Actions left while it plays, and otherwise whether its turn is over or still to come. */
function TurnState({ seat }: { seat: Seat }): VNode | null {
  const { view, labels, isOver } = useTable();
  if (view.phase === 'missions' || isOver) return null;
  const isTurn = view.turn === seat;
  const hasPlayed = !isTurn && view.played.includes(seat) && view.seats > 2;
  const text = isTurn
    ? `${labels.isPlaying}, ${labels.actionsLeft(view.actionsLeft)}`
    : hasPlayed
      ? labels.hasPlayed
      : labels.toPlay;
  return (
    <span class="gn-turn" data-state={isTurn ? 'now' : hasPlayed ? 'over' : 'ahead'} title={text}>
      <span class="unseen">{text}</span>
      {isTurn ? Array.from({ length: view.actionsLeft }, (_, n) => <i key={n} />) : <i />}
    </span>
  );
}

/** Points: a wreath. */
const Laurel = (): VNode => (
  <svg class="gn-icon" viewBox="-10 -10 20 20" aria-hidden="true">
    <path
      fill="#e7b43c"
      d="M0-9l2.600 5.400 5.900.8-4.300 4.100 1.100 5.900L0 4.400l-5.300 2.800 1.100-5.900-4.300-4.100 5.900-.8z"
    />
  </svg>
);
