import { InputError, readObject, readOneOf } from './input.ts';

export type OptionValue = string | number | boolean;

/** Each option with its closed list of values, the default first. */
export type OptionTable = { readonly [name: string]: readonly [OptionValue, ...OptionValue[]] };

export type Options = { readonly [name: string]: OptionValue };

/** Options from elsewhere: unknown names and values are refused, missing ones take their default. */
export function readOptions(table: OptionTable, value: unknown, where = 'options'): Options {
  const given = readObject(
    value,
    where,
    Object.keys(table).map((name) => `${name}?`),
  );
  return Object.fromEntries(
    Object.entries(table).map(([name, values]) => {
      const chosen = Object.hasOwn(given, name) ? readOneOf(given[name], `${where}.${name}`, values) : values[0];
      return [name, chosen];
    }),
  );
}

/** One option as written on a command line: `target=25`. */
export function parseOption(table: OptionTable, text: string): [string, OptionValue] {
  const [name = '', ...rest] = text.split('=');
  const values = Object.hasOwn(table, name) ? table[name] : undefined;
  if (values === undefined) {
    const known = Object.keys(table).join(', ') || 'none';
    throw new InputError('', `unknown option ${JSON.stringify(name)}; this game has: ${known}`);
  }
  const value = values.find((candidate) => String(candidate) === rest.join('='));
  if (value === undefined)
    throw new InputError('', `option ${name} takes ${values.join(' or ')}, not ${JSON.stringify(rest.join('='))}`);
  return [name, value];
}

/** Every combination of option values. */
export function listOptions(table: OptionTable): Options[] {
  return Object.entries(table).reduce<Options[]>(
    (combinations, [name, values]) =>
      combinations.flatMap((rest) => values.map((value) => ({ ...rest, [name]: value }))),
    [{}],
  );
}
