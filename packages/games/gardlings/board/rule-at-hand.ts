import type { BoardModule } from '@potager/kernel';
import type { View } from '../rules/kinds.ts';

/** Which rule the reader has before them. */
export const ruleAtHand: NonNullable<BoardModule['ruleAtHand']> = (view, legal) => {
  const { phase, mutating } = view as View;
  if (phase === 'over') return 'GL-V1';
  if (phase === 'hire') return mutating ? 'GL-X3' : 'GL-H2';
  if (legal.some((move) => move.startsWith('lay '))) return 'GL-B3';
  return legal.includes('stop') ? 'GL-B4' : 'GL-B1';
};
