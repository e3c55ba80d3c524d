import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script } from 'node:vm';

/** What somebody asked for cannot be made. */
export class NewGameError extends Error {}

export interface GameNames {
  /** `nine-holes` */
  readonly name: string;
  /** `NH` */
  readonly letters: string;
}

const TEMPLATE = 'packages/testkit/src/take-away';
const REGISTRY = 'packages/games/registry.ts';

/** Folders beside the games, and what the tests call their own. */
const TAKEN = ['page', 'node_modules', 'take-away', 'three-in-a-row'];

export function readGameNames(args: readonly string[]): GameNames {
  const [name, letters, ...rest] = args;
  if (name === undefined || letters === undefined || rest.length > 0)
    throw new NewGameError('new-game takes a name and two letters.');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || TAKEN.includes(name) || !isIdentifier(camel(name)))
    throw new NewGameError(`A game cannot be called ${JSON.stringify(name)}.`);
  if (!/^[A-Z]{2}$/.test(letters))
    throw new NewGameError(`Rule numbers begin with two capital letters, not ${JSON.stringify(letters)}.`);
  return { name, letters };
}

/** Copies the template under its new name and lists it; says which files to format. */
export function addGame(root: string, names: GameNames): readonly string[] {
  const { name, letters } = names;
  const games = join(root, 'packages/games');
  const folder = join(games, name);
  if (existsSync(folder)) throw new NewGameError(`There is a game called ${name} already.`);
  const others = globSync('*/README.md', { cwd: games }).map((file) => readFileSync(join(games, file), 'utf8'));
  if (others.some((readme) => readme.includes(`\n- ${letters}-`)))
    throw new NewGameError(`Another game numbers its rules with ${letters}.`);
  cpSync(join(root, TEMPLATE), folder, { recursive: true });
  const files = globSync('**/*.*', { cwd: folder }).map((file) => join(folder, file));
  for (const file of files) writeFileSync(file, rename(readFileSync(file, 'utf8'), names));
  listGame(join(root, REGISTRY), name);
  return [...files, join(root, REGISTRY)];
}

function rename(text: string, { name, letters }: GameNames): string {
  const title = titleOf(name);
  return text
    .replaceAll('take-away', name)
    .replaceAll('takeAway', camel(name))
    .replaceAll('TakeAway', pascal(name))
    .replaceAll(/\bTA-/g, `${letters}-`)
    .replace(/^# Take away\n\n.*\n/, `# ${title}\n\nWhat it is and whose, in a sentence.\n`)
    .replace(/(?<=\n {2}title: )'.*'/, `'${title}'`)
    .replace("describe('take away'", `describe('${title}'`);
}

function listGame(file: string, name: string): void {
  const registry = readFileSync(file, 'utf8');
  const imported = registry.replace('\n\n', `\nimport { ${camel(name)} } from './${name}/index.ts';\n\n`);
  const listed = imported.replace(/(registry: readonly GameEntry\[\] = \[[^\]]*?),?\s*\];/, `$1, ${camel(name)}];`);
  if (listed === imported) throw new Error(`${file} has no list of games`);
  writeFileSync(file, listed);
}

const pascal = (name: string): string => name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

const camel = (name: string): string => pascal(name).replace(/^./, (letter) => letter.toLowerCase());

/** `nine-holes` is Nine Holes until somebody says otherwise. */
const titleOf = (name: string): string =>
  name.replaceAll(/(^|-)(.)/g, (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`);

/** Not `switch`, nor `new`. */
function isIdentifier(word: string): boolean {
  try {
    return Boolean(new Script(`'use strict'; const ${word} = 0;`));
  } catch {
    return false;
  }
}
