import type { ComponentType } from 'preact';
import type { Language } from '../language.ts';
import { eden } from './eden.tsx';
import { gardenNation } from './garden-nation.tsx';
import { gardlings } from './gardlings.tsx';

/** A game as the first page presents it. */
export interface ShelfGame {
  readonly name: string;
  readonly players: { readonly from: number; readonly to: number };
  readonly designers: string;
  readonly publishers: string;
  readonly description: Readonly<Record<Language, string>>;
  /** A picture in the game's own mood. */
  readonly Drawing: ComponentType;
}

export const shelf: readonly ShelfGame[] = [gardenNation, gardlings, eden];
