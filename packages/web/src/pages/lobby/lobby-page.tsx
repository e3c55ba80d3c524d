import type { GameEntry } from '@potager/kernel';
import type { LobbyTable } from '@potager/table';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { games, hasBoard } from '../../games/catalog.ts';
import { Crumbs } from '../../parts/crumbs.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Loading } from '../../parts/loading.tsx';
import '../../styles/lobby.css';
import { words, wordsOf } from '../../words/words.ts';
import { useStart } from '../landing/use-start.ts';
import { findGame } from '../landing/ways-to-play.ts';
import { followLobby, type Found } from './follow-lobby.ts';
import { LobbyRow } from './lobby-row.tsx';

/** Where people find each other: a game at once, open chairs, and tables to look at. */
export function LobbyPage(): VNode {
  const { lobby, lobbyHint } = words();
  const found = useSignal<Found>('loading');
  useEffect(() => {
    const ending = new AbortController();
    void followLobby((tables) => (found.value = tables), ending.signal).catch(() => (found.value = 'unreachable'));
    return () => ending.abort();
  }, []);
  return (
    <div class="sheet lobby-page">
      <Crumbs />
      <main>
        <h1>{lobby}</h1>
        <p class="introduction">{lobbyHint}</p>
        {found.value !== 'unreachable' && <FindMe />}
        <Tables found={found.value} />
      </main>
    </div>
  );
}

function FindMe(): VNode {
  return (
    <div class="find-me">
      {games
        .filter(({ name }) => hasBoard(name))
        .map((entry) => (
          <FindButton key={entry.name} entry={entry} />
        ))}
    </div>
  );
}

function FindButton({ entry }: { entry: GameEntry }): VNode {
  const { isBusy, go } = useStart(entry);
  return (
    <button type="button" class="button primary" disabled={isBusy.value} onClick={() => void go(findGame)}>
      <Icon name="friends" />
      {words().findGame(wordsOf(entry.name).title)}
    </button>
  );
}

const hasOpenChair = ({ status, seats }: LobbyTable): boolean =>
  status === 'waiting' && seats.some(({ kind }) => kind === 'open');

function Tables({ found }: { found: Found }): VNode {
  const { nobodyWaits, nothingToWatch, unreachable, openTables, tablesToWatch } = words();
  if (found === 'loading') return <Loading />;
  if (found === 'unreachable') return <p class="introduction">{unreachable}</p>;
  // Where somebody waits just now one need not wait oneself.
  const open = found.filter(hasOpenChair).toSorted((a, b) => Number(b.isHostHere) - Number(a.isHostHere));
  const others = found.filter((table) => !hasOpenChair(table));
  return (
    <div class="lobby-columns">
      <Part id="open-chairs" title={openTables} tables={open} empty={nobodyWaits} />
      <Part id="to-watch" title={tablesToWatch} tables={others} empty={nothingToWatch} />
    </div>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly tables: readonly LobbyTable[];
  readonly empty: string;
}

function Part({ id, title, tables, empty }: PartProps): VNode {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {tables.length === 0 && <p class="lobby-empty">{empty}</p>}
      <ul class="game-list">
        {tables.map((table) => (
          <LobbyRow key={table.table} table={table} />
        ))}
      </ul>
    </section>
  );
}
