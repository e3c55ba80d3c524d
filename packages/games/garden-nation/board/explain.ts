import type { Explanation } from '@potager/boardkit';
import type { ScoreLine, Seat } from '@potager/kernel';
import { LANDS, populationPoints } from '../rules/components.ts';
import { movesOf, partsOf, tokensLeft } from './choices.ts';
import { explainMission, explainProject } from './explain-cards.ts';
import { explainArea, explainBuilding, explainTerritory } from './explain-garden.ts';
import { clanOf } from './pieces.ts';
import type { Table } from './table.ts';
import { tell } from './tell.ts';

/** What a thing on the board is. It is called by its kind and by which it is: `area 3.5`, `ploys 2`, `torticrane`. */
export function explainThing(table: Table, thing: string): Explanation | undefined {
  const [kind = '', which = ''] = thing.split(' ');
  return (ABOUT[kind] ?? simple)(table, which, kind);
}

type Explain = (table: Table, which: string, kind: string) => Explanation | undefined;

const ABOUT: { readonly [kind: string]: Explain } = {
  area: explainArea,
  building: explainBuilding,
  territory: (table, which) => explainTerritory(table, Number(which)),
  torticrane: ({ labels: { explained }, view: { torticrane } }) =>
    tell(explained.torticrane, {
      rule: 'GN-R4',
      figures: [explained.standsIn(torticrane)],
      places: torticrane === null ? [] : [`territory ${torticrane}`],
    }),
  project: (table, which) => explainProject(table, Number(which)),
  mission: (table, which) => explainMission(table, Number(which)),
  clan: (table, which) => {
    const { labels, nameOf } = table;
    const seat = Number(which);
    const said = labels.explained.clan(nameOf(seat), labels.clans[clanOf(seat).id]);
    return tell(said, { rule: 'GN-S2', figures: figuresOf(table, seat) });
  },
  turn: ({ labels, nameOf, view }, which) =>
    tell(labels.explained.turn(nameOf(Number(which))), {
      rule: view.seats === 2 ? 'GN-R3' : 'GN-R2',
      figures: view.turn === Number(which) ? [labels.actionsLeft(view.actionsLeft)] : [],
    }),
  population: ({ labels: { explained }, nameOf, view }, which) => {
    const count = view.population[Number(which)] ?? 0;
    const figures = [explained.atTheEnd(count, populationPoints(count))];
    return tell(explained.population(nameOf(Number(which))), { rule: 'GN-E2', figures });
  },
  points: (table, which) =>
    tell(table.labels.explained.points(table.nameOf(Number(which))), {
      rule: 'GN-J4',
      figures: [sayPoints(table, Number(which)), table.labels.taken(table.view.taken[Number(which)]?.length ?? 0)],
    }),
  floors: ({ labels, nameOf, view }, which) =>
    tell(labels.explained.floors(nameOf(Number(which))), {
      rule: 'GN-E1',
      figures: [labels.floorsLeft(view.floorsLeft[Number(which)] ?? 0)],
    }),
  ploys: ({ labels, nameOf, view }, which) =>
    tell(labels.explained.ploys(nameOf(Number(which))), {
      rule: 'GN-Y1',
      figures: [labels.ploysLeft(view.ploysLeft[Number(which)] ?? 0)],
    }),
  tokens: ({ labels, view }) =>
    tell(labels.explained.tokens, {
      rule: 'GN-C3',
      figures: LANDS.map((land) => labels.tokensLeft(labels.names.lands[land], tokensLeft(view, land))),
    }),
  roofs: ({ labels, view }) =>
    tell(labels.explained.roofs, { rule: 'GN-J3', figures: [labels.roofsLeft(view.roofsLeft)] }),
  roofPloy: ({ labels: { explained }, legal }) => {
    const roofs = new Set(movesOf(legal, 'roof').map((move) => partsOf(move)[0]));
    return tell(explained.roofPloy, {
      rule: 'GN-Y3',
      figures: legal.length === 0 ? [] : [explained.roofsNow(roofs.size)],
    });
  },
  invadePloy: ({ labels: { explained }, legal, preview }) => {
    const costs = movesOf(legal, 'invade').map((move) => preview(move)?.cost ?? 0);
    const figures = legal.length === 0 ? [] : [explained.invasionsNow(costs.length, Math.min(...costs))];
    return tell(explained.invadePloy, { rule: 'GN-Y4', figures });
  },
  deck: ({ labels, view }) => tell(labels.explained.deck, { rule: 'GN-J4', figures: [labels.deckLeft(view.deck)] }),
};

/** Those of which nothing more is to be said. */
const RULES = {
  round: 'GN-R1',
  lastRound: 'GN-E1',
  populationTrack: 'GN-E2',
  pointsTrack: 'GN-J4',
  movePloy: 'GN-Y2',
  price: 'GN-P2',
  nextPrice: 'GN-C2',
} as const;

function simple({ labels }: Table, _which: string, kind: string): Explanation | undefined {
  if (!Object.hasOwn(RULES, kind)) return undefined;
  const known = kind as keyof typeof RULES;
  return tell(labels.explained[known], { rule: RULES[known] });
}

export const sumOf = (lines: readonly ScoreLine[]): number => lines.reduce((sum, { points }) => sum + points, 0);

function sayPoints({ labels, rules, view, isVerdictTold }: Table, seat: Seat): string {
  const sum = sumOf(rules.score(seat));
  if (view.phase === 'over') return labels.points(isVerdictTold ? sum : (view.points[seat] ?? 0));
  return `${labels.points(view.points[seat] ?? 0)} (${labels.pointsSoFar(sum)})`;
}

/** What a clan has, in words. */
function figuresOf(table: Table, seat: Seat): string[] {
  const { labels, view } = table;
  return [
    labels.population(view.population[seat] ?? 0),
    sayPoints(table, seat),
    labels.floorsLeft(view.floorsLeft[seat] ?? 0),
    labels.ploysLeft(view.ploysLeft[seat] ?? 0),
  ];
}
