import type { Seat } from '@potager/kernel';
import { type Area, territoryOf } from './areas.ts';
import { type Garden, PLACES } from './garden.ts';

const { EMPTY, FLOORS, FLOORS_LEFT, OWN, ROOFED, ROOFS_LEFT, STANDING, TOKENS, TOKENS_LEFT } = PLACES;

/** The pieces and their ways between reserve and board. Nothing here asks whether a rule allows it. */

/** Puts floors of a seat into an area that is empty or its own. */
export function placeFloors({ bytes }: Garden, seat: Seat, area: Area, floors: number): void {
  const standing = STANDING + 4 * (area >> 3) + seat;
  removeFrom(bytes, EMPTY, area);
  addTo(bytes, OWN + 8 * seat, area);
  bytes[FLOORS + area] = (bytes[FLOORS + area] as number) + floors;
  bytes[standing] = (bytes[standing] as number) + floors;
  bytes[FLOORS_LEFT + seat] = (bytes[FLOORS_LEFT + seat] as number) - floors;
}

/** Gives a building's floors back to its owner and its roof to the reserve. Returns whether it had one. */
export function takeBuilding(garden: Garden, owner: Seat, area: Area): boolean {
  const { bytes } = garden;
  const isRoofed = garden.isRoofed(area);
  placeFloors(garden, owner, area, -garden.floorsAt(area));
  removeFrom(bytes, OWN + 8 * owner, area);
  addTo(bytes, EMPTY, area);
  if (isRoofed) {
    removeFrom(bytes, ROOFED, area);
    bytes[ROOFS_LEFT] = (bytes[ROOFS_LEFT] as number) + 1;
  }
  return isRoofed;
}

/** Puts a roof from the reserve on a building. */
export function placeRoof({ bytes }: Garden, area: Area): void {
  addTo(bytes, ROOFED, area);
  bytes[ROOFS_LEFT] = (bytes[ROOFS_LEFT] as number) - 1;
}

export function moveRoof({ bytes }: Garden, from: Area, to: Area): void {
  removeFrom(bytes, ROOFED, from);
  addTo(bytes, ROOFED, to);
}

/** Gives a bramble area its land. */
export function layToken({ bytes }: Garden, area: Area, land: number): void {
  bytes[TOKENS + territoryOf(area)] = land;
  bytes[TOKENS_LEFT + land] = (bytes[TOKENS_LEFT + land] as number) - 1;
}

function addTo(bytes: Uint8Array, set: number, area: Area): void {
  const at = set + (area >> 3);
  bytes[at] = (bytes[at] as number) | (1 << (area & 7));
}

function removeFrom(bytes: Uint8Array, set: number, area: Area): void {
  const at = set + (area >> 3);
  bytes[at] = (bytes[at] as number) & ~(1 << (area & 7));
}
