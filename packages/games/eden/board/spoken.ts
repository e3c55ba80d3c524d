import type { Preview, TakenTile, View } from '../rules/kinds.ts';
import { playAt, playsOf } from './plays.ts';
import { movesAt, playsInView } from './choice.ts';
import { cultureCardOf } from './culture-card.ts';
import { isDeadCard } from './dead-card.ts';
import { isCell } from './places.ts';
import type { Table } from './table.ts';
import type { Labels } from './words/labels.ts';

/** Cells, cards and moves in words: what a screen reader hears, and what stands beside the pictures. */

type Spoken = Pick<
  Table,
  'view' | 'legal' | 'choice' | 'preview' | 'why' | 'labels' | 'words' | 'nameOf' | 'me' | 'recent'
>;

export function sayCell(table: Spoken, cell: string): string {
  const { view, legal, labels, choice, recent, me, nameOf } = table;
  const tile = view.tiles[cell];
  const [move] = movesAt(legal, cell);
  const plays = choice.card === undefined ? [] : playsOf(legal, choice.card);
  const shown = playAt(playsInView(table), choice.turn ?? 0);
  return [
    cell,
    tile === undefined ? labels.bare : labels.tile(tile.seat === me ? undefined : nameOf(tile.seat), tile.level),
    tile !== undefined && labels.whiteRed(1, tile.level - 1),
    view.placed === cell && labels.placed,
    view.grab?.targets.some((target) => target === cell) === true && labels.isTarget,
    view.grab?.support === cell && labels.isSupport,
    recent.has(cell) && labels.changed,
    move?.startsWith('water') === true && labels.canWater,
    move?.startsWith('grab') === true && labels.canGrab,
    move?.startsWith('with') === true && labels.canSupport,
    plays.some(({ cells }) => cells.includes(cell)) && labels.canGrow,
    choice.pins?.includes(cell) === true && labels.pinned,
    shown?.cells.includes(cell) === true && labels.inView,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** A card of the hand, or with `isMarket` one that is for sale. */
export function sayCard(table: Spoken, card: string, isMarket: boolean): string {
  const { labels, legal, view } = table;
  if (isCell(card)) {
    const parts = [labels.irrigation(card)];
    if (view.tiles[card] !== undefined) parts.push(labels.dead);
    else if (isDeadCard(view, card)) parts.push(labels.noTileLeft);
    else if (legal.includes(`water ${card}`)) parts.push(labels.canWater);
    if (legal.includes(`done ${card}`)) parts.push(labels.canDiscard);
    return parts.join(', ');
  }
  const { shape, cells, sells, costs } = cultureCardOf(card);
  const parts = [labels.culture(card, labels.shapes[shape], cells.length)];
  parts.push(isMarket ? labels.costs(costs) : labels.sells(sells));
  const places = playsOf(legal, card).length;
  if (!isMarket && places > 0) parts.push(labels.places(places));
  const unfit = isMarket ? undefined : sayUnfit(table, card);
  return unfit === undefined ? parts.join(', ') : `${parts.join(', ')}. ${unfit}`;
}

/** Why a culture card of the hand can be played nowhere now, in the words of the rules; undefined where it can. */
export function sayUnfit({ legal, why, words, nameOf }: Spoken, card: string): string | undefined {
  if (legal.length === 0 || playsOf(legal, card).length > 0) return undefined;
  const refusal = why(`culture ${card}`);
  return refusal && words.refusal(refusal, nameOf);
}

/** What a move would bring, figure by figure. */
export function sayPreview({ labels, view, me, legal, words, nameOf }: Spoken, preview: Preview): string[] {
  const points = view.points[me ?? 0] ?? 0;
  const mana = view.mana[me ?? 0] ?? 0;
  switch (preview.kind) {
    case 'water':
      return [
        labels.gain(1, preview.points, view.target),
        ...(preview.wins ? [] : sayGivenUp(labels, legal)),
        ...(preview.wins ? [labels.winsNow] : []),
        ...(preview.targets.length > 0 && !preview.wins ? [labels.reach(labels.list(preview.targets))] : []),
      ];
    case 'culture':
      return [
        labels.rises(labels.list(preview.raised), preview.raised.length, preview.level),
        labels.pays(-preview.mana, mana + preview.mana),
        labels.gain(preview.points - points, preview.points, view.target),
        preview.wins ? labels.winsNow : labels.income(preview.income),
      ];
    case 'sell':
      return [labels.gets(preview.mana, preview.left)];
    case 'buy':
      return [
        labels.pays(-preview.mana, preview.left),
        preview.unfit === null ? labels.fits(preview.fits.length) : words.refusal(preview.unfit, nameOf),
      ];
    case 'grab':
    case 'with':
      return [labels.stake('A', preview.attack), labels.stake('D', preview.defence), labels.opening(preview.opening)];
    case 'draw':
      return [labels.drawsFirst, ...(preview.shuffles ? [labels.shufflesFirst] : [])];
    case 'done':
      return [
        ...(preview.passes ? [labels.idle(preview.idle, preview.limit)] : []),
        ...(preview.ends ? [labels.endsGame] : [drawIn(labels, view, preview.draws)]),
        ...(preview.shuffles ? [labels.shufflesFirst] : []),
      ];
    case 'bid':
    case 'accept':
      return [labels.sidePays(Math.abs(preview.left - mana))];
  }
}

/** A land grab is possible only right after its irrigation card (ED-I2). */
function sayGivenUp(labels: Labels, legal: readonly string[]): string[] {
  const cells = legal.filter((move) => move.startsWith('grab ')).map((move) => move.slice(5));
  return cells.length === 0 ? [] : [labels.givesUp(labels.list(cells))];
}

const drawIn = (labels: Labels, { drew }: View, draws: boolean): string =>
  drew ? labels.hasDrawn : draws ? labels.draws : labels.drawsNone;

/** Tiles that would change hands; one that comes down a level, or goes bare, says so. */
export const sayTaken = (labels: Labels, taken: readonly TakenTile[]): string =>
  labels.list(taken.map(({ cell, was, level }) => (level < was ? labels.loses(cell, level) : cell)));
