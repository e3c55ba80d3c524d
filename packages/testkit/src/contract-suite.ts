import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type AnySoundTable,
  type Game,
  type GameEntry,
  type Guide,
  type Language,
  LANGUAGES,
  listOptions,
  type Options,
  type PromiseModule,
  type ReasonModule,
  type ReasonWords,
  type Rulebook,
  type Words,
} from '@potager/kernel';
import { describe, it } from 'vitest';
import { copiesDeep } from './checks/copying.ts';
import { scoresAgree } from './checks/endings.ts';
import { explainsRefusals, keepsNotation, listsMoves, playsEveryMove, refusesTheRest } from './checks/legality.ts';
import { isReproducible, replaysRecords, undoesSafely } from './checks/records.ts';
import { agreesWithView, hidesNothing, keepsSecrets, rebuildsViews } from './checks/secrets.ts';
import { checkExamples } from './checks/examples.ts';
import { checkSounds, soundsRight } from './checks/hearing.ts';
import { checkEntry, checkParts } from './checks/listing.ts';
import { givesReasons, keepsPromises, type Reasoning, reasonsWithoutSecrets } from './checks/reasons.ts';
import {
  type AllGuides,
  type AllRulebooks,
  type AllWords,
  checkGuides,
  checkOptionNames,
  endsByRules,
  refusesByRules,
  saysEverything,
  checkRulebooks,
} from './checks/speech.ts';
import { checkRuleCoverage, readRules, type WrittenRule } from './rule-coverage.ts';
import { makeRun, planOf, type Run, type Step, walk, walkToEnd } from './walk.ts';

/** Random games for each number of seats, spread evenly over all combinations of options. */
const GAMES_BY_SEATS = 200;
const EARLIER_GAMES_BY_SEATS = 20;

const SOUNDS_FILE = 'board/sounds.ts';
const REASONS_FILE = 'reasons/reasons.ts';

const TIME_LIMIT = 300_000;

/** How many moments of each game a check looks at; `all` looks at every one. */
interface StepCheck {
  readonly promise: string;
  readonly moments: number | 'all';
  readonly check: (step: Step) => void;
}

const stepChecks: readonly StepCheck[] = [
  { promise: 'whoever may act has a legal move, and the position is sound', moments: 'all', check: listsMoves },
  { promise: 'every legal move can be played', moments: 3, check: playsEveryMove },
  { promise: 'nothing else is accepted', moments: 2, check: refusesTheRest },
  { promise: 'why is silent exactly about legal moves', moments: 3, check: explainsRefusals },
  { promise: 'notation round-trips', moments: 20, check: keepsNotation },
  { promise: 'copies are deep', moments: 3, check: copiesDeep },
  { promise: 'what a viewer is shown does not depend on what it may not know', moments: 8, check: keepsSecrets },
  { promise: 'a game that says it is open hides nothing', moments: 8, check: hidesNothing },
  { promise: 'fromView agrees with the view', moments: 4, check: agreesWithView },
  { promise: 'events rebuild what a view shows', moments: 40, check: rebuildsViews },
];

interface RunCheck {
  readonly promise: string;
  /** Of the random games, one in so many. */
  readonly oneIn: number;
  readonly check: (run: Run) => void;
}

const runChecks: readonly RunCheck[] = [
  { promise: 'scores and outcome agree', oneIn: 1, check: (run) => scoresAgree(walkToEnd(run)) },
  { promise: 'a record replays to the same positions, its trace is stable', oneIn: 5, check: replaysRecords },
  { promise: 'the same seed plays the same game', oneIn: 20, check: isReproducible },
  { promise: 'undo never leads back to before a reveal', oneIn: 4, check: undoesSafely },
];

/**
 * Registers the suite that every game passes, whose folder holds its README and its tests. Called while a test file is
 * loaded.
 */
export async function contractSuite(entry: GameEntry, folder: string): Promise<void> {
  const { game } = await entry.rules();
  const words = await loadWords(folder);
  const sounds = await loadSounds(folder);
  const reasoning = await loadReasoning(folder);
  const rules = readRules(folder);
  for (const { seats, runs } of listMatches(game)) {
    describe(`${game.name}, ${seats} seats`, { timeout: TIME_LIMIT }, () => {
      for (const { promise, moments, check } of stepChecks) it(promise, () => checkSteps(runs, moments, check));
      for (const { promise, oneIn, check } of runChecks) it(promise, () => checkRuns(runs, oneIn, check));
      it('everything can be said in every language', () => checkSteps(runs, 1, (step) => saysEverything(step, words)));
      it('what is heard is a sound there is', () => checkSteps(runs, 4, (step) => soundsRight(step, sounds)));
      it('refusals name rules there are', () => checkSteps(runs, 4, (step) => refusesByRules(step, rules)));
      it('its end names rules there are', () => checkRuns(runs, 10, (run) => endsByRules(run, rules)));
      if (reasoning !== undefined) describeReasons(runs, reasoning);
    });
  }
  describe(`${game.name}, as a whole`, () => {
    it('all languages name its options', () => checkOptionNames(words, game.options));
    it('all languages tell its rules', async () => checkRulebooks(await loadRulebooks(folder), rules));
    if (hasGuide(folder)) describeGuide(game, folder, rules);
    it('names sounds there are', () => checkSounds(sounds));
    it('every rule has a test named after it', () => checkRuleCoverage(folder));
    it('is listed as its rules say', () => checkEntry(entry, game));
    it('has the parts it is listed with', async () => checkParts(entry, folder));
  });
}

