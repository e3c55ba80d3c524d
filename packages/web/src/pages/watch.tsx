import type { LobbyTable } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { games, loadWords, wordsOf } from '../games/catalog.ts';
import { makeNameOf } from '../games/names.ts';
import { publicTables } from '../keeper/online.ts';
import { Crumbs } from '../parts/crumbs.tsx';
import { Loading } from '../parts/loading.tsx';
import { makeTablePath } from '../router/route.ts';
import { words } from '../words/words.ts';

const AGAIN_MS = 5000;

type Found = readonly LobbyTable[] | 'loading' | 'unreachable';

async function look(): Promise<Found> {
  try {
    const [tables] = await Promise.all([publicTables(), ...games.map(async ({ name }) => loadWords(name))]);
    return tables.filter(({ status }) => status !== 'over');
  } catch {
    return 'unreachable';
  }
}

/** The public tables: to look on, or to take an open chair. */
export function Watch(): VNode {
  const found = useSignal<Found>('loading');
  useEffect(() => {
    const refresh = (): void => void look().then((tables) => (found.value = tables));
    refresh();
    const timer = setInterval(refresh, AGAIN_MS);
    return () => clearInterval(timer);
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
