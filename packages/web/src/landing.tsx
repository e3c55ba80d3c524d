import type { VNode } from 'preact';
import { Credits } from './credits.tsx';
import { GameCard } from './game-card.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { shelf } from './shelf/shelf.ts';
import { Sprig } from './sprig.tsx';
import { words } from './words/words.ts';

/** The first page: what Potager is, and the games on its shelf. */
export function Landing(): VNode {
  const { subtitle, introduction, theGames } = words();
  return (
    <div class="sheet">
      <header class="masthead">
        <h1 class="brand">
          <Sprig />
          Potager
        </h1>
        <LanguageSwitch />
        <p class="subtitle">{subtitle}</p>
        <p class="introduction">{introduction}</p>
      </header>
      <main>
        <h2 class="unseen">{theGames}</h2>
        <ul class="shelf">
          {shelf.map((game) => (
            <GameCard key={game.name} game={game} />
          ))}
        </ul>
      </main>
      <Credits />
    </div>
  );
}
