import { FastRandom, type Game, type JsonObject, legalMoves, MoveList, type Position } from '@potager/kernel';
import type { Contestant } from './rounds.ts';

const GARDENS = 16;
const TILES = 20;
const LISTINGS_PER_LOOK = 64;
const OPTIONS = { target: 17, expert: false, missions: false };

/** A solo view of Gardlings, as far as it matters here. */
type SoloView = JsonObject & {
  readonly piles: { readonly [pile: string]: JsonObject };
  readonly seats: readonly [{ readonly garden: readonly { readonly id: string }[] }];
};

/**
 * Listing the legal places of tiles in gardens of 20 tiles: of the one in hand, and of each unicorn. The places of one
 * tile count as one move of the others.
 */
export function gardenContestant(game: Game): Contestant {
  const gardens = Array.from({ length: GARDENS }, (_, seed) => growGarden(game, new FastRandom(seed)));
  const tilesListed = gardens.map((position) => 1 + countUnicorns(position));
  const list = new MoveList();
  return {
    play(deadline) {
      let listings = 0;
      let moves = 0;
      do {
        for (let i = 0; i < LISTINGS_PER_LOOK; i++) {
          const garden = listings++ % GARDENS;
          gardens[garden]?.moves(0, list);
          moves += tilesListed[garden] ?? 0;
        }
      } while (performance.now() < deadline);
      return { games: listings, moves };
    },
  };
}

/** Unicorns that have somewhere to go. */
function countUnicorns(position: Position): number {
  const shifts = legalMoves(position, 0).filter((text) => text.startsWith('shift'));
  return new Set(shifts.map((text) => text.split(' ')[1])).size;
}

/** Everything for sale is in one bag and is laid where it completes most; the last tile stays in hand. */
function growGarden(game: Game, random: FastRandom): Position {
  const dealt = game.deal(1, OPTIONS, random) as { piles: { [pile: string]: string[] } };
  const view = game.begin(1, OPTIONS, dealt, random).view(0) as SoloView;
  const piles = Object.entries(view.piles).map(([name, pile]): [string, JsonObject] => [
    name,
    name === 'pig' ? pile : { top: null, size: 0, known: [] },
  ]);
  const bag = Object.values(dealt.piles).flat().toSorted();
  const seats = [{ ...view.seats[0], bag }];
  const position = game.fromView({ ...view, piles: Object.fromEntries(piles), seats }, random);
  const list = new MoveList();
  while (!hasGrown(position)) {
    position.moves(0, list);
    const best = list.toArray().toSorted((one, other) => gainOf(position, other) - gainOf(position, one))[0]!;
    if (gainOf(position, best) < 0) return growGarden(game, random);
    position.play(0, best);
  }
  return position;
}

/** Draws before anything else, and then what completes most gems; never anything but drawing and laying. */
function gainOf(position: Position, move: number): number {
  const text = position.makeMove(move);
  if (text === 'draw') return 0;
  return text.startsWith('lay') ? (position.preview(0, move)['completes'] as number) : -1;
}

function hasGrown(position: Position): boolean {
  const { seats } = position.view(0) as unknown as { seats: { garden: unknown[]; hand: string | null }[] };
  return seats[0]?.garden.length === TILES && seats[0].hand !== null;
}
