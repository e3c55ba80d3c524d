import type { Speed } from '@potager/boardkit/playback';
import { SPECTATOR } from '@potager/kernel';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { loadGame } from '../../games/catalog.ts';
import type { HostClient } from '../../client/host-client.ts';
import { localClient, serverClient } from '../../client/host-clients.ts';
import { loadMutes } from '../../client/mutes.ts';
import { introduceMe } from '../../client/online.ts';
import { Session } from '../../client/session.ts';
import type { TableAt } from '../../router/route.ts';
import { speed } from '../../settings/speed.ts';
import { loadEndingWords } from '../../words/ending/words.ts';
import { loadLogWords } from '../../words/log/words.ts';

type Found = Session | 'unreachable' | undefined;

async function reach(place: TableAt['place']): Promise<HostClient> {
  if (place === 'here') return localClient();
  await introduceMe();
  const [client] = await Promise.all([serverClient(), loadMutes()]);
  return client;
}

/** Nobody watches a page that is hidden. */
const speedNow = (): Speed => (document.hidden ? 'none' : speed.peek());

/** Opens a table for as long as the page shows it, as the seat that is one's own there if there is just one. */
export function useSession({ place, table }: TableAt): ReadonlySignal<Found> {
  const found = useSignal<Found>(undefined);
  useEffect(() => {
    let session: Session | undefined;
    let isGone = false;
    const open = async (): Promise<void> => {
      const [client] = await Promise.all([reach(place), loadLogWords(), loadEndingWords()]);
      if (isGone) return;
      session = new Session(table, client, loadGame, speedNow);
      await session.open();
      const seats = session.mySeats.peek();
      // With several people before one screen, nobody's secrets are fetched before they say they are ready.
      if (seats.length === 1) await session.joinAs(seats[0] ?? SPECTATOR);
      if (!isGone) found.value = session;
    };
    open().catch(() => (found.value = 'unreachable'));
    return () => {
      isGone = true;
      session?.end();
    };
  }, [place, table]);
  return found;
}
