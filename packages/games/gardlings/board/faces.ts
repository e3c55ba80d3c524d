import type { View } from '../rules/kinds.ts';
import type { Back } from '../rules/piles.ts';
import type { Slot } from '../rules/slots.ts';
import type { TileFace } from '../rules/tile-set.ts';
import standardTiles from '../rules/tiles.json' with { type: 'json' };
import type { Labels } from './words/labels.ts';

/** What is on the tiles, by id. */
const FACES: ReadonlyMap<string, TileFace> = new Map(
  (standardTiles as unknown as TileFace[]).map((face) => [face.id, face]),
);

export const faceOf = (id: string): TileFace => FACES.get(id) as TileFace;
export const slotsOf = (id: string): readonly Slot[] => Array.from(faceOf(id).slots) as Slot[];
export const backOf = (id: string): Back | 'mission' => id.slice(0, id.indexOf('-')) as Back | 'mission';
export const isMission = (id: string): boolean => backOf(id) === 'mission';

/** A creature as it is drawn: two gnomes on one tile are a figure of their own. */
export const FIGURES = ['pig', 'gnome', 'double', 'gardener', 'mushroom', 'bird', 'unicorn', 'dragon'] as const;
export type Figure = (typeof FIGURES)[number];

/** Which of the powers a hired tile has: in the expert game pigs have another one. */
export function powerOf(id: string, { expert }: Pick<View, 'expert'>): keyof Labels['powers'] {
  const { creature } = faceOf(id);
  return creature === 'pig' && expert ? 'expertPig' : (creature as keyof Labels['powers']);
}

export function figureOf(id: string): Figure {
  const { creature, gnomes } = faceOf(id);
  return gnomes === 2 ? 'double' : (creature as Figure);
}
