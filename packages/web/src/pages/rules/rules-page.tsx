import type { VNode } from 'preact';
import { findEntry } from '../../games/find-entry.ts';
import { Crumbs } from '../../parts/crumbs.tsx';
import { Icon } from '../../parts/icon.tsx';
import { rulesWords } from '../../words/rules/words.ts';
import { words, wordsOf } from '../../words/words.ts';
import { rulesOf } from './load-rules.ts';
import { RulesText } from './rules-text.tsx';

export { loadRules } from './load-rules.ts';

/** A game's rules in our words, each with its number to link to. */
export function RulesPage({ game }: { game: string }): VNode {
  const { title, summary } = wordsOf(game);
  const { rulesOf: titleOf, rulesNote, toSummary } = rulesWords();
  const at = decodeURIComponent(location.hash.slice(1));
  return (
    <div class="sheet rules-page">
      <Crumbs />
      <main>
        <h1>{titleOf(title)}</h1>
        {rulesOf(game).guide === undefined ? (
          <p class="introduction">{summary}</p>
        ) : (
          <p class="button-row">
            <a class="button small" href={`/rules/${game}/summary`}>
              <Icon name="log" />
              {toSummary}
            </a>
            <ExercisesLink game={game} />
          </p>
        )}
        <RulesText game={game} at={at === '' ? undefined : at} />
        <p class="rules-note">{rulesNote}</p>
      </main>
    </div>
  );
}

function ExercisesLink({ game }: { game: string }): VNode | null {
  if (findEntry(game)?.exercises === undefined) return null;
  return (
    <a class="button small" href={`/practise/${game}`}>
      <Icon name="check" />
      {words().practise}
    </a>
  );
}
