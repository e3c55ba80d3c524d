import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { MyGame } from '../../client/my-game.ts';
import { COUNTED, rereadCounted } from '../../client/counted.ts';
import { MyGames } from '../../client/my-games.ts';
import { announce } from '../../parts/announcer.tsx';
import { chime } from '../../parts/chime.ts';
import { useTabTitle } from '../../parts/tab-title.ts';
import { onChosenElsewhere } from '../../settings/stored.ts';
import { notify } from '../../settings/turn-notice.ts';
import { words, wordsOf } from '../../words/words.ts';

onChosenElsewhere(COUNTED, rereadCounted);

/** The reader's games for as long as the page shows them; whoever looks elsewhere is called when one waits for them. */
export function useMyGames(): MyGames {
  const mine = useMemo(() => new MyGames(), []);
  useEffect(() => () => mine.end(), []);
  useTurnCalls(mine);
  return mine;
}

const waiting = (games: readonly MyGame[]): MyGame[] => games.filter(({ isMyTurn, isHidden }) => isMyTurn && !isHidden);

/** How many wait is in the tab's title, and on the icon of those who have put the page on their home screen. */
function useTurnCalls(mine: MyGames): void {
  const setTitle = useTabTitle();
  const known = useRef(new Map<string, boolean>());
  useSignalEffect(() => {
    const games = mine.games.value;
    const awaited = waiting(games);
    setTitle(awaited.length > 0 ? words().waitingTitle(awaited.length) : undefined);
    if ('setAppBadge' in navigator) void navigator.setAppBadge(awaited.length).catch(() => undefined);
    // What waits already when one comes calls nobody.
    const fresh = awaited.filter(({ table }) => known.current.get(table) === false);
    known.current = new Map(games.map(({ table, isMyTurn }) => [table, isMyTurn]));
    for (const { game } of fresh) call(`${words().yourTurn} · ${wordsOf(game).title}`);
  });
}

function call(text: string): void {
  announce(text);
  notify(text);
  chime();
}
