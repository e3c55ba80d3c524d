import { withColon } from '@potager/kernel';
import type { Explanation } from '@potager/boardkit';
import { alarmLimit } from '../rules/alarm.ts';
import type { ScoreLine } from '../rules/kinds.ts';
import { MISSION_TABLE } from '../rules/missions.ts';
import { type AnyPile, PILES, priceOf } from '../rules/piles.ts';
import type { Aid } from './aid.ts';
import { saySlots, sayFigure, sayTile } from './describe.ts';
import { backOf, faceOf, type Figure, figureOf, isMission, powerOf } from './faces.ts';
import { slotPlacesOf } from './grid.ts';
import { statusWords } from './status.ts';
import { spokenLine } from './spoken-of.ts';
import type { Table } from './table.ts';
import type { Told } from './words/explained.ts';

/** What the parts of the board need to know to explain themselves: all but what is lit by it. */
type Known = Omit<Table, 'spokenOf' | 'point'>;

/** What a thing on the board is. It is called by its kind and by which it is: `tile green-12`, `coins 2`, `victory`. */
export function explainThing(table: Known, thing: string): Explanation | undefined {
  const [kind = '', ...which] = thing.split(' ');
  return ABOUT[kind]?.(table, which);
}

type Explain = (table: Known, which: readonly string[]) => Explanation | undefined;

