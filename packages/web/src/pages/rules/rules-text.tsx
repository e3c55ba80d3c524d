import type { Chapter, Guide, Rulebook } from '@potager/kernel';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import '../../styles/rules.css';
import { rulesWords } from '../../words/rules/words.ts';
import { Example } from './example.tsx';
import { rulesOf } from './load-rules.ts';
import { Found, RuleList } from './rule-list.tsx';
import { isFound, parseQuery } from './search.ts';

export { loadRules } from './load-rules.ts';

interface RulesTextProps {
  readonly game: string;
  /** The rule or the chapter to begin at. */
  readonly at: string | undefined;
}

/** A chapter as far as it has what was looked for. */
interface FoundChapter extends Chapter {
  readonly places: number;
}

const chapterPlace = (id: string): string => `chapter-${id}`;

/** A game's rules to be read: the goal and the flow of a turn, then chapter by chapter; or what was looked for. */
export function RulesText({ game, at }: RulesTextProps): VNode {
  const { rulebook, guide } = rulesOf(game);
  const typed = useSignal('');
  const query = parseQuery(typed.value);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at !== undefined) bringIntoView(root.current, at);
  }, [game, at]);
  const chapters = chaptersOf(rulebook, guide).flatMap((chapter) => findIn(chapter, rulebook, query));
  const places = chapters.reduce((sum, chapter) => sum + chapter.places, 0);
  const { found, foundNothing } = rulesWords();
  return (
    <div class="rules-text" ref={root}>
      <SearchField typed={typed.value} onType={(text) => (typed.value = text)} />
      <p class="rules-found" role="status">
        {query.length > 0 && (places > 0 ? found(places) : foundNothing)}
      </p>
      {query.length === 0 && guide && <Beginning guide={guide} root={root} />}
      {chapters.map((chapter) => (
        <ChapterText key={chapter.id} game={game} chapter={chapter} rulebook={rulebook} query={query} />
      ))}
    </div>
  );
}

function bringIntoView(root: HTMLElement | null, place: string): void {
  const target = root?.querySelector<HTMLElement>(`#${CSS.escape(place)}`);
  target?.scrollIntoView({ block: target.matches('.rule') ? 'center' : 'start' });
  target?.focus({ preventScroll: true });
}

/** A game without chapters has one, of all its rules. */
const chaptersOf = (rulebook: Rulebook, guide: Guide | undefined): readonly Chapter[] =>
  guide?.chapters ?? [{ id: 'all', title: '', text: [], examples: [], rules: Object.keys(rulebook) }];

function findIn(chapter: Chapter, rulebook: Rulebook, query: readonly string[]): FoundChapter[] {
  if (isFound(query, chapter.title)) return [{ ...chapter, places: chapter.text.length + chapter.rules.length }];
  const text = chapter.text.filter((paragraph) => isFound(query, paragraph));
  const rules = chapter.rules.filter((number) => isFound(query, number, rulebook[number]!.text));
  const places = text.length + rules.length;
  return places === 0 ? [] : [{ ...chapter, text, rules, places }];
}

function SearchField({ typed, onType }: { typed: string; onType: (text: string) => void }): VNode {
  const id = useId();
  return (
    <div class="field rules-search" role="search">
      <label for={id}>{rulesWords().search}</label>
      <input
        id={id}
        type="search"
        value={typed}
        autocomplete="off"
        enterkeyhint="search"
        onInput={(event) => onType((event.target as HTMLInputElement).value)}
      />
    </div>
  );
}

/** What it is about and how it goes, and what there is to read. */
function Beginning({ guide, root }: { guide: Guide; root: { readonly current: HTMLElement | null } }): VNode {
  const { goal, flow, chapters } = rulesWords();
  const show = (event: MouseEvent, place: string): void => {
    event.preventDefault();
    bringIntoView(root.current, place);
  };
  return (
    <>
      <section class="rules-goal">
        <h2>{goal}</h2>
        <p>{guide.goal}</p>
      </section>
      <section class="rules-flow">
        <h2>{flow}</h2>
        <ol>
          {guide.flow.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <nav class="rules-contents" aria-label={chapters}>
        <ul>
          {guide.chapters.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${chapterPlace(id)}`} onClick={(event) => show(event, chapterPlace(id))}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

interface ChapterTextProps {
  readonly game: string;
  readonly chapter: Chapter;
  readonly rulebook: Rulebook;
  readonly query: readonly string[];
}

function ChapterText({ game, chapter, rulebook, query }: ChapterTextProps): VNode {
  const { id, title, text, examples, rules } = chapter;
  return (
    <section class="chapter" id={chapterPlace(id)} tabIndex={-1} aria-label={title}>
      {title !== '' && (
        <h2>
          <Found query={query} text={title} />
        </h2>
      )}
      {text.map((paragraph) => (
        <p key={paragraph} class="chapter-text">
          <Found query={query} text={paragraph} />
        </p>
      ))}
      {query.length === 0 &&
        examples.map((example) => <Example key={example.name} game={game} name={example.name} text={example.text} />)}
      {rules.length > 0 && title !== '' && <h3 class="rules-exactly">{rulesWords().exactly}</h3>}
      <RuleList rulebook={rulebook} numbers={rules} query={query} address={`/rules/${game}`} />
    </section>
  );
}
