import cultures from '../rules/cultures.json' with { type: 'json' };
import { PRICES } from '../rules/figures.ts';
import { nameShape, type Shape } from '../rules/shapes.ts';

/** A culture card as its face shows it. */
export interface CultureCard {
  readonly shape: Shape;
  readonly cells: readonly (readonly [x: number, y: number])[];
  /** What selling it brings, and what buying it costs. */
  readonly sells: number;
  readonly costs: number;
}

const CARDS: ReadonlyMap<string, CultureCard> = new Map(
  cultures.map(({ id, cells }) => {
    const points = cells.map(([x = 0, y = 0]) => [x, y] as const);
    const sells = PRICES.CELL_PRICE * cells.length;
    return [String(id), { shape: nameShape(points), cells: points, sells, costs: sells + PRICES.BUYING_FEE }];
  }),
);

export function cultureCardOf(card: string): CultureCard {
  const found = CARDS.get(card);
  if (found === undefined) throw new RangeError(`${card} is no culture card`);
  return found;
}
