import type { VNode } from 'preact';
import type { ScoreLine } from '../rules/kinds.ts';
import { SoloEnd } from './solo-end.tsx';
import { Icon } from './symbols.tsx';
import { useTable } from './table.ts';

/** The end of a game: who bought the victory tile, everyone's gems line by line; alone, the medal. */
export function Ending(): VNode {
  const { view, labels, names, nameOf, me, isVerdictTold } = useTable();
  const isAlone = view.seats.length === 1;
  const winner = view.winner ?? 0;
  if (!isVerdictTold) return <h2>{labels.counting}</h2>;
  return (
    <div class="gl-ending">
      {isAlone ? (
        <SoloEnd view={view} labels={labels} names={names} />
      ) : (
        <div class="gl-row">
          <Icon of="trophy" class="gl-large" />
          <h2>{winner === me ? labels.youWin : labels.wins(nameOf(winner))}</h2>
        </div>
      )}
      <EndTable />
    </div>
  );
}

/** From what the gems of a garden come. */
const SOURCES = ['gem', 'triple', 'lines', 'mission', 'stolen'] as const satisfies readonly ScoreLine['key'][];
const SOURCE_ICONS = {
  gem: 'gem',
  triple: 'gardener',
  lines: 'mushroom',
  mission: 'plan-stairs',
  stolen: 'gnome',
} as const;

/** A column's name; a narrow table shows its picture alone. */
function Heading({ of, name }: { of: string; name: string }): VNode {
  return (
    <th scope="col">
      <Icon of={of} /> <span class="gl-heading">{name}</span>
    </th>
  );
}

function EndTable(): VNode {
  const { view, labels, nameOf, gardens } = useTable();
  const sum = (seat: number, key: ScoreLine['key']): number =>
    (gardens[seat]?.lines ?? []).filter((line) => line.key === key).reduce((all, { points }) => all + points, 0);
  const seats = view.seats.map((_, seat) => seat);
  const used = SOURCES.filter((key) => key === 'gem' || seats.some((seat) => sum(seat, key) !== 0));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{labels.player}</th>
          {used.map((key) => (
            <Heading key={key} of={SOURCE_ICONS[key]} name={labels.sources[key]} />
          ))}
          <Heading of="trophy" name={labels.total} />
          <Heading of="coin" name={labels.coinsTitle} />
        </tr>
      </thead>
      <tbody>
        {seats
          .toSorted((one, other) => (view.seats[other]?.gems ?? 0) - (view.seats[one]?.gems ?? 0))
          .map((seat) => (
            <tr key={seat} data-winner={view.winner === seat}>
              <th scope="row">{nameOf(seat)}</th>
              {used.map((key) => (
                <td key={key}>{labels.signed(sum(seat, key))}</td>
              ))}
              <td>
                <b>{view.seats[seat]?.gems}</b>
              </td>
              <td>{view.seats[seat]?.coins}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