const tell = ([title, text]: Told, more: Omit<Explanation, 'title' | 'text'> = {}): Explanation => ({
  title: capital(title),
  text,
  ...more,
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A figure of one seat: what it stands for, and how it stands. */
const ofSeat =
  (key: 'gems' | 'gnomes' | 'coins' | 'pigs' | 'dragons' | 'bag', rule: string): Explain =>
  (table, [seat = '']) =>
    tell(table.labels.explained[key], { rule, figures: [sayCount(table, key, Number(seat))] });

const ABOUT: { readonly [kind: string]: Explain } = {
  tile: (table, [id = '']) => explainTile(table, id),
  gems: ofSeat('gems', 'GL-H1'),
  gnomes: ofSeat('gnomes', 'GL-B5'),
  coins: ofSeat('coins', 'GL-H2'),
  pigs: ofSeat('pigs', 'GL-C1'),
  dragons: ofSeat('dragons', 'GL-C6'),
  bag: ofSeat('bag', 'GL-S3'),
  garden: (table, [seat = '']) => {
    const { labels, nameOf } = table;
    const one = Number(seat);
    const figures = (['gems', 'gnomes', 'coins', 'bag'] as const).map((key) => sayCount(table, key, one));
    return tell(labels.explained.garden(nameOf(one)), { figures: [statusWords(table, one), ...figures] });
  },
  start: ({ labels }) => tell(labels.explained.start, { rule: 'GL-N1' }),
  round: ({ labels, view }) => tell(labels.explained.round, { figures: [labels.round(view.round)] }),
  pile: (table, [pile = '']) => explainPile(table, pile as AnyPile),
  price: ({ labels }, [gems = '0']) =>
    tell(labels.explained.price, { rule: 'GL-H2', figures: gems === '0' ? [] : [labels.cost(Number(gems), 0)] }),
  reward: ({ labels }) => tell(labels.explained.reward, { rule: 'GL-H4' }),
  victory: ({ labels, view }) =>
    tell(labels.explained.victory, { rule: 'GL-V1', figures: [labels.victoryTile(view.target)] }),
  supply: ({ labels, view }) => tell(labels.explained.supply, { rule: 'GL-S4', figures: [labels.supply(view.supply)] }),
  mission: ({ labels, names }, [number = '']) => {
    const mission = MISSION_TABLE[Number(number) - 1];
    return mission && tell([names.missions[mission.name], labels.missionTexts[mission.name]], { rule: 'GL-M5' });
  },
  odds: ({ labels }) => tell(labels.explained.odds, { rule: 'GL-B5' }),
  misfits: ({ labels }) => tell(labels.explained.misfits, { rule: 'GL-B6' }),
  figure: (table, [figure = '']) => tell(table.labels.explained.figureOdds(sayFigure(table, figure as Figure))),
  pond: ({ labels }) => tell(labels.explained.pond, { rule: 'GL-X2' }),
  gem: ({ labels: { explained } }, [kind = '', ...place]) => {
    const known = kind === 'triple' || kind === 'egg' ? kind : 'gem';
    const rule = { triple: 'GL-C2', egg: 'GL-C4', gem: 'GL-B3' }[known];
    return tell(explained[known], { rule, places: [`gem ${place.join(' ')}`] });
  },
  place: ({ labels }) => tell(labels.explained.place, { rule: 'GL-B3' }),
  turned: ({ labels }) => tell(labels.explained.turned, { rule: 'GL-B3' }),
  ruler: ({ labels }) => tell(labels.explained.ruler),
  oddsSwitch: ({ labels }) => tell(labels.explained.oddsSwitch),
  aid: ({ labels, language }, [aid = '']) =>
    tell([withColon(language, labels.aid, labels.aids[aid as Aid]), labels.aidMeanings[aid as Aid]]),
  line: (table, [seat = '', n = '']) => {
    const line = table.gardens[Number(seat)]?.lines[Number(n)];
    return line && explainLine(table, line, Number(seat));
  },
};

function explainTile(table: Known, id: string): Explanation {
  const { labels, view, gardens } = table;
  const { explained } = labels;
  const garden = gardens.find(({ tiles }) => tiles.some((laid) => laid.id === id));
  const laid = garden?.tiles.find((one) => one.id === id);
  const figures = [explained.around(saySlots(table, laid ?? { id, x: 0, y: 0, r: 0 }))];
  if (garden !== undefined && laid !== undefined) {
    const complete = slotPlacesOf(laid).filter(({ cell, side }) => garden.isJoined(cell, side)).length;
    figures.push(explained.complete(complete));
    if (garden.shape.has(id)) figures.push(explained.fulfils);
  }
  const price = PILES.find((pile) => pile.startsWith(`${backOf(id)}-`));
  if (price !== undefined) figures.push(labels.cost(priceOf(PILES.indexOf(price)), 0));
  if (isMission(id)) return tell([sayTile(table, id), explained.missionTile], { figures, rule: 'GL-M2' });
  const figure = figureOf(id);
  const text =
    figure === 'gnome'
      ? explained.gnome
      : figure === 'double'
        ? explained.doubleGnome
        : labels.powers[powerOf(id, view)];
  return tell([sayTile(table, id), text], { figures, rule: TILE_RULES[faceOf(id).creature] });
}

const TILE_RULES: { readonly [creature: string]: string } = {
  pig: 'GL-C1',
  gardener: 'GL-C2',
  mushroom: 'GL-C3',
  bird: 'GL-C4',
  unicorn: 'GL-C5',
  dragon: 'GL-C6',
  gnome: 'GL-B5',
};

function explainPile({ labels, names, view }: Known, pile: AnyPile): Explanation {
  const figures = [labels.tilesLeft(view.piles[pile].size)];
  if (pile === 'pig') return tell(labels.explained.pigPile, { rule: 'GL-H3', figures });
  if (view.rewards.includes(pile)) figures.push(labels.coinBeside);
  return tell(labels.explained.pile(names.piles[pile]), { rule: 'GL-H2', figures });
}

function explainLine({ labels, words, nameOf }: Known, line: ScoreLine, seat: number): Explanation {
  const { explained } = labels;
  const text =
    line.key === 'lines'
      ? explained.line
      : line.key === 'mission'
        ? labels.missionTexts[line.mission]
        : line.key === 'stolen'
          ? explained.gnomes[1]
          : explained[line.key][1];
  return tell([words.score(line, nameOf), text], { rule: line.rule, places: spokenLine(line, seat) });
}

/** How a seat stands in one respect. */
function sayCount({ view, labels, gardens }: Known, key: string, seat: number): string {
  const one = view.seats[seat];
  const faces = (gardens[seat]?.tiles ?? []).map(({ id }) => faceOf(id));
  const count = (creature: string): number => faces.filter((face) => face.creature === creature).length;
  const gnomes = faces.reduce((sum, face) => sum + face.gnomes, 0);
  switch (key) {
    case 'gems':
      return labels.gemsOf(one?.gems ?? 0, view.target);
    case 'gnomes':
      return labels.gnomesOf(gnomes, alarmLimit(count('dragon')));
    case 'coins':
      return labels.coins(one?.coins ?? 0);
    case 'bag':
      return labels.bag(one?.bag.length ?? 0);
    default:
      return key === 'pigs' ? labels.pigs(count('pig')) : labels.dragons(count('dragon'));
  }
}
