import { LEVEL_NAMES } from '@potager/bots';
import type { JsonObject } from '@potager/kernel';
import {
  type ClientMessage,
  type Command,
  COMPANY,
  LIMITS,
  LONGEST_ABSENCE,
  LONGEST_DELAY,
  MOST_HOLIDAYS,
  type TableSettings,
} from '@potager/table';
import * as v from 'valibot';

/**
 * What a page may say, checked where it arrives. The last lines make the compiler compare these with the types in
 * packages/table: one that says more or less than the other does not compile.
 */
const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

const seat = whole(0, 7);
export const entryNumber = whole(0, 10_000_000);
const level = v.picklist(LEVEL_NAMES);
const minuteOfDay = whole(0, 1439);

export const seatCount = whole(1, 8);
/** As we make them; made longer than needed, in case we ever do. */
export const personId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
export const tableId = v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'is no table'));

/** Somewhat more than a name may have, so that it can be said what is wrong with it. */
export const nameText = text(4 * LIMITS.nameCharacters);

export const options = v.pipe(
  v.record(text(40), v.union([text(40), v.number(), v.boolean()])),
  v.check((value) => Object.keys(value).length <= 32, 'has too many entries'),
);

/** Hours that make whole minutes; a third of an hour is not exactly a number. */
const wholeMinutes = (hours: number): boolean => Math.abs(hours * 60 - Math.round(hours * 60)) < 1e-6;

const hours = v.pipe(
  v.number(),
  v.minValue(1 / 60),
  v.maxValue(24 * 30),
  v.check(wholeMinutes, 'is no whole number of minutes'),
);

type Amount = v.GenericSchema<number>;

const makeSettings = (minutes: Amount, increment: Amount, hoursAMove: Amount) => {
  const quiet = v.strictObject({ from: minuteOfDay, to: minuteOfDay, zone: whole(-840, 840) });
  const clock = v.variant('kind', [
    v.strictObject({ kind: v.literal('none') }),
    v.strictObject({ kind: v.literal('live'), minutes, increment }),
    v.strictObject({
      kind: v.literal('correspondence'),
      hours: hoursAMove,
      quiet: v.exactOptional(quiet),
      holidays: v.exactOptional(whole(0, MOST_HOLIDAYS)),
    }),
  ]);
  const company = v.exactOptional(v.picklist(COMPANY));
  const patience = whole(1, LONGEST_ABSENCE);
  const absence = v.variant('kind', [
    v.strictObject({ kind: v.literal('wait') }),
    v.strictObject({ kind: v.literal('bot'), minutes: patience }),
    v.strictObject({ kind: v.literal('vote'), minutes: patience }),
  ]);
  return v.strictObject({
    clock,
    isPublic: v.boolean(),
    delay: whole(0, LONGEST_DELAY),
    company,
    standIn: level,
    absence: v.exactOptional(absence),
  });
};

/** As somebody may choose them. */
export const settings = makeSettings(whole(1, 600), whole(0, 600), hours);

/** As a table has them; in old ones clocks may be fractions. */
export const keptSettings = makeSettings(v.number(), v.number(), v.number());

/** Any object: the game itself reads its orders. */
const order = v.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'is no order',
);

export const nonce = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/, 'is not 32 hexadecimal digits'));

const plain = <const K extends string>(kind: K) => v.strictObject({ kind: v.literal(kind) });
const onSeat = <const K extends string>(kind: K) => v.strictObject({ kind: v.literal(kind), seat });

const command = v.variant('kind', [
  v.strictObject({ kind: v.literal('move'), seat, move: text(120), version: entryNumber }),
  v.strictObject({ kind: v.literal('undo'), seat, version: entryNumber }),
  v.strictObject({ kind: v.literal('sit'), seat, name: v.exactOptional(nameText), nonce }),
  v.strictObject({ kind: v.literal('seatBot'), seat, level }),
  v.strictObject({
    kind: v.literal('change'),
    seats: v.exactOptional(seatCount),
    options: v.exactOptional(options),
    settings: v.exactOptional(settings),
  }),
  // Somewhat more than a table takes, so that it can say how much that is.
  v.strictObject({ kind: v.literal('say'), text: text(4 * LIMITS.chatCharacters) }),
  v.strictObject({ kind: v.literal('order'), seat, order: v.nullable(order) }),
  v.strictObject({ kind: v.literal('askAbsent'), seat, want: v.picklist(['bot', 'resign']) }),
  v.strictObject({ kind: v.literal('holiday'), seat, days: whole(0, MOST_HOLIDAYS) }),
  onSeat('stand'),
  onSeat('clearSeat'),
  onSeat('leave'),
  onSeat('return'),
  onSeat('resign'),
  plain('start'),
  plain('askPause'),
  plain('agree'),
  plain('decline'),
  plain('unpause'),
]);

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const table = tableId;

export const clientMessage = v.variant('type', [
  v.strictObject({ id, type: v.literal('command'), table, command }),
  v.strictObject({
    id,
    type: v.literal('join'),
    table,
    as: v.exactOptional(seat),
    from: v.exactOptional(entryNumber),
    at: v.exactOptional(v.number()),
  }),
  v.strictObject({ id, type: v.literal('part'), table }),
  v.strictObject({ id, type: v.literal('moment'), table, n: entryNumber }),
  v.strictObject({ id, type: v.literal('history'), table, from: entryNumber, to: entryNumber }),
  v.strictObject({ id, type: v.literal('lobby'), isOpen: v.boolean() }),
  v.strictObject({ id, type: v.literal('mine'), isOpen: v.boolean() }),
  v.strictObject({ id, type: v.literal('ping') }),
]);

/** `true` where both say the same. */
export type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

true satisfies Same<v.InferOutput<typeof command>, Command>;
true satisfies Same<v.InferOutput<typeof settings>, TableSettings>;
true satisfies Same<v.InferOutput<typeof keptSettings>, TableSettings>;
true satisfies Same<v.InferOutput<typeof clientMessage>, ClientMessage>;
