import type { VNode } from 'preact';
import { language } from './language.ts';
import type { ShelfGame } from './shelf/shelf.ts';
import { Sprig } from './sprig.tsx';
import { words } from './words/words.ts';

export function GameCard({ game }: { game: ShelfGame }): VNode {
  const { players, growing, growingHint } = words();
  const { Drawing } = game;
  return (
    <li class="game">
      <Drawing />
      <div class="game-text">
        <h3>{game.name}</h3>
        <p class="players">{players(game.players)}</p>
        <p>{game.description[language.value]}</p>
        <p class="growing" title={growingHint}>
          <Sprig />
          {growing}
          <span class="unseen">. {growingHint}.</span>
        </p>
      </div>
    </li>
  );
}
