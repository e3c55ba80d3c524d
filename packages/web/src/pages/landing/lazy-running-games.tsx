import { useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { mayHaveGames } from '../../client/has-played.ts';

async function bring(): Promise<ComponentType | undefined> {
  if (!(await mayHaveGames())) return undefined;
  return (await import('../games/running-games.tsx')).RunningGames;
}

/** One's running games; whoever has never played need not load what lists them. */
export function LazyRunningGames(): VNode | null {
  const found = useSignal<{ readonly List: ComponentType } | undefined>(undefined);
  useEffect(() => {
    void bring()
      .then((List) => (found.value = List && { List }))
      .catch(() => undefined);
  }, []);
  return found.value ? <found.value.List /> : null;
}
