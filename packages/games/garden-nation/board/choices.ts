import type { Refusal } from '@potager/kernel';
import { type Land, TOKENS_OF_EACH_LAND } from '../rules/components.ts';
import type { View } from '../rules/kinds.ts';
import type { MoveKind } from '../rules/moves.ts';
import type { Plot } from './plan.ts';

/** What the viewer is looking at before it is done. */
export interface Choice {
  readonly area?: string | undefined;
  readonly move?: string | undefined;
  /** A face-up project: where it could be completed is lit. */
  readonly project?: number | undefined;
  /** The ploy whose buildings are lit, to be touched. */
  readonly ploy?: 'roof' | 'invade' | undefined;
  /** The area whose roof is being moved. */
  readonly roofFrom?: string | undefined;
  /** Missions that may be kept, two at most. */
  readonly picked?: readonly number[] | undefined;
}

export const kindOf = (move: string): MoveKind => move.split(' ', 1)[0] as MoveKind;
export const partsOf = (move: string): readonly string[] => move.split(' ').slice(1);

/** How a move is looked at before it is made; undefined for what the tray does at a touch. */
export function choiceOf(move: string): Choice | undefined {
  switch (kindOf(move)) {
    case 'build':
    case 'abandon':
    case 'invade':
      return { area: partsOf(move)[0], move };
    case 'roof':
      return { ploy: 'roof', roofFrom: partsOf(move)[0], move };
    case 'move':
    case 'on':
    case 'idle':
    case 'project':
    case 'next':
      return { move };
    case 'keep':
    case 'decline':
      return undefined;
  }
}

/** The land of an area; undefined for a bramble without a token. */
export const landOf = (view: View, { name, land }: Plot): Land | undefined => view.tokens[name] ?? land;

/** Bramble tokens of a land that are not laid yet. */
export const tokensLeft = ({ tokens }: View, land: Land): number =>
  TOKENS_OF_EACH_LAND - Object.values(tokens).filter((token) => token === land).length;

/** The order in which the moves of an area are offered. */
const ORDER: readonly MoveKind[] = ['build', 'invade', 'abandon', 'roof', 'move', 'on'];

/** The legal moves that touching an area may mean: what can be done in it, or how to get there. */
export function movesAt(legal: readonly string[], view: View, { name, territory }: Plot): string[] {
  const here = legal.filter((move) => partsOf(move).includes(name));
  const ways = territory === view.torticrane ? [] : legal.filter((move) => move === `move ${territory}`);
  return [...here, ...ways].toSorted((one, other) => ORDER.indexOf(kindOf(one)) - ORDER.indexOf(kindOf(other)));
}

/**
 * Whether something can be done in an area. Before the first action of the game every territory is the torticrane's.
 */
export const isOpen = (legal: readonly string[], view: View, plot: Plot): boolean =>
  (view.torticrane === null || view.torticrane === plot.territory) && movesAt(legal, view, plot).length > 0;

/**
 * Which area a hand means that touches several at once, the foremost first: a tall building stands before the areas
 * behind it, and what can be acted on there must not be out of reach.
 */
export const meantBy = (touched: readonly string[], open: (area: string) => boolean): string | undefined =>
  touched.find(open) ?? touched[0];

/**
 * What a second tap does without more being said; undefined where the viewer must choose. A ploy is never spent by the
 * way.
 */
export function plainMove(moves: readonly string[]): string | undefined {
  const acts = moves.filter((move) => ['build', 'abandon', 'invade'].includes(kindOf(move)));
  const builds = acts.filter((move) => kindOf(move) === 'build');
  if (builds.length > 0) return builds.length === 1 ? builds[0] : undefined;
  return acts.length === 1 ? acts[0] : undefined;
}

/** The move that a second touch makes, if there is one. */
export function movesInView({ move, picked }: Choice, legal: readonly string[]): string[] {
  const inView = picked === undefined ? move : keeping(picked);
  return legal.filter((one) => one === inView);
}

/** Keeping these missions, as the rules spell it. */
export const keeping = (missions: readonly number[]): string =>
  `keep ${missions.toSorted((one, other) => one - other).join(' ')}`;

/** The legal moves of a kind. */
export const movesOf = (legal: readonly string[], kind: MoveKind): string[] =>
  legal.filter((move) => kindOf(move) === kind);

/** What touching an area does while a roof is being moved: first the one it is on, then where it goes. */
export function roofChoice(legal: readonly string[], { roofFrom }: Choice, area: string): Choice | undefined {
  const move = `roof ${roofFrom} ${area}`;
  if (roofFrom !== undefined && legal.includes(move)) return { ploy: 'roof', roofFrom, move };
  const isFrom = movesOf(legal, 'roof').some((roof) => partsOf(roof)[0] === area);
  return isFrom ? { ploy: 'roof', roofFrom: area } : undefined;
}

/** The areas to touch for the ploy in view; undefined where none is. */
export function ployAreas(legal: readonly string[], { ploy, roofFrom }: Choice): readonly string[] | undefined {
  if (ploy === undefined) return undefined;
  const moves = movesOf(legal, ploy).map(partsOf);
  if (ploy === 'invade') return moves.map(([area = '']) => area);
  return roofFrom === undefined
    ? moves.map(([from = '']) => from)
    : moves.filter(([from]) => from === roofFrom).map(([, to = '']) => to);
}

/** Why nothing, or not more, can be done in an area: one refusal for each thing one might have meant. */
export function refusalsAt(why: (move: string) => Refusal | undefined, view: View, plot: Plot): Refusal[] {
  const building = view.buildings[plot.name];
  const isMine = building?.seat === view.viewer;
  const isWild = landOf(view, plot) === undefined;
  const meant = isWild
    ? ['grass', 'straw', 'leaves'].map((land) => `build ${plot.name} ${land}`)
    : [`build ${plot.name}`];
  if (building !== undefined) meant.splice(0, isMine ? 0 : 1, isMine ? `abandon ${plot.name}` : `invade ${plot.name}`);
  // A bramble may lack one token and take another: only what all lands are refused for counts.
  const answers = meant.map(why);
  if (isWild && answers.includes(undefined)) return [];
  const refusals = answers.filter((refusal) => refusal !== undefined);
  return refusals.filter(({ key }, n) => refusals.findIndex((other) => other.key === key) === n);
}
