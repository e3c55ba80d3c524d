import { cards } from '@potager/games/page/cards';
import type { GameEntry } from '@potager/kernel';
import { useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { hasBoard } from '../../games/catalog.ts';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { Sprig } from '../../parts/sprig.tsx';
import { ServerError } from '../../client/online.ts';
import { LocalError } from '../../local/local-message.ts';
import { toast } from '../../parts/toast.tsx';
import { makeTablePath, navigate } from '../../router/route.ts';
import { words, wordsOf } from '../../words/words.ts';
import { fetchAhead, invite, passAndPlay, playNow, type Start } from './ways-to-play.ts';

/** One game on the shelf, with the ways to play it. */
export function GameCard({ entry }: { entry: GameEntry }): VNode {
  const { title, summary } = wordsOf(entry.name);
  const { players, rules } = words();
  const Picture = cards.get(entry.name)?.Picture as ComponentType | undefined;
  return (
    <li class="game" data-game={entry.name}>
      {Picture && <Picture />}
      <div class="game-text">
        <h3>{title}</h3>
        <p class="players">{players(entry.seats)}</p>
        <p class="summary">{summary}</p>
        {hasBoard(entry.name) ? <Ways entry={entry} /> : <Growing />}
        <a class="quiet-link" href={`/rules/${entry.name}`}>
          <Icon name="book" />
          {rules}
          <span class="unseen"> · {title}</span>
        </a>
      </div>
    </li>
  );
}

function Growing(): VNode {
  const { growing, growingHint } = words();
  return (
    <p class="growing">
      <Sprig />
      {growing}
      <span class="unseen">. {growingHint}.</span>
    </p>
  );
}

function whyNot(error: unknown): string {
  const { draining, noServer, localTroubles } = words();
  if (error instanceof LocalError) return localTroubles.dead;
  return error instanceof ServerError && error.code === 'draining' ? draining : noServer;
}

function Ways({ entry }: { entry: GameEntry }): VNode {
  const { playBots, playFriends, passPlay } = words();
  const { title } = wordsOf(entry.name);
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
  const way = (text: string, icon: IconName, start: Start, rank = ''): VNode => (
    <button type="button" class={`button ${rank}`} disabled={isBusy.value} onClick={() => void go(start)}>
      <Icon name={icon} />
      {text}
      <span class="unseen"> · {title}</span>
    </button>
  );
  return (
    <div class="ways">
      {way(playBots, 'play', playNow, 'primary')}
      {way(playFriends, 'friends', invite)}
      {way(passPlay, 'pass', passAndPlay)}
    </div>
  );
}
