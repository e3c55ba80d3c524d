import type { GameEntry } from '@potager/kernel';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { ServerError } from '../../client/online.ts';
import { LocalError } from '../../local/local-message.ts';
import { toast } from '../../parts/toast.tsx';
import { makeTablePath, navigate } from '../../router/route.ts';
import { words } from '../../words/words.ts';
import { fetchAhead, type Start } from './ways-to-play.ts';

interface Starting {
  readonly isBusy: ReadonlySignal<boolean>;
  readonly go: (start: Start) => Promise<void>;
}

function whyNot(error: unknown): string {
  const { draining, noServer, localTroubles } = words();
  if (error instanceof LocalError) return localTroubles.dead;
  return error instanceof ServerError && error.code === 'draining' ? draining : noServer;
}

/** Begins a game in one of the ways there are, and leads to its table. */
export function useStart(entry: GameEntry): Starting {
  const isBusy = useSignal(false);
  const go = async (start: Start): Promise<void> => {
    isBusy.value = true;
    void fetchAhead(entry);
    try {
      navigate(makeTablePath(await start(entry)));
    } catch (error) {
      toast({ text: whyNot(error) });
    } finally {
      isBusy.value = false;
    }
  };
  return { isBusy, go };
}
