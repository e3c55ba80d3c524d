import { useState } from 'preact/hooks';
import { recall, remember } from './storage.ts';

interface TableChoice<Value extends string> {
  /** With the game's name: `gardlings.aid`. */
  readonly name: string;
  readonly tableId: string;
  readonly values: readonly Value[];
  /** At the first table of all. */
  readonly first: Value;
}

/** How one table is played on this device, which remembers it; a new table begins as the last one was left. */
export function useTableChoice<Value extends string>({
  name,
  tableId,
  values,
  first,
}: TableChoice<Value>): [Value, (value: Value) => void] {
  const here = `${name}.${tableId}`;
  const known = (key: string): Value | undefined => values.find((value) => value === recall(key));
  const [value, setValue] = useState(() => known(here) ?? known(name) ?? first);
  return [
    value,
    (next) => {
      setValue(next);
      for (const key of [here, name]) remember(key, next);
    },
  ];
}

interface TableSwitch {
  /** With the game's name: `gardlings.odds`. */
  readonly name: string;
  readonly tableId: string;
  /** At the first table of all. */
  readonly first: boolean;
}

const ON_OFF = ['true', 'false'] as const;

/** A switch of one table that this device remembers. */
export function useTableSwitch({ first, ...where }: TableSwitch): [boolean, (value: boolean) => void] {
  const [value, choose] = useTableChoice({ ...where, values: ON_OFF, first: first ? 'true' : 'false' });
  return [value === 'true', (next) => choose(next ? 'true' : 'false')];
}
