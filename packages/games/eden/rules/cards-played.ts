import { EVERYONE, type Listener, type Seat } from '@potager/kernel';
import { cultureCard, nameCulture } from './cards.ts';
import { nameCell } from './cells.ts';
import { endAtTarget } from './ending.ts';
import { discardCard, flipHandCard, type Garden, levelOf, liftTile, placeTile } from './garden.ts';
import type { Event } from './kinds.ts';
import { cellsOf, cornerOf, cultureOf, lieOf } from './kit.ts';
import { lowestIn, priceOf } from './listing.ts';
import { at, FIELDS, SEAT_FIELDS, PRICES, DECK } from './layout.ts';

const { MAX_CULTURE_CELLS } = DECK;

const { WATERED, CULTIVATED, PLACED, MARKET } = FIELDS;
const { MANA } = SEAT_FIELDS;
const { RAISE_PRICE, BUYING_FEE } = PRICES;

/** ED-I1. */
export function water(garden: Garden, seat: Seat, cell: number, listener: Listener | undefined): void {
  const { words } = garden;
  discardCard(garden, seat, cell);
  placeTile(garden, seat, cell, 1);
  words[WATERED]! += 1;
  words[PLACED] = cell;
  if (listener) listener({ key: 'watered', seat, cell: nameCell(cell) } satisfies Event, EVERYONE);
  endAtTarget(garden, seat, listener);
}

/** ED-U1 to ED-U3. */
export function cultivate(garden: Garden, seat: Seat, play: number, listener: Listener | undefined): void {
  const { words, kit, tiles } = garden;
  const found = lowestIn(garden, play);
  const level = found & 7;
  const mana = RAISE_PRICE * (found >>> 3);
  if (listener) tellCultivated(garden, seat, play, { level, mana }, listener);
  const first = lieOf(play) * MAX_CULTURE_CELLS;
  const last = first + kit.sizes[cultureOf(play)]!;
  for (let i = first; i < last; i++) {
    const cell = cornerOf(play) + kit.offsets[i]!;
    if (levelOf(tiles[cell]!) !== level) continue;
    liftTile(garden, cell);
    placeTile(garden, seat, cell, level + 1);
  }
  words[at(seat) + MANA]! -= mana;
  words[CULTIVATED] = 1;
  discardCard(garden, seat, cultureCard(cultureOf(play)));
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
  words[MARKET]! ^= 1 << culture;
  words[at(seat) + MANA]! += mana;
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
  play: number,
  { level, mana }: { level: number; mana: number },
  listener: Listener,
): void {
  const culture = cultureOf(play);
  const cells = cellsOf(kit, play);
  const raised = cells.filter((cell) => levelOf(tiles[cell]!) === level);
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
