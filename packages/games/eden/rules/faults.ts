import { CARDS, cultureCard, listCultures, nameCard } from './cards.ts';
import { CELLS, nameCell } from './cells.ts';
import { type Garden, levelOf, listDiscard, listHand, listPile, ownerOf, seatsOf } from './garden.ts';
import { isIn, listCells } from './cells.ts';
import { makeTiles } from './pictures.ts';
import { owedBy } from './redeal.ts';
import { pointsOf, supplyAfter } from './tallies.ts';
import { at, BOARD, FIELDS, SEAT_FIELDS, PRICES } from './layout.ts';

const { NOWHERE, NO_SEAT } = BOARD;
const { TURN, ACTOR, PLACED, DEFENDER, TARGETS_LO, TARGETS_HI, SUPPORT, ATTACK, DEFENCE, ENDING, MARKET } = FIELDS;
const { MANA, POINTS, RED, SUPPLY, OWN_LO, OWN_HI, HAND_SIZE } = SEAT_FIELDS;
const { UNIT } = PRICES;

/** Conservation laws and impossible figures: what is wrong with a game, if anything. */
export function findFaults(garden: Garden): string[] {
  return [
    ...cardFaults(garden),
    ...tileFaults(garden),
    ...manaFaults(garden),
    ...grabFaults(garden),
    ...endFaults(garden),
  ];
}

function cardFaults(garden: Garden): string[] {
  const market = listCultures(garden.words[MARKET]!).map(cultureCard);
  const hands = seatsOf(garden).flatMap((seat) => listHand(garden, seat));
  const all = [...hands, ...market, ...listDiscard(garden), ...listPile(garden)].toSorted((a, b) => a - b);
  const faults = all.join() === CARDS.join() ? [] : [`the cards are ${all.map(nameCard).join(' ')}`];
  const miscounted = seatsOf(garden).filter(
    (seat) => garden.words[at(seat) + HAND_SIZE] !== listHand(garden, seat).length,
  );
  return [...faults, ...miscounted.map((seat) => `the hand of seat ${seat} is miscounted`)];
}

function tileFaults(garden: Garden): string[] {
  const { words, kit } = garden;
  const tiles = makeTiles(garden);
  return seatsOf(garden).flatMap((seat) => {
    const faults: string[] = [];
    const s = at(seat);
    const own = CELLS.filter((cell) => isOwn(garden, cell, seat));
    if (own.join() !== listCells(words[s + OWN_LO]!, words[s + OWN_HI]!).join())
      faults.push(`the tiles of seat ${seat} are not where its set says`);
    if (words[s + POINTS] !== pointsOf(tiles, seat)) faults.push(`seat ${seat} has miscounted points`);
    if (words[s + RED] !== pointsOf(tiles, seat) - own.length) faults.push(`seat ${seat} has miscounted red points`);
    const supply = supplyAfter(kit, tiles, seat);
    if (supply.some((left, i) => left < 0 || words[s + SUPPLY + i] !== left))
      faults.push(`tiles of seat ${seat} were lost or made`);
    return faults;
  });
}

function isOwn({ tiles }: Garden, cell: number, seat: number): boolean {
  const tile = tiles[cell]!;
  return tile !== 0 && ownerOf(tile) === seat;
}

const manaFaults = (garden: Garden): string[] =>
  seatsOf(garden).flatMap((seat) => {
    const mana = garden.words[at(seat) + MANA]!;
    if (mana < 0 || mana % UNIT !== 0) return [`seat ${seat} has ${mana} mana`];
    return mana < owedBy(garden, seat) ? [`seat ${seat} cannot pay what it owes`] : [];
  });

function grabFaults(garden: Garden): string[] {
  const { words, tiles } = garden;
  const defender = words[DEFENDER]!;
  const targets = listCells(words[TARGETS_LO]!, words[TARGETS_HI]!);
  if (defender === NO_SEAT) return targets.length === 0 ? [] : ['there are targets without a land grab'];
  const pointsAt = (cell: number): number => (cell === NOWHERE ? 0 : levelOf(tiles[cell]!));
  const faults = targets
    .filter((cell) => !isOwn(garden, cell, defender))
    .map((cell) => `target ${nameCell(cell)} is not the defender's`);
  const turn = at(words[TURN]!);
  for (const cell of [words[PLACED]!, words[SUPPORT]!]) {
    if (cell !== NOWHERE && !isIn(cell, words[turn + OWN_LO]!, words[turn + OWN_HI]!))
      faults.push(`attacking tile ${nameCell(cell)} is not the attacker's`);
  }
  if (words[ATTACK] !== pointsAt(words[PLACED]!) + pointsAt(words[SUPPORT]!)) faults.push('A is miscounted');
  if (words[DEFENCE] !== targets.reduce((points, cell) => points + pointsAt(cell), 0)) faults.push('D is miscounted');
  return faults;
}

function endFaults(garden: Garden): string[] {
  const { words, target } = garden;
  const isOver = words[ACTOR] === NO_SEAT;
  if (isOver !== (words[ENDING] !== 0)) return ['it is over without an ending, or goes on after it'];
  const isReached = seatsOf(garden).some((seat) => words[at(seat) + POINTS]! >= target);
  return isReached && !isOver ? ['the target is reached and the game goes on'] : [];
}
