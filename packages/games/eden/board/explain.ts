import type { Explanation } from '@potager/boardkit';
import { PRICES } from '../rules/figures.ts';
import { redOf, sidesOf, stakesOf } from '../rules/tallies.ts';
import { auctionOf } from './auction.ts';
import { sayBid } from './auction-words.ts';
import { cultureCardOf } from './culture-card.ts';
import { playsOf } from './plays.ts';
import { isCell } from './places.ts';
import { tilesOf } from './spoken-of.ts';
import { sayCard, sayCell } from './spoken.ts';
import type { Table } from './table.ts';

type Explain = (table: Table, which: string) => Explanation | undefined;

/** What a thing on the board is. It is called by its kind and by which it is: `cell C4`, `hand 7`, `mana 1`. */
export function explainThing(table: Table, thing: string): Explanation | undefined {
  const [kind = '', which = ''] = thing.split(' ');
  return ABOUT[kind]?.(table, which);
}

const ABOUT: { readonly [kind: string]: Explain } = {
  cell: explainCell,
  hand: (table, card) => explainCard(table, card, false),
  market: (table, card) => explainCard(table, card, true),
  marketplace: ({ labels: { explained } }) => ({ ...explained.market, rule: 'ED-B2' }),
  piles: ({ labels, view }) => ({
    ...labels.explained.piles,
    rule: 'ED-E2',
    figures: [labels.deck(view.deck), labels.discard(view.discard.length), labels.shuffled(view.reshuffles)],
  }),
  player: explainPlayer,
  track: (table, which) => ({ ...table.labels.explained.track, rule: 'ED-E1', ...pointsOf(table, Number(which)) }),
  points: (table, which) => ({ ...table.labels.explained.points, rule: 'ED-K4', ...pointsOf(table, Number(which)) }),
  mana: ({ labels, view }, which) => {
    const mana = view.mana[Number(which)] ?? null;
    if (mana === null) return { ...labels.explained.manaHidden, rule: 'ED-S2' };
    const income = PRICES.INCOME * redOf(view.tiles, Number(which));
    return { ...labels.explained.mana, rule: 'ED-T1', figures: [labels.mana(mana), labels.income(income)] };
  },
  cards: ({ labels, view }, which) => ({
    ...labels.explained.cards,
    rule: 'ED-S2',
    figures: [labels.cards(view.cards[Number(which)] ?? 0)],
  }),
  supply: ({ labels, view }, which) => {
    const [one = 0, two = 0, three = 0] = view.supply[Number(which)] ?? [];
    return { ...labels.explained.supply, rule: 'ED-K3', figures: [labels.supply(one, two, three)] };
  },
  sealed: ({ labels: { explained } }) => ({ ...explained.sealed, rule: 'ED-L4' }),
  bid: ({ labels: { explained } }) => ({ ...explained.bid, rule: 'ED-L3' }),
  side: (table, part) => {
    const side = auctionOf(table.view).find((one) => one.part === part);
    if (side === undefined) return undefined;
    const { labels } = table;
    const figures = [labels.points(side.points), sayBid(table, side)];
    return { ...labels.explained.side, rule: 'ED-L6', figures, places: side.cells };
  },
  stakes: ({ labels, view }) => {
    const { attack, defence } = stakesOf(view);
    const { attack: attacking, defence: attacked } = sidesOf(view);
    const figures = [labels.stake('A', attack), labels.stake('D', defence)];
    return { ...labels.explained.stakes, rule: 'ED-L3', figures, places: [...attacking, ...attacked] };
  },
};

function explainCell(table: Table, cell: string): Explanation {
  const { view, labels, nameOf, me } = table;
  const tile = view.tiles[cell];
  const said =
    tile === undefined
      ? labels.explained.bare(cell)
      : labels.explained.tile(cell, tile.seat === me ? undefined : nameOf(tile.seat), tile.level);
  return { ...said, rule: tile === undefined ? 'ED-I1' : 'ED-K4', figures: [sayCell(table, cell)] };
}

function explainCard(table: Table, card: string, isMarket: boolean): Explanation {
  const { labels, legal, view } = table;
  const figures = [sayCard(table, card, isMarket)];
  if (isCell(card)) return { ...labels.explained.irrigation(card), rule: 'ED-I1', figures, places: [card] };
  const bought = isMarket ? table.preview(`buy ${card}`) : undefined;
  const places = bought?.kind === 'buy' ? bought.fits.flat() : playsOf(legal, card).flatMap(({ cells }) => cells);
  const shape = labels.shapes[cultureCardOf(card).shape];
  const left = view.ending === 'running' ? places : [];
  return { ...labels.explained.culture(card, shape), rule: isMarket ? 'ED-B2' : 'ED-U1', figures, places: left };
}

function explainPlayer(table: Table, which: string): Explanation {
  const { labels, nameOf, view } = table;
  const seat = Number(which);
  const { figures, places } = pointsOf(table, seat);
  const cards = labels.cards(view.cards[seat] ?? 0);
  return { ...labels.explained.player(nameOf(seat)), rule: 'ED-S2', figures: [...figures, cards], places };
}

/** A seat's points, and the tiles they lie on. */
function pointsOf({ labels, view }: Table, seat: number): { figures: readonly string[]; places: readonly string[] } {
  const points = view.points[seat] ?? 0;
  const red = redOf(view.tiles, seat);
  return {
    figures: [labels.pointsOf(points, view.target), labels.whiteRed(points - red, red)],
    places: tilesOf(view.tiles, seat),
  };
}
