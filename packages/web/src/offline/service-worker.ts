/// <reference lib="webworker" />
import type { Language } from '@potager/kernel';
import { hasLostSeat, type MyTable, type MyTables, titleOf } from '@potager/table';

/**
 * Keeps the page for the day without a network. Files whose names carry a hash come from the cache; the page itself
 * comes from the network while that answers soon, so that a new version is never hidden by an old one.
 */
declare const POTAGER_FILES: readonly string[];
declare const POTAGER_VERSION: string;

const worker = globalThis as unknown as ServiceWorkerGlobalScope;
const CACHE = `potager-${POTAGER_VERSION}`;
const PAGE = '/';
const PATIENCE_MS = 3000;

async function keepFiles(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...POTAGER_FILES]);
  await worker.skipWaiting();
}

async function dropOldFiles(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map(async (name) => caches.delete(name)));
  await worker.clients.claim();
}

async function fromCache(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/**
 * The page from the network, if all of it is there soon: a server may send the head at once and the rest much later.
 * Otherwise as it was kept, whatever the network does; only where nothing is kept there is no choice but to wait.
 */
async function fetchPage(request: Request): Promise<Response> {
  const kept = await caches.match(PAGE).catch(() => undefined);
  if (kept === undefined) return fetch(request);
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    await response.clone().arrayBuffer();
    // What stands before a server that is gone answers in its place.
    return response.status >= 500 ? kept : response;
  } catch {
    return kept;
  }
}

/**
 * A ring carries nothing: which table waits is asked for here, and what it says is all that is said without the page's
 * own words.
 */
const CALLS: { readonly [language in Language]: { readonly turn: string; readonly seat: string } } = {
  en: { turn: 'Your turn', seat: 'A bot plays for you' },
  fr: { turn: 'À vous de jouer', seat: 'Un robot joue pour vous' },
  de: { turn: 'Du bist am Zug', seat: 'Ein Bot spielt für dich' },
};

async function answerRing(): Promise<void> {
  const response = await fetch('/api/me/tables');
  const tables = response.ok ? ((await response.json()) as MyTables).tables : [];
  const found = tables.find(({ isMyTurn }) => isMyTurn) ?? tables.find(isReplaced);
  const [, said = CALLS.en] = Object.entries(CALLS).find(([language]) => navigator.language.startsWith(language)) ?? [];
  const what = found === undefined || found.isMyTurn ? said.turn : said.seat;
  const about = found === undefined ? [] : [titleOf(found.game), ...namesOfOthers(found)];
  await worker.registration.showNotification('Potager', {
    body: [what, ...about].join(' · '),
    icon: '/icons/icon-192.png',
    tag: 'turn',
    data: found === undefined ? PAGE : `/table/${found.table}`,
  });
}

const isReplaced = ({ seats, mySeats }: MyTable): boolean => mySeats.some((seat) => hasLostSeat(seats[seat]));

const namesOfOthers = ({ seats, mySeats }: MyTable): string[] =>
  seats.flatMap((chair, seat) => (chair.kind === 'human' && !mySeats.includes(seat) ? [chair.name] : []));

/** Brings the table forward that a notice was about. */
async function openPage(path: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const found = pages.find(({ url }) => new URL(url).pathname === path);
  await (found ? found.focus() : worker.clients.openWindow(path));
}

worker.addEventListener('push', (event) => event.waitUntil(answerRing()));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(String(event.notification.data)));
});
worker.addEventListener('install', (event) => event.waitUntil(keepFiles()));
worker.addEventListener('activate', (event) => event.waitUntil(dropOldFiles()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fetchPage(request));
  else if (POTAGER_FILES.includes(pathname)) event.respondWith(fromCache(request));
});
