import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { ALLOWED } from './allowed.ts';
import { BASELINE } from './baseline.ts';

// MDN's own table, which its pages are made from. eslint-plugin-compat does not run on oxlint, doiuse knows no scripts,
// and es-check knows syntax alone, which the build sees to by itself.
const compat = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

interface BuiltText {
  /** Ends in .js or .css, or is not looked at. */
  readonly name: string;
  readonly text: string;
}

/** Everything in a build that the baseline does not know, one line each. */
export function listTooNew(texts: readonly BuiltText[]): string[] {
  const found = texts.flatMap(({ name, text }) =>
    listWords(name, text)
      .filter((word) => !(word in ALLOWED))
      .map((word) => `${word} in ${name}`),
  );
  return [...new Set(found)];
}

function listWords(name: string, text: string): string[] {
  if (name.endsWith('.js')) return wordsOf(text, /\b[A-Z]\w+\.\w+|\.[a-z]+[A-Z]\w*/g, newInScripts);
  if (name.endsWith('.css')) return [...wordsOf(text, STYLE_WORDS, newInStyles), ...(text.match(DROPPED) ?? [])];
  return [];
}

/** Properties, functions, what selectors ask for, rules. */
const STYLE_WORDS = /(?<=[;{])[a-z-]+(?=:)|[a-z-]+\(|::?[a-z-]+(?=[^;{}]*\{)|@[a-z-]+/g;

/** Safari before 26.2 drops all of it where there is more than one value. Longhands are known everywhere. */
const DROPPED = /(?<=[;{])text-decoration:[^;} ]+ [^;}]+/g;

const wordsOf = (text: string, pattern: RegExp, known: ReadonlySet<string>): string[] =>
  [...new Set(text.match(pattern))].filter((word) => known.has(word));

const isNumber = (version: unknown): version is string => typeof version === 'string' && /^≤?[\d.]+$/.test(version);

function isAtMost(version: string, most: string): boolean {
  const [a, b] = [version.replace('≤', ''), most].map((text) => text.split('.').map(Number));
  const [major = 0, minor = 0] = a ?? [];
  const [mostMajor = 0, mostMinor = 0] = b ?? [];
  return major < mostMajor || (major === mostMajor && minor <= mostMinor);
}

function isKnown({ support }: CompatStatement): boolean {
  const versions = { ...BASELINE, safari_ios: BASELINE.safari };
  return Object.entries(versions).every(([browser, most]) => {
    const statements = [support[browser as keyof typeof versions] ?? []].flat();
    return statements.some(
      ({ version_added: added, version_removed: removed, flags, alternative_name: other }) =>
        isNumber(added) && isAtMost(added, most) && removed === undefined && flags === undefined && other === undefined,
    );
  });
}

const statementOf = ({ __compat: statement }: Identifier): CompatStatement | undefined => statement;

const featuresIn = (parent: Identifier = {}): [string, Identifier][] =>
  Object.entries(parent).filter(([name]) => name !== '__compat') as [string, Identifier][];

/** Words that only mean something new; one that anything older has, too, may mean that. */
function makeNewWords(all: readonly { readonly word: string; readonly isKnown: boolean }[]): ReadonlySet<string> {
  const old = new Set(all.filter((one) => one.isKnown).map(({ word }) => word));
  return new Set(all.map(({ word }) => word).filter((word) => !old.has(word)));
}

/**
 * `Promise.withResolvers` by its full name; what instances have, `.checkVisibility`, by its last, where that is more
 * than one word: `.take` and `.run` are ours. What the language's own objects have the compiler knows (`lib` in
 * tsconfig.json).
 */
const newInScripts = makeNewWords(
  [compat.api, compat.javascript['builtins']].flatMap((part) =>
    featuresIn(part).flatMap(([owner, members]) =>
      featuresIn(members).flatMap(([name, feature]) => {
        const statement = statementOf(feature);
        if (statement === undefined) return [];
        const member = name.replace(/_static$/, '');
        return [`${owner}.${member}`, `.${member}`].map((word) => ({ word, isKnown: isKnown(statement) }));
      }),
    ),
  ),
);

const { properties, selectors, types, 'at-rules': atRules } = compat.css;

const newInStyles = makeNewWords(
  [
    ...featuresIn(properties).map(([name, feature]) => ({ words: [name], feature })),
    ...featuresIn(selectors).map(([name, feature]) => ({ words: [`:${name}`, `::${name}`], feature })),
    ...featuresIn(atRules).map(([name, feature]) => ({ words: [`@${name}`], feature })),
    ...[...featuresIn(types), ...featuresIn(types).flatMap(([, inner]) => featuresIn(inner))].map(
      ([name, feature]) => ({
        words: [`${name}(`],
        feature,
      }),
    ),
  ].flatMap(({ words, feature }) => {
    const statement = statementOf(feature);
    return statement === undefined ? [] : words.map((word) => ({ word, isKnown: isKnown(statement) }));
  }),
);
