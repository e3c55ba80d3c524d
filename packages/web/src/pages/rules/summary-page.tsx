import { cards } from '@potager/games/page/cards';
import type { Guide } from '@potager/kernel';
import type { ComponentType, VNode } from 'preact';
import { Icon } from '../../parts/icon.tsx';
import '../../styles/summary.css';
import { rulesWords } from '../../words/rules/words.ts';
import { words, wordsOf } from '../../words/words.ts';
import { loadRules, rulesOf } from './load-rules.ts';

/** Returns whether there is such a game, and its rules in short. */
export const loadSummary = async (game: string): Promise<boolean> =>
  (await loadRules(game)) && rulesOf(game).guide !== undefined;

/**
 * How large the type may be on paper, in points, so that the sheet is full: the less there is to say, the larger, up to
 * the size of a book for children.
 */
function typeFor(summary: Guide['summary']): number {
  const letters = summary.flatMap(({ title, lines }) => [title, ...lines]).join('').length;
  return Math.min(12.2, 500 / Math.sqrt(letters));
}

/** The rules in short: one sheet of A4 to lie beside the board. */
export function SummaryPage({ game }: { game: string }): VNode {
  const { title } = wordsOf(game);
  const { goal, summary } = rulesOf(game).guide as Guide;
  const { summaryOf, print, toRules } = rulesWords();
  const { credits, Picture } = cards.get(game)!;
  const Drawing = Picture as ComponentType;
  return (
    <div class="sheet summary-page">
      <nav class="summary-ways" aria-label="Potager">
        <a class="quiet-link" href={`/rules/${game}`}>
          <Icon name="back" />
          {toRules}
        </a>
        <button type="button" class="button small" onClick={() => window.print()}>
          {print}
        </button>
      </nav>
      <main class="summary-sheet" style={{ '--type': `${typeFor(summary).toFixed(1)}pt` }}>
        <div class="summary-head">
          <div>
            <h1>{summaryOf(title)}</h1>
            <p>{goal}</p>
          </div>
          <Drawing />
        </div>
        <div class="summary-parts">
          {summary.map((part) => (
            <section key={part.title}>
              <h2>{part.title}</h2>
              <ul>
                {part.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p class="summary-foot">
          {words().by(credits)} {location.host}/rules/{game}
        </p>
      </main>
    </div>
  );
}
