import { useState } from 'preact/hooks';
import { recall, remember } from './storage.ts';

interface TableSwitch {
  /** With the game's name: `gardlings.odds`. */
  readonly name: string;
  readonly tableId: string;
  /** At the first table of all. */
  readonly first: boolean;
}

/** A switch of one table that this device remembers; a new table begins as the last one was left. */
export function useTableSwitch({ name, tableId, first }: TableSwitch): [boolean, (value: boolean) => void] {
  const here = `${name}.${tableId}`;
  const [value, setValue] = useState(() => (recall(here) ?? recall(name) ?? String(first)) === 'true');
  return [
    value,
    (next) => {
      setValue(next);
      for (const key of [here, name]) remember(key, String(next));
    },
  ];
}
