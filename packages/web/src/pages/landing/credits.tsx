import type { VNode } from 'preact';
import { cards } from '@potager/games/page/cards';
import { games } from '../../games/catalog.ts';
import { words, wordsOf } from '../../words/words.ts';

/** Whose games these are, and that this is not their site. */
export function Credits(): VNode {
  const { by, unofficial } = words();
  return (
    <footer>
      {games.map(({ name }) => {
        const credits = cards.get(name)?.credits;
        return (
          credits && (
            <p key={name} class="credit">
              <strong>{wordsOf(name).title}</strong> · {by(credits)}
            </p>
          )
        );
      })}
      <p class="unofficial">{unofficial}</p>
    </footer>
  );
}
