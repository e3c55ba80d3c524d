import type { GameEntry, Options } from '@potager/kernel';
import { DEFAULT_SETTINGS, type NewTable } from '@potager/table';
import { loadGame } from '../../games/catalog.ts';
import { localClient } from '../../client/host-clients.ts';
import { findOnline, openOnline } from '../../client/online.ts';
import { sitOnline } from '../../client/sit-online.ts';
import type { LocalPlan, PlannedChair } from '../../local/local-message.ts';
import type { TableAt } from '../../router/route.ts';
import { botLevel } from '../../settings/bot-level.ts';
import { playerName } from '../../settings/player-name.ts';
import { plannedClock, plannedClockHere, plannedOptions, plannedSeats } from '../../settings/table-plan.ts';

/** A way to begin: leads to a table. */
export type Start = (entry: GameEntry) => Promise<TableAt>;

/**
 * Everything a table shows comes on its way while the table is still being laid. What fails here is asked for again
 * there.
 */
export const fetchAhead = async (entry: GameEntry): Promise<unknown> =>
  Promise.allSettled([import('../table/table-page.tsx'), loadGame(entry.name)]);

const optionsOf = async (entry: GameEntry): Promise<Options> => plannedOptions((await entry.rules()).game);

/** With whom else one plays there are at least two. */
const seatsTogether = (entry: GameEntry): number =>
  plannedSeats(
    entry,
    entry.seats.filter((seats) => seats > 1),
  );

type HerePlan = Pick<LocalPlan, 'chairs' | 'clock' | 'isStarted'>;

async function openHere(entry: GameEntry, plan: HerePlan): Promise<TableAt> {
  const [client, options] = await Promise.all([localClient(), optionsOf(entry)]);
  const table = await client.run<'open'>({ kind: 'open', plan: { game: entry.name, options, ...plan } });
  return { place: 'here', table };
}

const bots = (count: number): PlannedChair[] =>
  Array.from({ length: count }, () => ({ kind: 'bot', level: botLevel.peek() }));

/** Sits down against bots, or alone, and begins at once. */
export const playNow: Start = async (entry) => {
  const seats = plannedSeats(entry, entry.seats);
  const chairs: PlannedChair[] = [{ kind: 'human', name: playerName.peek() }, ...bots(seats - 1)];
  return openHere(entry, { chairs, clock: plannedClockHere(entry.name, seats), isStarted: true });
};

/** One browser, several people: they take their chairs first. */
export const passAndPlay: Start = async (entry) => {
  const chairs = Array.from({ length: seatsTogether(entry) }, (_, seat): PlannedChair =>
    seat === 0 ? { kind: 'human', name: playerName.peek() } : { kind: 'open' },
  );
  return openHere(entry, { chairs, isStarted: false });
};

async function planOnline(entry: GameEntry, isPublic: boolean): Promise<NewTable> {
  const settings = { ...DEFAULT_SETTINGS, clock: plannedClock(entry.name), isPublic };
  return { game: entry.name, seats: seatsTogether(entry), options: await optionsOf(entry), settings };
}

/** A table on the server, for people with its link; whoever opens it sits down at once. */
export const invite: Start = async (entry) => {
  const table = await openOnline(await planOnline(entry, false));
  await sitOnline(table, 0);
  return { place: 'online', table };
};

/** A chair at a public table that waits for somebody; where there is none, at a new one. */
export const findGame: Start = async (entry) => ({
  place: 'online',
  table: await findOnline(await planOnline(entry, true)),
});
