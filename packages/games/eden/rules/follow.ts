import type { Seat } from '@potager/kernel';
import { pointsOf, supplyAfter } from './tallies.ts';
import type { Components } from './components.ts';
import type { Event, Grab, Tile, Tiles, View } from './kinds.ts';
import { sortCards, sortCells } from './view.ts';

/** The view after an event, from the view before it. */
export function followEvent(components: Components, view: View, event: Event): View {
  switch (event.key) {
    case 'turnBegan':
      return withMana(
        { ...view, turn: event.seat, actor: event.seat, watered: 0, cultivated: 0, drew: false, placed: null },
        event.seat,
        event.mana,
      );
    case 'watered': {
      const tiles = { ...view.tiles, [event.cell]: { seat: event.seat, level: 1 } };
      const laid = withTiles(components, withDiscard(view, event.seat, event.cell), tiles);
      return { ...laid, watered: view.watered + 1, placed: event.cell };
    }
    case 'cultivated':
      return followCulture(components, view, event);
    case 'sold': {
      const market = sortCards([...view.market, event.card]);
      return withMana({ ...withoutCard(view, event.seat, event.card), market }, event.seat, event.mana);
    }
    case 'bought': {
      const market = view.market.filter((card) => card !== event.card);
      return withMana({ ...withCard(view, event.seat, event.card), market }, event.seat, -event.mana);
    }
    case 'targeted':
    case 'supported':
    case 'opened':
    case 'raised':
    case 'accepted':
      return followGrab(components, view, event);
    case 'discarded':
      return withDiscard(view, event.seat, event.card);
    case 'finished':
      return { ...view, idle: 0 };
    case 'passed':
      return { ...view, idle: view.idle + 1 };
    case 'drew':
      return { ...withCard(view, event.seat, event.card), deck: view.deck - 1, drew: true };
    case 'drewUnseen':
      return { ...withCardCount(view, event.seat, 1), deck: view.deck - 1, drew: true };
    case 'reshuffled':
      return { ...view, discard: [], deck: event.cards, reshuffles: event.times };
    case 'won':
      return { ...view, actor: null, ending: 'target' };
    case 'passedOut':
      return withCount(view, 'passes', event.mana);
    case 'playedOut':
      return withCount(view, 'reshuffles', event.mana);
  }
}

type Of<K extends Event['key']> = Extract<Event, { readonly key: K }>;

function followCulture(
  components: Components,
  view: View,
  { seat, card, raised, level, mana }: Of<'cultivated'>,
): View {
  const tiles = { ...view.tiles };
  for (const cell of raised) tiles[cell] = { seat, level };
  return withMana({ ...withTiles(components, withDiscard(view, seat, card), tiles), cultivated: 1 }, seat, -mana);
}

type GrabEvent = Of<'targeted'> | Of<'supported'> | Of<'opened'> | Of<'raised'> | Of<'accepted'>;

function followGrab(components: Components, view: View, event: GrabEvent): View {
  const grab: Grab = view.grab ?? { defender: 0, targets: [], support: null, bid: null, outbid: null };
  switch (event.key) {
    case 'targeted': {
      const targets = sortCells([...grab.targets, event.cell]);
      return { ...view, grab: { ...grab, defender: event.defender, targets } };
    }
    case 'supported':
      return { ...view, grab: { ...grab, support: event.cell } };
    case 'opened':
    case 'raised':
      return { ...view, actor: event.other, grab: { ...grab, bid: event.bid, outbid: grab.bid } };
    case 'accepted':
      return followAccept(components, view, event);
  }
}

function followAccept(components: Components, view: View, { seat, winner, mana, tiles: taken }: Of<'accepted'>): View {
  const tiles: { [cell: string]: Tile } = { ...view.tiles };
  for (const { cell, level } of taken) {
    if (level === 0) delete tiles[cell];
    else tiles[cell] = { seat: winner, level };
  }
  const paid = withMana(withMana(view, winner, -mana), seat, mana);
  return { ...withTiles(components, paid, tiles), actor: view.turn, placed: null, grab: null };
}

/** Points and supplies follow from the tiles. */
function withTiles(components: Components, view: View, tiles: Tiles): View {
  const sorted = Object.fromEntries(sortCells(Object.keys(tiles)).map((cell) => [cell, tiles[cell]!]));
  const seats = view.points.map((_, seat) => seat);
  return {
    ...view,
    tiles: sorted,
    points: seats.map((seat) => pointsOf(sorted, seat)),
    supply: seats.map((seat) => supplyAfter(components, sorted, seat)),
  };
}

function withMana(view: View, seat: Seat, change: number): View {
  const mana = view.mana.map((known, owner) => (owner === seat && known !== null ? known + change : known));
  return { ...view, mana };
}

const withCardCount = (view: View, seat: Seat, change: number): View => ({
  ...view,
  cards: view.cards.map((cards, owner) => (owner === seat ? cards + change : cards)),
});

function withCard(view: View, seat: Seat, card: string): View {
  const counted = withCardCount(view, seat, 1);
  return seat === view.viewer ? { ...counted, hand: sortCards([...view.hand, card]) } : counted;
}

function withoutCard(view: View, seat: Seat, card: string): View {
  const counted = withCardCount(view, seat, -1);
  return seat === view.viewer ? { ...counted, hand: view.hand.filter((held) => held !== card) } : counted;
}

const withDiscard = (view: View, seat: Seat, card: string): View => ({
  ...withoutCard(view, seat, card),
  discard: sortCards([...view.discard, card]),
});

const withCount = (view: View, ending: 'passes' | 'reshuffles', shown: readonly (number | null)[]): View => ({
  ...view,
  actor: null,
  ending,
  mana: view.mana.map((known, seat) => known ?? shown[seat] ?? null),
});
