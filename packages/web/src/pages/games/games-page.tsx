import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { byUrgency, isRunning, isWaitingForMe, type MyGame } from '../../client/my-game.ts';
import type { MyGames } from '../../client/my-games.ts';
import { Crumbs } from '../../parts/crumbs.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Sprig } from '../../parts/sprig.tsx';
import '../../styles/games.css';
import { words } from '../../words/words.ts';
import { FinishedGames } from './finished-games.tsx';
import { GameRow } from './game-row.tsx';
import { useMyGames } from './use-my-games.ts';

/** All games of the reader: those that wait for them, those that wait for others, and those that are over. */
export function GamesPage(): VNode {
  const mine = useMyGames();
  const { yourGames } = words();
  const { reach } = mine;
  useEffect(() => {
    if (reach.value === 'known') void mine.bringMore().catch(() => undefined);
  }, [reach.value]);
  return (
    <div class="sheet games-page">
      <Crumbs />
      <main>
        <h1>{yourGames}</h1>
        {reach.value === 'unreachable' && <Unreachable mine={mine} />}
        <AllGames mine={mine} />
      </main>
    </div>
  );
}

function Unreachable({ mine }: { mine: MyGames }): VNode {
  const { onlineMissing, retry } = words();
  return (
    <div class="games-unreachable" role="status">
      <p>{onlineMissing}</p>
      <button type="button" class="button small" onClick={() => void mine.retry()}>
        {retry}
      </button>
    </div>
  );
}

function AllGames({ mine }: { mine: MyGames }): VNode {
  const { waitsForYou, otherRunning, nothingRuns } = words();
  const games = mine.games.value;
  const all = games.filter(isRunning).toSorted(byUrgency);
  const running = all.filter(({ isHidden }) => !isHidden);
  const isLoading = mine.isHereLoading.value || mine.reach.value === 'loading';
  if (games.length === 0) return isLoading ? <Loading /> : <NoGames />;
  return (
    <>
      {running.length === 0 && !isLoading && <p class="introduction">{nothingRuns}</p>}
      <Part id="waiting" title={waitsForYou} games={running.filter(isWaitingForMe)} mine={mine} />
      <Part id="running" title={otherRunning} games={running.filter((game) => !isWaitingForMe(game))} mine={mine} />
      <HiddenGames games={all.filter(({ isHidden }) => isHidden)} mine={mine} />
      <FinishedGames mine={mine} />
    </>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly games: readonly MyGame[];
  readonly mine: MyGames;
}

function Part({ id, title, games, mine }: PartProps): VNode | null {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>
        {title} <span class="count">{games.length}</span>
      </h2>
      <Rows games={games} mine={mine} />
    </section>
  );
}

const Rows = ({ games, mine }: Pick<PartProps, 'games' | 'mine'>): VNode => (
  <ul class="game-list my-game-list">
    {games.map((game) => (
      <GameRow key={game.table} game={game} mine={mine} />
    ))}
  </ul>
);

/** Those that run and that the reader does not want to see all the time: never out of reach. */
function HiddenGames({ games, mine }: Pick<PartProps, 'games' | 'mine'>): VNode | null {
  if (games.length === 0) return null;
  return (
    <details class="hidden-games">
      <summary>
        {words().hiddenGames} <span class="count">{games.length}</span>
      </summary>
      <Rows games={games} mine={mine} />
    </details>
  );
}

function NoGames(): VNode {
  const { noGames, noGamesHint, toShelf } = words();
  return (
    <div class="no-games">
      <Sprig />
      <p>
        <strong>{noGames}</strong>
      </p>
      <p>{noGamesHint}</p>
      <a class="button primary" href="/">
        {toShelf}
      </a>
    </div>
  );
}
