import { allSeats, listSeats, type Seat } from '@potager/kernel';
import type { VNode } from 'preact';
import { LANDS } from '../rules/components.ts';
import { tokensLeft } from './choices.ts';
import { sumOf } from './explain.ts';
import { Icon } from './icon.tsx';
import { clanOf } from './pieces.ts';
import { useTable } from './table.ts';
import { useThing } from './thing.ts';

/** Everyone's inhabitants, points and reserves, and who has played this round. */
export function Clans(): VNode {
  const { view, labels, rules, isVerdictTold } = useTable();
  const thing = useThing();
  const seats = listSeats(allSeats(view.seats));
  const scores = seats.map((seat) => sumOf(rules.score(seat)));
  const winners =
    view.phase === 'over' && isVerdictTold ? seats.filter((seat) => scores[seat] === Math.max(...scores)) : [];
  return (
    <section class="gn-clans" aria-label={labels.clansTitle}>
      <p class="gn-round" {...thing('round')}>
        {labels.round(view.round)}
        {view.lastRound && <strong data-explain="lastRound">{labels.lastRound}</strong>}
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

function ClanRow({ seat, winners }: { seat: Seat; winners: readonly Seat[] }): VNode {
  const { view, labels, nameOf, me, isAwaited } = useTable();
  const thing = useThing();
  const clan = clanOf(seat);
  const figures = useFigures(seat);
  return (
    <li class="gn-clan" data-explain={`clan ${seat}`} data-turn={isAwaited(seat)} style={{ '--clan': clan.colour }}>
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
        {figures.map(({ kind, label, value, icon }) => (
          <span key={kind} class="gn-figure" data-fly={`${kind}-${seat}`} {...thing(`${kind} ${seat}`)}>
            {icon}
            <b key={value} aria-hidden="true">
              {value}
            </b>
            <span class="unseen">{label}</span>
          </span>
        ))}
      </span>
      <button type="button" class="gn-tell" data-explain-pressed aria-label={labels.explain(nameOf(seat))} />
    </li>
  );
}

interface Figure {
  /** As it is explained by, and found by what flies to it. */
  readonly kind: 'population' | 'points' | 'floors' | 'ploys';
  readonly label: string;
  readonly value: number;
  readonly icon: VNode;
}

/** What a clan has: inhabitants, points, floors and ploys. */
function useFigures(seat: Seat): readonly Figure[] {
  const { view, labels, rules, isVerdictTold } = useTable();
  const [population = 0, points = 0] = [view.population[seat], view.points[seat]];
  const [floors = 0, ploys = 0] = [view.floorsLeft[seat], view.ploysLeft[seat]];
  const sum = sumOf(rules.score(seat));
  // What missions and inhabitants bring at the end is told with who won.
  const isOver = view.phase === 'over';
  const isCounted = isOver && isVerdictTold;
  const soFar = isOver ? '' : ` (${labels.pointsSoFar(sum)})`;
  return [
    {
      kind: 'population',
      label: labels.population(population),
      value: population,
      icon: <Icon of="inhabitant" box="inhabitant" />,
    },
    {
      kind: 'points',
      label: isCounted ? labels.points(sum) : `${labels.points(points)}${soFar}`,
      value: isCounted ? sum : points,
      icon: <Star />,
    },
    { kind: 'floors', label: labels.floorsLeft(floors), value: floors, icon: <Icon of={clanOf(seat).id} box="clan" /> },
    { kind: 'ploys', label: labels.ploysLeft(ploys), value: ploys, icon: <Icon of="ploy" box="ploy" /> },
  ];
}

/** Actions left while it plays, and otherwise whether its turn is over or still to come. */
function TurnState({ seat }: { seat: Seat }): VNode | null {
  const { view, labels, isOver } = useTable();
  const thing = useThing();
  if (view.phase === 'missions' || isOver) return null;
  const isTurn = view.turn === seat;
  const hasPlayed = !isTurn && view.played.includes(seat) && view.seats > 2;
  const text = isTurn
    ? `${labels.isPlaying}, ${labels.actionsLeft(view.actionsLeft)}`
    : hasPlayed
      ? labels.hasPlayed
      : labels.toPlay;
  return (
    <span class="gn-turn" data-state={isTurn ? 'now' : hasPlayed ? 'over' : 'ahead'} {...thing(`turn ${seat}`)}>
      <span class="unseen">{text}</span>
      {isTurn ? Array.from({ length: view.actionsLeft }, (_, n) => <i key={n} />) : <i />}
    </span>
  );
}

/** Points: a star. */
const Star = (): VNode => (
  <svg class="gn-icon" viewBox="-10 -10 20 20" aria-hidden="true">
    <use href="#gn-point" />
  </svg>
);
