import type { RefusalReason } from '../network/refusals.ts';
import type { Caller } from './caller.ts';
import { Problem } from './problem.ts';
import type { Site } from './site.ts';

/** Turns somebody away who asks for too much, and notes it. */
export function tooFast(
  { refusals }: Site,
  reason: Extract<RefusalReason, 'requestRate' | 'guestRate' | 'workRate'>,
  { address }: Caller,
): Problem {
  refusals.note({ reason, address });
  return new Problem('tooFast');
}
