import type { GameEntry, Options } from '@potager/kernel';
import { DEFAULT_SETTINGS } from '@potager/table';
import { loadGame } from '../../games/catalog.ts';
import { localClient } from '../../client/host-clients.ts';
import { openOnline } from '../../client/online.ts';
import { sitOnline } from '../../client/sit-online.ts';
import type { PlannedChair } from '../../local/local-message.ts';
import type { TableAt } from '../../router/route.ts';
import { botLevel } from '../../settings/bot-level.ts';
import { playerName } from '../../settings/player-name.ts';

/** A way to begin: leads to a table. */
export type Start = (entry: GameEntry) => Promise<TableAt>;

/**
 * Everything a table shows comes on its way while the table is still being laid. What fails here is asked for again
 * there.
 */
export const fetchAhead = async (entry: GameEntry): Promise<unknown> =>
  Promise.allSettled([import('../table/table-page.tsx'), loadGame(entry.name)]);

/** Three make a lively table; a game that takes fewer or more is played as near to that as it can be. */
const usualSeats = ({ seats }: GameEntry): number =>
  seats.toSorted((a, b) => Math.abs(a - 3) - Math.abs(b - 3))[0] as number;

async function usualOptions(entry: GameEntry): Promise<Options> {
  const { game } = await entry.rules();
  return Object.fromEntries(Object.entries(game.options).map(([name, [first]]) => [name, first]));
}

async function openHere(entry: GameEntry, chairs: readonly PlannedChair[], isStarted: boolean): Promise<TableAt> {
  const [client, options] = await Promise.all([localClient(), usualOptions(entry)]);
  const table = await client.run<'open'>({ kind: 'open', plan: { game: entry.name, options, chairs, isStarted } });
  return { place: 'here', table };
}

const bots = (count: number): PlannedChair[] =>
  Array.from({ length: count }, () => ({ kind: 'bot', level: botLevel.peek() }));

/** Sits down against bots and begins at once. */
export const playNow: Start = async (entry) =>
  openHere(entry, [{ kind: 'human', name: playerName.peek() }, ...bots(usualSeats(entry) - 1)], true);

/** One browser, several people: they take their chairs first. */
export const passAndPlay: Start = async (entry) => {
  const chairs = Array.from({ length: usualSeats(entry) }, (_, seat): PlannedChair =>
    seat === 0 ? { kind: 'human', name: playerName.peek() } : { kind: 'open' },
  );
  return openHere(entry, chairs, false);
};

/** A table on the server, for people with its link; whoever opens it sits down at once. */
export const invite: Start = async (entry) => {
  const options = await usualOptions(entry);
  const table = await openOnline({ game: entry.name, seats: usualSeats(entry), options, settings: DEFAULT_SETTINGS });
  await sitOnline(table, 0);
  return { place: 'online', table };
};
