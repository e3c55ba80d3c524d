/** `npm run new-game NAME XX`: see the help below. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { addGame, NewGameError, readGameNames } from './game-template.ts';
import { program, root } from './workspace.ts';

const HELP = `npm run new-game NAME XX

Makes packages/games/NAME, a whole small game that passes every test, and lists it in the registry.

  NAME   what it is called in records and addresses: small letters and dashes, such as nine-holes
  XX     the two letters before its rule numbers, which no other game has: NH

ADDING-A-GAME.md says how to make your own of it.`;

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log(HELP);
  process.exit(0);
}

try {
  const names = readGameNames(args);
  const files = addGame(root, names);
  // Names of other lengths break lines elsewhere.
  const [node, ...formatter] = program('oxfmt/bin/oxfmt', '--write', ...files);
  spawnSync(node, formatter, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  console.log(`${join('packages/games', names.name)} is a game. See it pass, play it, then make it yours (ADDING-A-GAME.md):

  npx vitest run packages/games/${names.name}
  npx vitest run --project 'contract ${names.name}'
  npx potager simulate ${names.name}
  npm run dev`);
} catch (error) {
  if (!(error instanceof NewGameError)) throw error;
  console.error(`${error.message}\n\n${HELP}`);
  process.exitCode = 2;
}
