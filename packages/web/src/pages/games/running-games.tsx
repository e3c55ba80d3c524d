import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { byUrgency, isRunning, isWaitingForMe } from '../../client/my-game.ts';
import { noteKnownGame } from '../../lesson/lesson-progress.ts';
import '../../styles/games.css';
import { words } from '../../words/words.ts';
import { GameRow } from './game-row.tsx';
import { useMyGames } from './use-my-games.ts';

/** So many more than wait for the reader are shown before they ask for them all. */
const FEW = 6;

/** The reader's running games at the top of the first page: whatever waits for them, and the others, a few at first. */
export function RunningGames(): VNode | null {
  const mine = useMyGames();
  const isWhole = useSignal(false);
  const running = mine.games.value.filter((game) => isRunning(game) && !game.isHidden).toSorted(byUrgency);
  useEffect(() => {
    for (const { game } of mine.games.value) noteKnownGame(game);
  }, [mine.games.value]);
  if (running.length === 0) return null;
  const shown = isWhole.value ? running : running.filter((game, place) => isWaitingForMe(game) || place < FEW);
  const { myGames, allRunning, yourGames } = words();
  return (
    <section class="my-games" aria-labelledby="my-games">
      <header class="my-games-head">
        <h2 id="my-games">{myGames}</h2>
        <a class="quiet-link" href="/games">
          {yourGames}
        </a>
      </header>
      <ul class="game-list my-game-list">
        {shown.map((game) => (
          <GameRow key={game.table} game={game} mine={mine} />
        ))}
      </ul>
      {shown.length < running.length && (
        <button type="button" class="button small" onClick={() => (isWhole.value = true)}>
          {allRunning(running.length)}
        </button>
      )}
    </section>
  );
}
