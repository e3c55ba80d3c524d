/**
 * Reading what comes from elsewhere: records, set-ups, views, options. It may be damaged or hostile, so every reader
 * checks what it takes and says where it stopped, in words a person can act on.
 */
export class InputError extends Error {
  /** Where in the input: `moves[3].seat`. */
  readonly where: string;
  readonly problem: string;

  constructor(where: string, problem: string) {
    super(where === '' ? problem : `${where}: ${problem}`);
    this.name = 'InputError';
    this.where = where;
    this.problem = problem;
  }
}

/** An object with these keys and no others; keys ending in `?` may be missing. */
export function readObject(value: unknown, where: string, keys: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wanted('an object', value, where);
  const known = new Set(keys.map((key) => key.replace(/\?$/, '')));
  for (const key of Object.keys(value)) {
    if (!known.has(key)) throw new InputError(where, `has an unknown key ${show(key)}`);
  }
  for (const key of keys) {
    if (!key.endsWith('?') && !Object.hasOwn(value, key)) throw new InputError(where, `lacks the key ${show(key)}`);
  }
  return value as Readonly<Record<string, unknown>>;
}

export function readList(value: unknown, where: string, limits: { min?: number; max: number }): readonly unknown[] {
  if (!Array.isArray(value)) throw wanted('a list', value, where);
  const min = limits.min ?? 0;
  if (value.length < min || value.length > limits.max) {
    throw new InputError(where, `has ${value.length} items, not ${makeRange(min, limits.max)}`);
  }
  return value;
}

export function readInteger(value: unknown, where: string, limits: { min: number; max: number }): number {
  if (!Number.isInteger(value)) throw wanted('a whole number', value, where);
  const number = value as number;
  if (number < limits.min || number > limits.max) {
    throw new InputError(where, `is ${number}, not ${makeRange(limits.min, limits.max)}`);
  }
  return number;
}

export function readText(value: unknown, where: string, limits: { max: number }): string {
  if (typeof value !== 'string') throw wanted('a text', value, where);
  if (value.length > limits.max) throw new InputError(where, `has ${value.length} characters, at most ${limits.max}`);
  return value;
}

/** One of a closed set of values. */
export function readOneOf<T>(value: unknown, where: string, values: readonly T[]): T {
  if (!values.includes(value as T))
    throw new InputError(where, `is ${show(value)}, not one of ${values.map(show).join(', ')}`);
  return value as T;
}

/** All of these values, each once, in any order: a shuffled deck. */
export function readPermutation<T>(value: unknown, where: string, values: readonly T[]): T[] {
  const list = readList(value, where, { min: values.length, max: values.length });
  const left = new Map<unknown, number>();
  for (const item of values) left.set(item, (left.get(item) ?? 0) + 1);
  list.forEach((item, index) => {
    const count = left.get(item) ?? 0;
    if (count === 0)
      throw new InputError(`${where}[${index}]`, `${show(item)} does not belong here, or stands here twice`);
    left.set(item, count - 1);
  });
  return list as T[];
}

function wanted(what: string, value: unknown, where: string): InputError {
  return new InputError(where, `is ${show(value)}, not ${what}`);
}

const makeRange = (min: number, max: number): string => (min === max ? `${min}` : `${min} to ${max}`);

/** A short picture of any value: an error must not repeat a megabyte of hostile input. */
function show(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (value === undefined) return 'missing';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
