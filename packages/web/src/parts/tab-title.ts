import { useEffect, useRef } from 'preact/hooks';

const PLAIN = 'Potager';

/** Whose words stand in the tab: one page is shown before the last one is gone. */
let owner: object | undefined;

/** What to call the tab with, until this part of the page is gone. Whoever spoke last is heard. */
export function useTabTitle(): (title: string | undefined) => void {
  const { current: me } = useRef({});
  useEffect(
    () => () => {
      if (owner === me) document.title = PLAIN;
    },
    [],
  );
  return (title) => {
    owner = me;
    document.title = title ?? PLAIN;
  };
}
