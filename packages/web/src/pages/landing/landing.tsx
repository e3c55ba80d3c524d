import type { VNode } from 'preact';
import { games } from '../../games/catalog.ts';
import { Icon } from '../../parts/icon.tsx';
import { Sprig } from '../../parts/sprig.tsx';
import { LanguageSwitch, ThemeSwitch } from '../../parts/switches.tsx';
import '../../styles/landing.css';
import { words } from '../../words/words.ts';
import { Credits } from './credits.tsx';
import { GameCard } from './game-card.tsx';
import { LazyRunningGames } from './lazy-running-games.tsx';

/** The first page: the games on the shelf, one's running games, and ways to play. */
export function Landing(): VNode {
  const {
    subtitle,
    introduction,
    theGames,
    lobby,
    watchHint,
    settings,
    settingsHint,
    more,
    yourGames,
    yourGamesHint,
    practise,
    practiseHint,
  } = words();
  return (
    <div class="sheet">
      <header class="masthead">
        <h1 class="brand">
          <Sprig />
          Potager
        </h1>
        <div class="switches">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <p class="subtitle">{subtitle(games.length)}</p>
        <p class="introduction">{introduction}</p>
      </header>
      <main>
        <LazyRunningGames />
        <h2 class="unseen">{theGames}</h2>
        <ul class="shelf">
          {games.map((entry) => (
            <GameCard key={entry.name} entry={entry} />
          ))}
        </ul>
        <nav class="doors" aria-label={more}>
          <a class="door" href="/games">
            <Icon name="book" />
            <span>
              <strong>{yourGames}</strong> {yourGamesHint}
            </span>
          </a>
          <a class="door" href="/practise">
            <Icon name="check" />
            <span>
              <strong>{practise}</strong> {practiseHint}
            </span>
          </a>
          <a class="door" href="/lobby">
            <Icon name="friends" />
            <span>
              <strong>{lobby}</strong> {watchHint}
            </span>
          </a>
          <a class="door" href="/settings">
            <Icon name="gear" />
            <span>
              <strong>{settings}</strong> {settingsHint}
            </span>
          </a>
        </nav>
      </main>
      <Credits />
    </div>
  );
}
