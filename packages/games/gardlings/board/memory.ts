import { useState } from 'preact/hooks';

/** A switch that this device remembers. Where nothing may be stored it lasts as long as the page. */
export function useRemembered(name: string, first: boolean): [boolean, (value: boolean) => void] {
  const key = `potager.gardlings.${name}`;
  const [value, setValue] = useState(() => readSwitch(key) ?? first);
  return [
    value,
    (next) => {
      setValue(next);
      try {
        localStorage.setItem(key, String(next));
      } catch {
        // A private window may refuse; the switch still works.
      }
    },
  ];
}

function readSwitch(key: string): boolean | undefined {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? undefined : kept === 'true';
  } catch {
    return undefined;
  }
}
