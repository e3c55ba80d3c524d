import { recall, remember } from '@potager/boardkit';
import type { Medal, SeatView, View } from '../rules/kinds.ts';
import { makeMedal } from '../rules/medal.ts';
import { isMission } from './faces.ts';

/** How a game alone ended. */
export interface SoloResult {
  readonly table: string;
  /** When, in milliseconds. */
  readonly at: number;
  readonly target: number;
  readonly expert: boolean;
  readonly missions: boolean;
  readonly rounds: number;
  readonly gems: number;
  /** All of one's tiles, the victory tile included (GL-O1). */
  readonly tiles: number;
}

const NAME = 'gardlings.solo';
/** More than anyone looks at, and little enough to keep. */
const MOST = 200;

export const medalOf = ({ target, tiles }: Pick<SoloResult, 'target' | 'tiles'>): Medal => makeMedal(target, tiles);

/** What is to be kept of a game alone that is over. */
export function makeSoloResult(view: View, { table, at }: Pick<SoloResult, 'table' | 'at'>): SoloResult {
  const one = view.seats[0]!;
  const { target, expert, round: rounds } = view;
  const missions = view.missions.length > 0;
  return { table, at, target, expert, missions, rounds, gems: one.gems, tiles: tilesOwned(one) + 1 };
}

/** All tiles of a seat wherever they are; a mission is not its own. */
function tilesOwned({ bag, garden, hand, aside, hired, mutant }: SeatView): number {
  const single = [hand, aside, hired, mutant].filter((id) => id !== null);
  return bag.length + garden.filter(({ id }) => !isMission(id)).length + single.length;
}

/** A game is kept once, however often its table is opened again; the newest come first. */
export function withResult(results: readonly SoloResult[], result: SoloResult): readonly SoloResult[] {
  return results.some(({ table }) => table === result.table) ? results : [result, ...results].slice(0, MOST);
}

/** Among games of the same variant, the one with fewest tiles; of several the first that did it. */
export function bestOf(results: readonly SoloResult[], like: SoloResult | View): SoloResult | undefined {
  const alike = results.filter((result) => variantOf(result) === variantOf(like));
  return alike.toSorted((one, other) => one.tiles - other.tiles || one.at - other.at)[0];
}

function variantOf({ target, expert, missions }: SoloResult | View): string {
  const hasMissions = typeof missions === 'boolean' ? missions : missions.length > 0;
  return [target, expert, hasMissions].join();
}

/** What another version or another hand has left there is passed over. */
export function parseResults(text: string | null): readonly SoloResult[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isResult) : [];
  } catch {
    return [];
  }
}

function isResult(value: unknown): value is SoloResult {
  const { table, at, target, rounds, gems, tiles } = (value ?? {}) as Partial<SoloResult>;
  return (
    typeof table === 'string' &&
    (target === 17 || target === 20) &&
    [at, rounds, gems, tiles].every((figure) => Number.isFinite(figure))
  );
}

export const readResults = (): readonly SoloResult[] => parseResults(recall(NAME));

export const keepResult = (result: SoloResult): void =>
  remember(NAME, JSON.stringify(withResult(readResults(), result)));
