import { parseTiles } from '../../rules/tile-set.ts';
import { makeGardlings } from '../../rules/game.ts';
import { type CreatureFigures, type Figures, makeFigures } from './figures.ts';
import { playSolo, type SoloGame } from './solo-game.ts';

/** How a tile file plays, as text: solo games of the strong player to 17 and to 20. */
export function* reportBalance(file: unknown, games: number): Generator<string> {
  const game = makeGardlings(file);
  const { faces } = parseTiles(file);
  for (const target of [17, 20]) {
    const played: SoloGame[] = [];
    for (let seed = 0; seed < games; seed++)
      played.push(playSolo(game, { target, expert: false, missions: false }, seed));
    yield* reportFigures(target, makeFigures(played, faces));
  }
}

function* reportFigures(target: number, figures: Figures): Generator<string> {
  const { games, median, quartiles, medals, alarmsPerRound, pigsPerGame, meanGems } = figures;
  yield `Solo to ${target}, ${games} games: median ${median} tiles, half of the games ${quartiles.join(' to ')}`;
  yield `  medals: ${Object.entries(medals)
    .map(([medal, share]) => `${medal} ${percent(share)}`)
    .join(', ')}`;
  yield `  alarms: ${percent(alarmsPerRound)} of rounds; pigs taken: ${pigsPerGame.toFixed(2)} a game`;
  yield `  mean gems by round: ${meanGems.map((gems) => gems.toFixed(1)).join(' ')}`;
  yield '  price  creature   offered  bought  in games  gems a round  tiles at the end';
  for (const creature of figures.creatures) yield makeRow(creature);
}

function makeRow({ price, creature, offered, bought, games, earns, tiles }: CreatureFigures): string {
  const columns = [
    price.padEnd(6),
    creature.padEnd(9),
    String(offered).padStart(8),
    percent(bought / Math.max(1, offered)).padStart(7),
    percent(games).padStart(9),
    earns.toFixed(2).padStart(13),
    tiles.toFixed(2).padStart(17),
  ];
  return `  ${columns.join(' ')}`;
}

const percent = (share: number): string => `${Math.round(100 * share)}%`;
