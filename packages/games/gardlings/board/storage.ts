import { useState } from 'preact/hooks';

const keyOf = (name: string): string => `potager.gardlings.${name}`;

/** What this device keeps for the board. Where nothing may be stored, nothing is found. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

export function remember(name: string, text: string): void {
  try {
    localStorage.setItem(keyOf(name), text);
  } catch {
    // A private window may refuse; what was to be kept then lasts as long as the page.
  }
}

/** A switch of one table; a new table begins as the last one was left. */
export function useTableSwitch(name: string, table: string, first: boolean): [boolean, (value: boolean) => void] {
  const here = `${name}.${table}`;
  const [value, setValue] = useState(() => (recall(here) ?? recall(name) ?? String(first)) === 'true');
  return [
    value,
    (next) => {
      setValue(next);
      for (const key of [here, name]) remember(key, String(next));
    },
  ];
}
