import { LEVEL_NAMES } from '@potager/bots';
import type { JsonObject } from '@potager/kernel';
import * as v from 'valibot';

/** What several answers are made of. */
export const anything = v.any();
export const whole = v.pipe(v.number(), v.integer());
/** Milliseconds since 1970. */
export const time = v.pipe(v.number(), v.integer());
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
export const seatSet = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255));
const level = v.picklist(LEVEL_NAMES);

export const options = v.record(v.string(), v.union([v.string(), v.number(), v.boolean()]));

/** Why a bot plays for somebody. */
export const absence = v.picklist(['left', 'absent', 'time', 'voted', 'resigned']);

export const chair = v.variant('kind', [
  v.object({ kind: v.literal('open') }),
  v.object({ kind: v.literal('bot'), level }),
  v.object({
    kind: v.literal('human'),
    person: v.string(),
    name: v.string(),
    nonce: v.string(),
    standIn: v.exactOptional(v.object({ level, why: absence })),
    hasResigned: v.exactOptional(v.literal(true)),
    holiday: v.exactOptional(v.object({ until: time, days: whole })),
  }),
]);

export const status = v.picklist(['waiting', 'playing', 'paused', 'over']);

/** Without `readonly`, which schemas do not have; what may be any JSON is not looked into. */
export type Loose<T> = JsonObject extends T
  ? v.InferOutput<typeof anything>
  : { -readonly [K in keyof T]: Loose<T[K]> };
