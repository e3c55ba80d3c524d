import { EVERYONE, type Listener, type Seat } from '@potager/kernel';
import { cultureCard, nameCulture } from './cards.ts';
import { nameCell } from './cells.ts';
import { endAtTarget } from './ending.ts';
import {
  at,
  CULTIVATED,
  discardCard,
  flipHandCard,
  type Garden,
  levelOf,
  liftTile,
  MANA,
  MARKET,
  PLACED,
  placeTile,
  WATERED,
} from './garden.ts';
import type { Event } from './kinds.ts';
import { cellsOf, cornerOf, MAX_CULTURE_CELLS, QUARTER_TURNS, turnOf } from './kit.ts';
import { lowestIn, priceOf } from './listing.ts';
import { cultureOf, placementOf } from './move-kinds.ts';
import { BUYING_FEE, RAISE_PRICE } from './prices.ts';

/** ED-I1. */
export function water(garden: Garden, seat: Seat, cell: number, listener: Listener | undefined): void {
  const { words } = garden;
  discardCard(garden, seat, cell);
  placeTile(garden, seat, cell, 1);
  words[WATERED] = (words[WATERED] as number) + 1;
  words[PLACED] = cell;
  if (listener) listener({ key: 'watered', seat, cell: nameCell(cell) } satisfies Event, EVERYONE);
  endAtTarget(garden, seat, listener);
}

/** ED-U1 to ED-U3; `packed` is culture and placement. */
export function cultivate(garden: Garden, seat: Seat, packed: number, listener: Listener | undefined): void {
  const { words, kit, tiles } = garden;
  const culture = cultureOf(packed);
  const placement = placementOf(packed);
  const lie = culture * QUARTER_TURNS + turnOf(placement);
  const found = lowestIn(garden, culture, lie, cornerOf(placement));
  const level = found & 7;
  const mana = RAISE_PRICE * (found >>> 3);
  if (listener) tellCultivated(garden, seat, packed, { level, mana }, listener);
  for (let i = 0; i < (kit.sizes[culture] as number); i++) {
    const cell = cornerOf(placement) + (kit.offsets[lie * MAX_CULTURE_CELLS + i] as number);
    if (levelOf(tiles[cell] as number) !== level) continue;
    liftTile(garden, cell);
    placeTile(garden, seat, cell, level + 1);
  }
  words[at(seat) + MANA] = (words[at(seat) + MANA] as number) - mana;
  words[CULTIVATED] = 1;
  discardCard(garden, seat, cultureCard(culture));
  endAtTarget(garden, seat, listener);
}

/** ED-B1. */
export function sell(garden: Garden, seat: Seat, culture: number, listener: Listener | undefined): void {
  trade(garden, seat, culture, priceOf(garden, culture), -1);
  if (listener) tellTrade(garden, 'sold', seat, culture, priceOf(garden, culture), listener);
}

/** ED-B2. */
export function buy(garden: Garden, seat: Seat, culture: number, listener: Listener | undefined): void {
  const mana = priceOf(garden, culture) + BUYING_FEE;
  trade(garden, seat, culture, -mana, 1);
  if (listener) tellTrade(garden, 'bought', seat, culture, mana, listener);
}

/** From hand to market or back; a card lies in one of them. */
function trade(garden: Garden, seat: Seat, culture: number, mana: number, change: 1 | -1): void {
  const { words } = garden;
  flipHandCard(garden, seat, cultureCard(culture), change);
  words[MARKET] = (words[MARKET] as number) ^ (1 << culture);
  words[at(seat) + MANA] = (words[at(seat) + MANA] as number) + mana;
}

function tellTrade(
  { kit }: Garden,
  key: 'sold' | 'bought',
  seat: Seat,
  culture: number,
  mana: number,
  listener: Listener,
): void {
  const shape = kit.shapes[culture] ?? 'other';
  listener({ key, seat, card: nameCulture(culture), shape, mana } satisfies Event, EVERYONE);
}

/** Before the tiles rise. */
function tellCultivated(
  { kit, tiles }: Garden,
  seat: Seat,
  packed: number,
  { level, mana }: { level: number; mana: number },
  listener: Listener,
): void {
  const culture = cultureOf(packed);
  const cells = cellsOf(kit, culture, placementOf(packed));
  const raised = cells.filter((cell) => levelOf(tiles[cell] as number) === level);
  const event: Event = {
    key: 'cultivated',
    seat,
    card: nameCulture(culture),
    shape: kit.shapes[culture] ?? 'other',
    cells: cells.map(nameCell),
    raised: raised.map(nameCell),
    level: level + 1,
    mana,
  };
  listener(event, EVERYONE);
}
