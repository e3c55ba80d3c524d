import type { Rulebook } from '@potager/kernel';
import type { VNode } from 'preact';
import { rulesWords } from '../../words/rules/words.ts';
import { splitAtFound } from './search.ts';

interface RuleListProps {
  readonly rulebook: Rulebook;
  readonly numbers: readonly string[];
  readonly query: readonly string[];
  /** The address of the page, for the numbers to link to. */
  readonly address: string;
}

/** Numbered rules, each of which can be linked to. */
export function RuleList({ rulebook, numbers, query, address }: RuleListProps): VNode {
  const { ruleMarks } = rulesWords();
  return (
    <dl class="rules">
      {numbers.map((number) => {
        const { text, marks } = rulebook[number]!;
        return (
          <div key={number} class="rule" id={number} tabIndex={-1}>
            <dt>
              <a href={`${address}#${number}`}>{number}</a>
            </dt>
            <dd>
              <Found query={query} text={text} />
              {marks.map((mark) => (
                <span key={mark} class="rule-mark" title={ruleMarks[mark].hint}>
                  {ruleMarks[mark].name}
                  <span class="unseen">: {ruleMarks[mark].hint}</span>
                </span>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** A text in which what was looked for stands out. */
export function Found({ query, text }: { query: readonly string[]; text: string }): VNode {
  return <>{splitAtFound(query, text).map((piece, n) => (n % 2 === 1 ? <mark key={n}>{piece}</mark> : piece))}</>;
}
