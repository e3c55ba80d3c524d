import { includes } from '@potager/kernel';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { makeNameOf } from '../../games/names.ts';
import { localClient } from '../../client/host-clients.ts';
import { me, myOnlineTables, recogniseMe } from '../../client/online.ts';
import { type LocalSummary, ME } from '../../local/local-message.ts';
import { Icon } from '../../parts/icon.tsx';
import { makeTablePath, type TableAt } from '../../router/route.ts';
import { words, wordsOf } from '../../words/words.ts';

interface MyGame extends LocalSummary {
  readonly place: TableAt['place'];
}

/** One's games that are not over, here and online, those that wait for oneself first. */
export function MyGames(): VNode | null {
  const found = useSignal<readonly MyGame[]>([]);
  useEffect(() => {
    void listGames().then((list) => (found.value = list));
  }, []);
  if (found.value.length === 0) return null;
  return (
    <section class="my-games" aria-labelledby="my-games">
      <h2 id="my-games">{words().myGames}</h2>
      <ul class="game-list">
        {found.value.map((game) => (
          <Row key={game.table} game={game} forget={() => void forget(game).then((list) => (found.value = list))} />
        ))}
      </ul>
    </section>
  );
}

function Row({ game, forget: onForget }: { game: MyGame; forget: () => void }): VNode {
  const { waitingRoom, yourTurn, turnOf, paused, forgetGame } = words();
  const nameOf = makeNameOf(game.seats);
  const isMine = isAwaited(game);
  const awaited = game.seats.flatMap((_, seat) => (includes(game.awaited, seat) ? [nameOf(seat)] : []));
  const state = { waiting: waitingRoom, paused, over: '', playing: isMine ? yourTurn : turnOf(awaited) }[game.status];
  const { title } = wordsOf(game.game);
  return (
    <li data-mine={isMine}>
      <a href={makeTablePath(game)}>
        <strong>{title}</strong>
        <span>{state}</span>
        <span class="game-list-with">{game.seats.map((_, seat) => nameOf(seat)).join(' · ')}</span>
      </a>
      {game.place === 'here' && (
        <button type="button" class="icon-button" aria-label={`${forgetGame}: ${title}`} onClick={onForget}>
          <Icon name="trash" />
        </button>
      )}
    </li>
  );
}

function isAwaited({ seats, awaited, place, status }: MyGame): boolean {
  const person = place === 'here' ? ME : me.peek()?.person;
  return (
    status === 'playing' &&
    seats.some((chair, seat) => chair.kind === 'human' && chair.person === person && includes(awaited, seat))
  );
}

async function listGames(): Promise<MyGame[]> {
  const [here, online] = await Promise.all([listHere(), listOnline()]);
  return [...here, ...online]
    .filter(({ status }) => status !== 'over')
    .toSorted((a, b) => Number(isAwaited(b)) - Number(isAwaited(a)) || b.at - a.at)
    .slice(0, 8);
}

/** A browser that has never played keeps nothing, and need not load what would say so. */
async function listHere(): Promise<MyGame[]> {
  if (!(await hasPlayed())) return [];
  const tables = await (await localClient()).run<'list'>({ kind: 'list' });
  return tables.map((table) => ({ ...table, place: 'here' }));
}

async function hasPlayed(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === 'potager');
  } catch {
    return true;
  }
}

async function listOnline(): Promise<MyGame[]> {
  try {
    if ((await recogniseMe()) === undefined) return [];
    return (await myOnlineTables()).map((table) => ({ ...table, place: 'online' }));
  } catch {
    return [];
  }
}

async function forget({ table }: MyGame): Promise<MyGame[]> {
  await (await localClient()).run<'forget'>({ kind: 'forget', table });
  return listGames();
}
