import { CARDS, cultureCard, listCultures, nameCard } from './cards.ts';
import { CELLS, nameCell } from './cells.ts';
import { type Memory, levelOf, listDiscard, listHand, listPile, ownerOf, seatsOf } from './memory.ts';
import { isIn, listCells } from './cells.ts';
import { makeTiles } from './view.ts';
import { owedBy } from './redeal.ts';
import { pointsOf, supplyAfter } from './tallies.ts';
import { at, FIELDS, SEAT_FIELDS } from './fields.ts';
import { BOARD, PRICES } from './figures.ts';

const { NOWHERE, NO_SEAT } = BOARD;
const { TURN, ACTOR, PLACED, DEFENDER, TARGETS_LO, TARGETS_HI, SUPPORT, ATTACK, DEFENCE, ENDING, MARKET } = FIELDS;
const { MANA, POINTS, RED, SUPPLY, OWN_LO, OWN_HI, HAND_SIZE } = SEAT_FIELDS;
const { UNIT } = PRICES;

/** Conservation laws and impossible figures: what is wrong with a game, if anything. */
export function findFaults(memory: Memory): string[] {
  return [
    ...cardFaults(memory),
    ...tileFaults(memory),
    ...manaFaults(memory),
    ...grabFaults(memory),
    ...endFaults(memory),
  ];
}

function cardFaults(memory: Memory): string[] {
  const market = listCultures(memory.ints[MARKET]!).map(cultureCard);
  const hands = seatsOf(memory).flatMap((seat) => listHand(memory, seat));
  const all = [...hands, ...market, ...listDiscard(memory), ...listPile(memory)].toSorted((a, b) => a - b);
  const faults = all.join() === CARDS.join() ? [] : [`the cards are ${all.map(nameCard).join(' ')}`];
  const miscounted = seatsOf(memory).filter(
    (seat) => memory.ints[at(seat) + HAND_SIZE] !== listHand(memory, seat).length,
  );
  return [...faults, ...miscounted.map((seat) => `the hand of seat ${seat} is miscounted`)];
}

function tileFaults(memory: Memory): string[] {
  const { ints, components } = memory;
  const tiles = makeTiles(memory);
  return seatsOf(memory).flatMap((seat) => {
    const faults: string[] = [];
    const s = at(seat);
    const own = CELLS.filter((cell) => isOwn(memory, cell, seat));
    if (own.join() !== listCells(ints[s + OWN_LO]!, ints[s + OWN_HI]!).join())
      faults.push(`the tiles of seat ${seat} are not where its set says`);
    if (ints[s + POINTS] !== pointsOf(tiles, seat)) faults.push(`seat ${seat} has miscounted points`);
    if (ints[s + RED] !== pointsOf(tiles, seat) - own.length) faults.push(`seat ${seat} has miscounted red points`);
    const supply = supplyAfter(components, tiles, seat);
    if (supply.some((left, i) => left < 0 || ints[s + SUPPLY + i] !== left))
      faults.push(`tiles of seat ${seat} were lost or made`);
    return faults;
  });
}

function isOwn({ tiles }: Memory, cell: number, seat: number): boolean {
  const tile = tiles[cell]!;
  return tile !== 0 && ownerOf(tile) === seat;
}

const manaFaults = (memory: Memory): string[] =>
  seatsOf(memory).flatMap((seat) => {
    const mana = memory.ints[at(seat) + MANA]!;
    if (mana < 0 || mana % UNIT !== 0) return [`seat ${seat} has ${mana} mana`];
    return mana < owedBy(memory, seat) ? [`seat ${seat} cannot pay what it owes`] : [];
  });

function grabFaults(memory: Memory): string[] {
  const { ints, tiles } = memory;
  const defender = ints[DEFENDER]!;
  const targets = listCells(ints[TARGETS_LO]!, ints[TARGETS_HI]!);
  if (defender === NO_SEAT) return targets.length === 0 ? [] : ['there are targets without a land grab'];
  const pointsAt = (cell: number): number => (cell === NOWHERE ? 0 : levelOf(tiles[cell]!));
  const faults = targets
    .filter((cell) => !isOwn(memory, cell, defender))
    .map((cell) => `target ${nameCell(cell)} is not the defender's`);
  const turn = at(ints[TURN]!);
  for (const cell of [ints[PLACED]!, ints[SUPPORT]!]) {
    if (cell !== NOWHERE && !isIn(cell, ints[turn + OWN_LO]!, ints[turn + OWN_HI]!))
      faults.push(`attacking tile ${nameCell(cell)} is not the attacker's`);
  }
  if (ints[ATTACK] !== pointsAt(ints[PLACED]!) + pointsAt(ints[SUPPORT]!)) faults.push('A is miscounted');
  if (ints[DEFENCE] !== targets.reduce((points, cell) => points + pointsAt(cell), 0)) faults.push('D is miscounted');
  return faults;
}

function endFaults(memory: Memory): string[] {
  const { ints, target } = memory;
  const isOver = ints[ACTOR] === NO_SEAT;
  if (isOver !== (ints[ENDING] !== 0)) return ['it is over without an ending, or goes on after it'];
  const isReached = seatsOf(memory).some((seat) => ints[at(seat) + POINTS]! >= target);
  return isReached && !isOver ? ['the target is reached and the game goes on'] : [];
}
