import { registry } from '@potager/games/registry';
import type { DailyExercises, GradedExercises } from '@potager/kernel';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Mind } from './judge.ts';

/** The exercises of each game as they lie in its folder. */

const fileOf = (game: string, name: string): URL =>
  new URL(`../../../packages/games/${game}/exercises/${name}.json`, import.meta.url);

const read = (file: URL): unknown => JSON.parse(readFileSync(file, 'utf8'));

export const readGraded = (game: string): GradedExercises => read(fileOf(game, 'graded')) as GradedExercises;

/** A game that has none yet begins with an empty stock. */
export function readDaily(game: string): DailyExercises {
  const file = fileOf(game, 'daily');
  return existsSync(file) ? (read(file) as DailyExercises) : { games: [], exercises: [] };
}

const write = (file: URL, { games, exercises }: GradedExercises | DailyExercises): void => {
  const rows = Array.isArray(exercises)
    ? list(exercises)
    : `{\n${Object.entries(exercises)
        .map(([name, spot]) => `    ${JSON.stringify(name)}: ${JSON.stringify(spot)}`)
        .join(',\n')}\n  }`;
  writeFileSync(file, `{\n  "games": ${list(games)},\n  "exercises": ${rows}\n}\n`);
};

/** One line an entry: compact, and a change shows what has changed. */
const list = (entries: readonly unknown[]): string =>
  `[\n${entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')}\n  ]`;

export const writeGraded = (game: string, exercises: GradedExercises): void => write(fileOf(game, 'graded'), exercises);

export const writeDaily = (game: string, exercises: DailyExercises): void => write(fileOf(game, 'daily'), exercises);

/** The games that have exercises. */
export const gamesWithExercises = (): string[] =>
  registry.map(({ name }) => name).filter((game) => existsSync(fileOf(game, 'graded')));

export async function mindOf(game: string): Promise<Mind> {
  const entry = registry.find(({ name }) => name === game);
  if (entry === undefined) throw new Error(`there is no game "${game}"`);
  return { game: (await entry.rules()).game, advice: (await entry.bot?.())?.advice };
}
