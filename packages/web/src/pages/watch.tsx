import type { LobbyTable } from '@potager/table';
import { effect, useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { makeNameOf } from '../games/names.ts';
import { serverClient } from '../client/host-clients.ts';
import { LobbyFollower } from '../client/lobby-follower.ts';
import { publicTables, recogniseMe } from '../client/online.ts';
import { Crumbs } from '../parts/crumbs.tsx';
import { Loading } from '../parts/loading.tsx';
import { makeTablePath } from '../router/route.ts';
import { words, wordsOf } from '../words/words.ts';

const AGAIN_MS = 5000;

type Found = readonly LobbyTable[] | 'loading' | 'unreachable';
type Show = (found: Found) => void;

/** Whoever the server knows hears what changes; others ask now and then. */
async function followLobby(show: Show, until: AbortSignal): Promise<void> {
  const known = await recogniseMe();
  if (until.aborted) return;
  if (known === undefined) return askAgain(show, until);
  const client = await serverClient();
  if (until.aborted) return;
  const follower = new LobbyFollower(client, show);
  const following = new AbortController();
  following.signal.addEventListener('abort', () => askAgain(show, until));
  const over = new AbortController();
  for (const signal of [following.signal, until]) signal.addEventListener('abort', () => over.abort());
  over.signal.addEventListener('abort', () => follower.end());
  const stop = effect(() => {
    if (client.line.value === 'lost') show('unreachable');
    if (client.line.value === 'signedOut') following.abort();
  });
  over.signal.addEventListener('abort', stop);
}

function askAgain(show: Show, until: AbortSignal): void {
  const ask = async (): Promise<void> => {
    const found = await publicTables().catch(() => 'unreachable' as const);
    if (!until.aborted) show(found);
  };
  void ask();
  const timer = setInterval(() => void ask(), AGAIN_MS);
  until.addEventListener('abort', () => clearInterval(timer));
}

/** The public tables: to look on, or to take an open chair. */
export function Watch(): VNode {
  const found = useSignal<Found>('loading');
  useEffect(() => {
    const ending = new AbortController();
    void followLobby((tables) => (found.value = tables), ending.signal).catch(() => (found.value = 'unreachable'));
    return () => ending.abort();
  }, []);
  return (
    <div class="sheet watch-page">
      <Crumbs />
      <main>
        <h1>{words().watch}</h1>
        <Tables found={found.value} />
      </main>
    </div>
  );
}

function Tables({ found }: { found: Found }): VNode {
  const { nothingToWatch, unreachable } = words();
  if (found === 'loading') return <Loading />;
  if (found === 'unreachable') return <p class="introduction">{unreachable}</p>;
  if (found.length === 0) return <p class="introduction">{nothingToWatch}</p>;
  return (
    <ul class="game-list">
      {found.map((table) => (
        <LobbyRow key={table.table} table={table} />
      ))}
    </ul>
  );
}

function LobbyRow({ table }: { table: LobbyTable }): VNode {
  const { openChairs, running, watchers, waitingRoom, paused } = words();
  const nameOf = makeNameOf(table.seats);
  const open = table.seats.filter(({ kind }) => kind === 'open').length;
  const state = { waiting: open > 0 ? openChairs(open) : waitingRoom, playing: running, paused, over: '' };
  return (
    <li>
      <a href={makeTablePath({ place: 'online', table: table.table })}>
        <strong>{wordsOf(table.game).title}</strong>
        <span>{state[table.status]}</span>
        <span class="game-list-with">
          {table.seats.map((_, seat) => nameOf(seat)).join(' · ')}
          {table.watchers > 0 && ` · ${watchers(table.watchers)}`}
        </span>
      </a>
    </li>
  );
}
