import type { BoardModule } from '@potager/kernel';
import type { View } from '../rules/kinds.ts';

/** Which rule the reader has before them. */
export const ruleAtHand: NonNullable<BoardModule['ruleAtHand']> = (view) => {
  const { actor, grab, placed, drew } = view as View;
  if (actor === null) return 'ED-E1';
  if (grab !== null) return grab.bid === null ? 'ED-L1' : 'ED-L4';
  if (drew) return 'ED-T4';
  return placed === null ? 'ED-T2' : 'ED-I2';
};