/** What is told by chapters, for games that are. */
function describeGuide(game: Game, folder: string, rules: readonly WrittenRule[]): void {
  it('all languages tell its rules by chapters', async () => checkGuides(await loadGuides(folder), rules));
  it('its examples are positions there are, and show what is legal', async () =>
    checkExamples(game, folder, (await loadGuides(folder)).en));
}

/** What is said about the worth of moves, for games that say something. */
function describeReasons(runs: readonly Run[], reasoning: Reasoning): void {
  it('there are reasons for every move, in every language', () =>
    checkSteps(runs, 1, (step) => givesReasons(step, reasoning)));
  it('reasons do not depend on what a seat may not know', () =>
    checkSteps(runs, 1, (step) => reasonsWithoutSecrets(step, reasoning)));
  it('what reasons promise comes true', () => checkSteps(runs, 6, (step) => keepsPromises(step, reasoning)));
}

/** A game need not give reasons. */
export async function loadReasoning(folder: string): Promise<Reasoning | undefined> {
  if (!existsSync(path.join(folder, REASONS_FILE))) return undefined;
  const { reasonsFor } = await loadPart<ReasonModule>(folder, REASONS_FILE);
  const { promisesOf } = await loadPart<PromiseModule>(folder, 'reasons/promises.ts');
  const words = await inAllLanguages(async (language) => loadPart<ReasonWords>(folder, `reasons/${language}.ts`));
  return { reasonsFor, promisesOf, words };
}

/** A game need not be heard. */
async function loadSounds(folder: string): Promise<AnySoundTable> {
  if (!existsSync(path.join(folder, SOUNDS_FILE))) return {};
  return (await loadPart<{ sounds: AnySoundTable }>(folder, SOUNDS_FILE)).sounds;
}

export const loadWords = async (folder: string): Promise<AllWords> =>
  inAllLanguages(async (language) => (await loadPart<{ words: Words }>(folder, `words/${language}.ts`)).words);

export const loadRulebooks = async (folder: string): Promise<AllRulebooks> =>
  inAllLanguages(
    async (language) => (await loadPart<{ rulebook: Rulebook }>(folder, `words/rulebook-${language}.ts`)).rulebook,
  );

/** Rules may be one list. */
const hasGuide = (folder: string): boolean => existsSync(path.join(folder, 'words/chapters.ts'));

const loadGuides = async (folder: string): Promise<AllGuides> =>
  inAllLanguages(async (language) => (await loadPart<{ guide: Guide }>(folder, `words/guide-${language}.ts`)).guide);

const loadPart = async <T>(folder: string, file: string): Promise<T> =>
  (await import(pathToFileURL(path.join(folder, file)).href)) as T;

async function inAllLanguages<T>(load: (language: Language) => Promise<T>): Promise<{ [language in Language]: T }> {
  const loaded = await Promise.all(LANGUAGES.map(async (language) => [language, await load(language)] as const));
  return Object.fromEntries(loaded) as { [language in Language]: T };
}

/** All random games by their number of seats; now and then one is played by the rules of an earlier version. */
const listMatches = (game: Game): { seats: number; runs: Run[] }[] =>
  game.seats.map((seats) => {
    const earlier = (game.earlier ?? []).flatMap((version) => listRuns(version, seats, EARLIER_GAMES_BY_SEATS));
    return { seats, runs: [...listRuns(game, seats), ...earlier] };
  });

/** The random games of one number of seats; seeds are 0, 1, 2 … within each combination of options. */
export function listRuns(game: Game, seats: number, games: number = GAMES_BY_SEATS): Run[] {
  const combinations = listOptions(game.options);
  const each = Math.ceil(games / combinations.length);
  return combinations.flatMap((options: Options) =>
    Array.from({ length: each }, (_, seed) => ({ game, seats, options, seed })),
  );
}

/** Walks every game and checks some of its moments, chosen evenly along it. */
export function checkSteps(runs: readonly Run[], moments: number | 'all', check: (step: Step) => void): void {
  for (const run of runs) {
    const every = moments === 'all' ? 1 : Math.max(1, Math.floor(planOf(run).length / moments));
    for (const step of walk(run)) {
      if ((step.n + run.seed) % every === 0) explainingRun(run, () => check(step), step.n);
    }
  }
}

/** Checks one in so many games as a whole. */
function checkRuns(runs: readonly Run[], oneIn: number, check: (run: Run) => void): void {
  for (const run of runs) if (run.seed % oneIn === 0) explainingRun(run, () => check(run));
}

/** Names the game in which a check failed, so that it can be played again. */
function explainingRun(run: Run, check: () => void, n?: number): void {
  try {
    check();
  } catch (error) {
    const where = n === undefined ? makeRun(run) : `${makeRun(run)}, before move ${n}`;
    throw new Error(`${where}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}
