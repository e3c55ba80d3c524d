import type { BoardModule } from '@potager/kernel';
import type { View } from '../rules/kinds.ts';

/** Which rule the reader has before them. */
export const ruleAtHand: NonNullable<BoardModule['ruleAtHand']> = (view, legal) => {
  const canBuild = legal.some((move) => move.startsWith('build '));
  switch ((view as View).phase) {
    case 'missions':
      return 'GN-S6';
    case 'project':
      return 'GN-J1';
    case 'next':
      return 'GN-R2';
    case 'over':
      return 'GN-E2';
    case 'action':
      return legal.length > 0 && !canBuild ? 'GN-N1' : 'GN-C1';
  }
};
