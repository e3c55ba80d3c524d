import type { Rulebook, RuleText } from '@potager/kernel';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { loadRulebook } from '@potager/games/page/rulebooks';
import { findEntry } from '../games/find-entry.ts';
import { Crumbs } from '../parts/crumbs.tsx';
import '../styles/rules.css';
import { needWords, spoken } from '../settings/loaded-words.ts';
import { words, wordsOf } from '../words/words.ts';

const keyOf = (game: string): string => `rulebook of ${game}`;

/** Returns whether there is such a game. */
export async function loadRules(game: string): Promise<boolean> {
  if (findEntry(game) === undefined) return false;
  await needWords(keyOf(game), async (language) => loadRulebook(game, language));
  return true;
}

/** A game's rules in our words, each with its number to link to. */
export function Rules({ game }: { game: string }): VNode {
  const { title, summary } = wordsOf(game);
  const { rulesOf, rulesNote } = words();
  useEffect(() => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    target?.scrollIntoView({ block: 'center' });
    target?.focus({ preventScroll: true });
  }, [game]);
  return (
    <div class="sheet rules-page">
      <Crumbs />
      <main>
        <h1>{rulesOf(title)}</h1>
        <p class="introduction">{summary}</p>
        <p class="rules-note">{rulesNote}</p>
        <dl class="rules">
          {Object.entries(spoken(keyOf(game)) as Rulebook).map(([number, rule]) => (
            <Rule key={number} number={number} rule={rule} />
          ))}
        </dl>
      </main>
    </div>
  );
}

function Rule({ number, rule }: { number: string; rule: RuleText }): VNode {
  const { ruleMarks } = words();
  return (
    <div class="rule" id={number} tabIndex={-1}>
      <dt>
        <a href={`#${number}`}>{number}</a>
      </dt>
      <dd>
        {rule.text}
        {rule.marks.map((mark) => (
          <span key={mark} class="rule-mark" title={ruleMarks[mark].hint}>
            {ruleMarks[mark].name}
            <span class="unseen">: {ruleMarks[mark].hint}</span>
          </span>
        ))}
      </dd>
    </div>
  );
}
