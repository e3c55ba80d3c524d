import process from 'node:process';
import { registry } from '@potager/games/registry';
import { threeInARow } from '@potager/testkit/three-in-a-row';
import { measure, type Role, type Speed } from './rounds.ts';

/** Random play of every game on one core, beside the small game on boardgame.io in the same run. */
export async function engine(): Promise<void> {
  const games = await Promise.all([...registry, threeInARow].map(async (entry) => (await entry.rules()).game));
  const ours = games.flatMap(({ name, seats }) =>
    [...new Set([seats[0]!, seats.at(-1)!])].map((count): Role => ({
      name: `${name}, ${count} seats`,
      plays: { game: name, seats: count },
    })),
  );
  ours.push({ name: 'gardlings, places in gardens of 20', plays: 'gardens' });
  const theirs: Role[] = [
    { name: 'boardgame.io client', plays: 'client' },
    { name: 'boardgame.io reducer', plays: 'reducer' },
  ];
  const speeds = await measure([...ours, ...theirs], showRound);
  console.log(makeTable(speeds, speeds.slice(-theirs.length)));
}

function showRound(round: number, rounds: number): void {
  if (process.stderr.isTTY) process.stderr.write(round === rounds ? '\r\u001B[K' : `\rround ${round} of ${rounds} `);
}

/** Each line's moves a second as a multiple of boardgame.io's, through its client and through its reducer. */
function makeTable(speeds: readonly Speed[], theirs: readonly Speed[]): string {
  const header = ['one core, random play', 'playouts/s', 'moves/s', ...theirs.map((speed) => `× ${speed.name}`)];
  const rows = speeds.map((speed) => [
    speed.name,
    makeFigure(speed.gamesPerSecond),
    makeFigure(speed.movesPerSecond),
    ...theirs.map((other) => makeFigure(speed.movesPerSecond / other.movesPerSecond)),
  ]);
  const widths = header.map((_, column) => Math.max(...[header, ...rows].map((row) => (row[column] ?? '').length)));
  const makeRow = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [header, ...rows].map(makeRow).join('\n');
}

const makeFigure = (figure: number): string =>
  figure.toLocaleString('en', { maximumFractionDigits: figure < 10 ? 1 : 0 });
