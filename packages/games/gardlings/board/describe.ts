import type { Laid } from '../rules/kinds.ts';
import { SIDES } from '../rules/slots.ts';
import { type Names, nameTile } from '../words/make-words.ts';
import { backOf, faceOf, type Figure, isMission } from './faces.ts';
import type { Garden } from './garden.ts';
import { beyond, otherSide, slotPlacesOf } from './grid.ts';
import type { Labels } from './words/labels.ts';

/** Tiles, places and gardens in words, for those who hear the board. */
export interface Speech {
  readonly labels: Labels;
  readonly names: Names;
}

/** `green tile 12, mushroom head` */
export function sayTile({ names }: Speech, id: string): string {
  const name = nameTile(names, id);
  const isPlain = isMission(id) || ['pig', 'gnome', 'double'].includes(backOf(id));
  return isPlain ? name : `${name}, ${names.creatures[faceOf(id).creature]}`;
}

/** A creature by its figure: two gnomes are called by their own name. */
export const sayFigure = ({ names, labels }: Speech, figure: Figure): string =>
  figure === 'double' ? labels.doubleGnome : names.creatures[figure];

/** What is around a tile as it is turned, clockwise from above. */
export function saySlots({ names, labels }: Speech, laid: Laid): string {
  const places = slotPlacesOf(laid);
  const { lines } = faceOf(laid.id);
  const around = SIDES.map((side, n) => {
    const here = places.filter((place) => place.side === n);
    // Read as the eye goes: above and right clockwise, below and left against it.
    if (n > 1) here.reverse();
    return `${names.sides[side]} ${here.map(({ shows }) => names.slots[shows]).join(', ')}`;
  });
  // A tile may have several halves of one colour: which of them a line ends at is said by its side.
  const sayEnd = (end: number): string => {
    const { shows, side } = places[end] as (typeof places)[number];
    return `${names.slots[shows]} ${names.sides[SIDES[side] ?? 'above']}`;
  };
  const joined = lines.map(([one, other]) => labels.lineJoins([sayEnd(one), sayEnd(other)]));
  return [...around, ...joined].join('; ');
}

/** Where a tile lies, and what it touches there. */
export function sayPlace(speech: Speech, garden: Garden, laid: Laid): string {
  const { names, labels } = speech;
  const met = slotPlacesOf(laid).flatMap(({ cell, side, shows }) => {
    const other = garden.tileAt(beyond(cell, side));
    const facing = garden.slotAt(beyond(cell, side), otherSide(side));
    if (other === undefined || facing === undefined || other.id === laid.id) return [];
    return [`${names.sides[SIDES[side] ?? 'above']} ${names.slots[shows]} – ${nameTile(names, other.id)}`];
  });
  return [labels.at(laid.x, laid.y, laid.r), ...met].join('; ');
}

/** A tile of a garden with all that is around it, and which of its gems are complete. */
export function sayLaid(speech: Speech, garden: Garden, laid: Laid): string {
  const complete = slotPlacesOf(laid).filter(({ cell, side }) => garden.isJoined(cell, side)).length;
  return speech.labels.laidTile(sayTile(speech, laid.id), sayPlaceOnly(speech, laid), saySlots(speech, laid), complete);
}

const sayPlaceOnly = ({ labels }: Speech, { x, y, r }: Laid): string => labels.at(x, y, r);
