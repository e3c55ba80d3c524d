import type { VNode } from 'preact';
import { byUrgency, isRunning } from '../../client/my-game.ts';
import '../../styles/games.css';
import { words } from '../../words/words.ts';
import { GameRow } from './game-row.tsx';
import { useMyGames } from './use-my-games.ts';

/** Besides those that wait for the reader, who wants to see them all. */
const FEW = 6;

/** The reader's running games at the top of the first page: whatever waits for them, and a few others. */
export function RunningGames(): VNode | null {
  const mine = useMyGames();
  const running = mine.games.value.filter((game) => isRunning(game) && !game.isHidden).toSorted(byUrgency);
  if (running.length === 0) return null;
  const most = Math.max(FEW, running.filter(({ isMyTurn }) => isMyTurn).length);
  const { myGames, allYourGames, yourGames } = words();
  return (
    <section class="my-games" aria-labelledby="my-games">
      <header class="my-games-head">
        <h2 id="my-games">{myGames}</h2>
        <a class="quiet-link" href="/games">
          {running.length > most ? allYourGames(running.length) : yourGames}
        </a>
      </header>
      <ul class="game-list my-game-list">
        {running.slice(0, most).map((game) => (
          <GameRow key={game.table} game={game} mine={mine} />
        ))}
      </ul>
    </section>
  );
}
