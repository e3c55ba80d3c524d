import type { VNode } from 'preact';
import { shelf } from './shelf/shelf.ts';
import { words } from './words/words.ts';

/** Whose games these are, and that this is not their site. */
export function Credits(): VNode {
  const { by, unofficial } = words();
  return (
    <footer>
      {shelf.map((game) => (
        <p key={game.name} class="credit">
          <strong>{game.name}</strong> · {by(game)}
        </p>
      ))}
      <p class="unofficial">{unofficial}</p>
    </footer>
  );
}
