import { EVERYONE, type Listener, type Seat } from '@potager/kernel';
import { cultureCard, nameCulture } from './cards.ts';
import { nameCell } from './cells.ts';
import { endAtTarget } from './ending.ts';
import { discardCard, flipHandCard, type Memory, levelOf, liftTile, placeTile } from './memory.ts';
import type { Event } from './kinds.ts';
import { cellsOf, cornerOf, cultureOf, lieOf } from './components.ts';
import { lowestIn, priceOf } from './legal-moves.ts';
import { at, FIELDS, SEAT_FIELDS } from './fields.ts';
import { DECK, PRICES } from './figures.ts';

const { MAX_CULTURE_CELLS } = DECK;

const { WATERED, CULTIVATED, PLACED, MARKET } = FIELDS;
const { MANA } = SEAT_FIELDS;
const { RAISE_PRICE, BUYING_FEE } = PRICES;

/** ED-I1. */
export function water(memory: Memory, seat: Seat, cell: number, listener: Listener | undefined): void {
  const { ints } = memory;
  discardCard(memory, seat, cell);
  placeTile(memory, seat, cell, 1);
  ints[WATERED]! += 1;
  ints[PLACED] = cell;
  if (listener) listener({ key: 'watered', seat, cell: nameCell(cell) } satisfies Event, EVERYONE);
  endAtTarget(memory, seat, listener);
}

/** ED-U1 to ED-U3. */
export function cultivate(memory: Memory, seat: Seat, play: number, listener: Listener | undefined): void {
  const { ints, components, tiles } = memory;
  const found = lowestIn(memory, play);
  const level = found & 7;
  const mana = RAISE_PRICE * (found >>> 3);
  if (listener) tellCultivated(memory, seat, play, { level, mana }, listener);
  const first = lieOf(play) * MAX_CULTURE_CELLS;
  const last = first + components.sizes[cultureOf(play)]!;
  for (let i = first; i < last; i++) {
    const cell = cornerOf(play) + components.offsets[i]!;
    if (levelOf(tiles[cell]!) !== level) continue;
    liftTile(memory, cell);
    placeTile(memory, seat, cell, level + 1);
  }
  ints[at(seat) + MANA]! -= mana;
  ints[CULTIVATED] = 1;
  discardCard(memory, seat, cultureCard(cultureOf(play)));
  endAtTarget(memory, seat, listener);
}

/** ED-B1. */
export function sell(memory: Memory, seat: Seat, culture: number, listener: Listener | undefined): void {
  trade(memory, seat, culture, priceOf(memory, culture), -1);
  if (listener) tellTrade(memory, 'sold', seat, culture, priceOf(memory, culture), listener);
}

/** ED-B2. */
export function buy(memory: Memory, seat: Seat, culture: number, listener: Listener | undefined): void {
  const mana = priceOf(memory, culture) + BUYING_FEE;
  trade(memory, seat, culture, -mana, 1);
  if (listener) tellTrade(memory, 'bought', seat, culture, mana, listener);
}

/** From hand to market or back; a card lies in one of them. */
function trade(memory: Memory, seat: Seat, culture: number, mana: number, change: 1 | -1): void {
  const { ints } = memory;
  flipHandCard(memory, seat, cultureCard(culture), change);
  ints[MARKET]! ^= 1 << culture;
  ints[at(seat) + MANA]! += mana;
}

function tellTrade(
  { components }: Memory,
  key: 'sold' | 'bought',
  seat: Seat,
  culture: number,
  mana: number,
  listener: Listener,
): void {
  const shape = components.shapes[culture] ?? 'other';
  listener({ key, seat, card: nameCulture(culture), shape, mana } satisfies Event, EVERYONE);
}

/** Before the tiles rise. */
function tellCultivated(
  { components, tiles }: Memory,
  seat: Seat,
  play: number,
  { level, mana }: { level: number; mana: number },
  listener: Listener,
): void {
  const culture = cultureOf(play);
  const cells = cellsOf(components, play);
  const raised = cells.filter((cell) => levelOf(tiles[cell]!) === level);
  const event: Event = {
    key: 'cultivated',
    seat,
    card: nameCulture(culture),
    shape: components.shapes[culture] ?? 'other',
    cells: cells.map(nameCell),
    raised: raised.map(nameCell),
    level: level + 1,
    mana,
  };
  listener(event, EVERYONE);
}
