import type { Refusal } from '@potager/kernel';
import type { Preview, View } from '../rules/kinds.ts';
import { bidInView, bidsIn } from './bids.ts';
import { isCell } from './places.ts';
import { byGain, covering, type Play, playAt, playsOf, withPin } from './plays.ts';

/** What the viewer is looking at before it is done. */
export interface Choice {
  /** A card of the hand or the market. */
  readonly card?: string | undefined;
  readonly cell?: string | undefined;
  /** Cells touched for a culture card, and which of the arrangements over them is in view. */
  readonly pins?: readonly string[] | undefined;
  readonly turn?: number | undefined;
  /** What a second touch does. */
  readonly move?: string | undefined;
  /** What would be bid. */
  readonly bid?: number | undefined;
}

export const isEmpty = ({ card, cell, move }: Choice): boolean =>
  card === undefined && cell === undefined && move === undefined;

/** Whether what is in view would be added to an attack: the land grab's own panel tells it. */
export const isPreparing = ({ grab }: Pick<View, 'grab'>, { move }: Choice): boolean =>
  grab !== null && grab.bid === null && move !== undefined && /^(grab|with) /.test(move);

/** What a touch leads to. */
export type Touch =
  | { readonly kind: 'choose'; readonly choice: Choice; readonly refusal?: Refusal | undefined }
  | { readonly kind: 'commit'; readonly move: string };

export interface Asked {
  readonly view: View;
  readonly legal: readonly string[];
  readonly isAsked: boolean;
  readonly choice: Choice;
  readonly preview: (move: string) => Preview | undefined;
  readonly why: (move: string) => Refusal | undefined;
}

const AT_CELLS = ['water', 'grab', 'with'] as const;

/** What touching a cell may mean now. */
export const movesAt = (legal: readonly string[], cell: string): string[] =>
  AT_CELLS.map((kind) => `${kind} ${cell}`).filter((move) => legal.includes(move));

/** The plays of the chosen culture card over the touched cells, the best first. */
export const playsInView = ({ legal, choice, preview }: Pick<Asked, 'legal' | 'choice' | 'preview'>): Play[] =>
  choice.card === undefined ? [] : byGain(covering(playsOf(legal, choice.card), choice.pins ?? []), preview);

/** What a second touch does. */
export const moveInView = (asked: Pick<Asked, 'legal' | 'choice' | 'preview'>): string | undefined =>
  asked.choice.move ?? playAt(playsInView(asked), asked.choice.turn ?? 0)?.move;

/** Everything that the buttons in view do: the move that is looked at, else a bid or giving in, a sale or a discard. */
export function movesInView(asked: Pick<Asked, 'legal' | 'choice' | 'preview'>): string[] {
  const { legal, choice } = asked;
  const move = moveInView(asked);
  const wanted =
    move === undefined
      ? [`bid ${bidInView(bidsIn(legal), choice.bid)}`, 'accept', `sell ${choice.card}`, `done ${choice.card}`]
      : [move];
  return wanted.filter((one) => legal.includes(one));
}

/** Whether a move is looked at on the board before it is made. Bids and the like stand in the tray. */
export const isShown = (move: string): boolean => /^(water|culture|grab|with|buy) /.test(move);

/** What is in view when such a move is. */
export function choiceOf(move: string, asked: Pick<Asked, 'legal' | 'preview'>): Choice {
  const [kind, what, ...cells] = move.split(' ');
  if (kind === 'water') return { card: what, cell: what, move };
  if (kind === 'buy') return { card: what, move };
  if (kind !== 'culture') return { cell: what, move };
  const choice = { card: what, pins: cells };
  return { ...choice, turn: playsInView({ ...asked, choice }).findIndex((play) => play.move === move) };
}

const choosing = (choice: Choice, refusal?: Refusal): Touch => ({ kind: 'choose', choice, refusal });

export function touchCell(asked: Asked, cell: string): Touch {
  const { legal, choice, isAsked, why } = asked;
  if (!isAsked) return choosing({ cell });
  const plays = choice.card === undefined ? [] : playsOf(legal, choice.card);
  if (plays.some(({ cells }) => cells.includes(cell))) return touchPlay(asked, plays, cell);
  const [move] = movesAt(legal, cell);
  if (move !== undefined) return touchMove(choice, { cell, move, card: move === `water ${cell}` ? cell : undefined });
  // Whoever has a culture card in view meant it, and keeps it.
  if (plays.length > 0) return choosing(choice, why(`culture ${choice.card as string} ${cell}`));
  const meant = meantAt(asked, cell);
  return choosing({ cell }, meant === undefined ? undefined : why(meant));
}

/** A touched cell is held fast; touched again, the arrangement in view is played. */
function touchPlay(asked: Asked, plays: readonly Play[], cell: string): Touch {
  const { card, pins = [], turn = 0 } = asked.choice;
  const play = playAt(playsInView(asked), turn);
  if (pins.includes(cell) && play !== undefined) return { kind: 'commit', move: play.move };
  return choosing({ card, pins: withPin(plays, pins, cell), turn: 0 });
}

const touchMove = (choice: Choice, next: Choice & { readonly move: string }): Touch =>
  choice.move === next.move ? { kind: 'commit', move: next.move } : choosing(next);

/** What one would have wanted of a cell where nothing can be done; undefined where it is only looked at. */
function meantAt({ view }: Asked, cell: string): string | undefined {
  const tile = view.tiles[cell];
  if (view.grab !== null && view.grab.bid !== null) return undefined;
  if (tile === undefined) return `water ${cell}`;
  if (tile.seat !== view.viewer) return `grab ${cell}`;
  return view.grab === null ? undefined : `with ${cell}`;
}

export function touchHand(asked: Asked, card: string): Touch {
  const { legal, choice, isAsked, why } = asked;
  if (isCell(card)) {
    const move = `water ${card}`;
    if (legal.includes(move)) return touchMove(choice, { card, cell: card, move });
    // Where it can be discarded, that is what is offered, and why stands beside it.
    return choosing({ card, cell: card }, isAsked && !legal.includes(`done ${card}`) ? why(move) : undefined);
  }
  const plays = playsInView({ ...asked, choice: { card } });
  // Where it can be sold, that is what is offered, and why it cannot be played stands beside it.
  const isHelpless = isAsked && !legal.includes(`sell ${card}`);
  if (plays.length === 0) return choosing({ card }, isHelpless ? why(`culture ${card}`) : undefined);
  if (choice.card !== card) return choosing({ card, pins: [], turn: 0 });
  if (plays.length === 1) return { kind: 'commit', move: plays[0]!.move };
  return choosing({ ...choice, turn: (choice.turn ?? 0) + 1 });
}

export function touchMarket({ legal, choice, isAsked, why }: Asked, card: string): Touch {
  const move = `buy ${card}`;
  if (legal.includes(move)) return touchMove(choice, { card, move });
  return choosing({ card }, isAsked ? why(move) : undefined);
}
