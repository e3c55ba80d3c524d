import { promiser } from '@potager/kernel';
import type { Reason } from './reasons.ts';

/** What must come true of each reason once the mark is made. */
export const promisesOf = promiser<Reason>({
  wins: ({ isSure }, seat) => (isSure ? [{ told: { key: 'won', seat } }, { lines: ['row'], by: 1 }] : []),
});
