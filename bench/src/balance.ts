import { reportBalance } from '@potager/games/gardlings/balance';
import { readFileSync } from 'node:fs';
import process from 'node:process';

/**
 * How the tiles of Gardlings play: npm run balance -- [GAMES] [TILES.json]. Without a file it is the one the game comes
 * with.
 */
const [games = '100', file] = process.argv.slice(2);
const path = file ?? new URL(import.meta.resolve('@potager/games/gardlings/tiles.json'));
for (const line of reportBalance(JSON.parse(readFileSync(path, 'utf8')), Number(games))) console.log(line);
