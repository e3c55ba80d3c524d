import { allSeats, listSeats, type Seat, withColon } from '@potager/kernel';
import type { VNode } from 'preact';
import { populationPoints } from '../rules/components.ts';
import { clanOf } from './pieces.ts';
import { useTable } from './table.ts';
import { useThing } from './thing.ts';

const WIDTH = 300;
const LANE = 15;
const LEFT = 12;

/** Where inhabitants bring more or fewer points, from 1 to as far as the track goes. */
const POPULATION_END = 42;
const STEPS = Array.from({ length: POPULATION_END }, (_, n) => n + 1).filter(
  (count) => count === 1 || populationPoints(count) !== populationPoints(count - 1),
);

/** Inhabitants and points of everyone, each on a stem of its own. */
export function Tracks(): VNode {
  const { view, labels } = useTable();
  const mostPoints = Math.max(20, ...view.points);
  return (
    <div class="gn-tracks">
      <Track
        kind="population"
        title={labels.populationTitle}
        figures={view.population}
        end={POPULATION_END}
        say={labels.population}
      >
        {STEPS.map((count) => {
          const points = populationPoints(count);
          return (
            <g key={count} class="gn-step" transform={`translate(${placeOf(count, POPULATION_END)} 0)`}>
              <path d={`M0 10V${10 + LANE * view.seats}`} />
              {(points <= 0 ? [1, 4, 8, 10].includes(count) : points % 2 === 0) && (
                <text y="6">{points > 0 ? `+${points}` : String(points).replace('-', '−')}</text>
              )}
            </g>
          );
        })}
      </Track>
      <Track kind="points" title={labels.pointsTitle} figures={view.points} end={mostPoints} say={labels.points}>
        {Array.from({ length: Math.floor(mostPoints / 5) + 1 }, (_, n) => (
          <g key={n} class="gn-step" transform={`translate(${placeOf(n * 5, mostPoints)} 0)`}>
            <path d={`M0 10V${10 + LANE * view.seats}`} />
            <text y="6">{n * 5}</text>
          </g>
        ))}
      </Track>
    </div>
  );
}

const placeOf = (figure: number, end: number): number => LEFT + (Math.min(figure, end) / end) * (WIDTH - 2 * LEFT);

interface TrackProps {
  /** Of its markers, as they are explained by. */
  readonly kind: 'population' | 'points';
  readonly title: string;
  /** By seat. */
  readonly figures: readonly number[];
  readonly end: number;
  readonly say: (figure: number) => string;
  readonly children: VNode[];
}

function Track({ kind, title, figures, end, say, children }: TrackProps): VNode {
  const { view, nameOf, language } = useTable();
  const thing = useThing();
  const seats: readonly Seat[] = listSeats(allSeats(view.seats));
  const said = seats.map((seat) => withColon(language, nameOf(seat), say(figures[seat] ?? 0))).join(', ');
  return (
    <figure class="gn-track" data-explain={`${kind}Track`}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 -4 ${WIDTH} ${18 + LANE * view.seats}`} role="img" aria-label={`${title}. ${said}`}>
        {children}
        {seats.map((seat) => {
          const y = 18 + LANE * seat;
          return (
            <g key={seat}>
              <path class="gn-stem" d={`M${LEFT} ${y}q40-5 80 0t80 0 80 0 ${WIDTH - 2 * LEFT - 240} 0`} />
              <g
                class="gn-marker"
                {...thing(`${kind} ${seat}`)}
                style={{ transform: `translate(${placeOf(figures[seat] ?? 0, end)}px, ${y}px)` }}
              >
                <circle r="8" fill={clanOf(seat).colour} />
                <use href={`#gn-${clanOf(seat).id}`} transform="translate(0 3) scale(0.3)" />
              </g>
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
