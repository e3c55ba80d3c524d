import { playsInView } from './choice.ts';
import { playAt, playsOf } from './plays.ts';
import type { Table } from './table.ts';

/** What touching a cell could do. */
export type Glow = 'water' | 'grow' | 'grab' | 'with';

/** What is lit on the land. */
export interface Lights {
  readonly glow: ReadonlyMap<string, Glow>;
  /** The cells of the arrangement in view, or of the card that is looked at. */
  readonly shown: ReadonlySet<string>;
  /** The level that cells would have. */
  readonly rising: ReadonlyMap<string, number>;
  readonly cost: number;
  readonly gain: number;
}

const NOTHING: Lights = { glow: new Map(), shown: new Set(), rising: new Map(), cost: 0, gain: 0 };

export function lightsOf(table: Pick<Table, 'legal' | 'choice' | 'preview' | 'view' | 'me'>): Lights {
  const { legal, choice, preview } = table;
  const plays = choice.card === undefined ? [] : playsOf(legal, choice.card);
  if (plays.length > 0) return lightPlays(table, new Set(plays.flatMap(({ cells }) => cells)));
  const seen = choice.move === undefined ? undefined : preview(choice.move);
  if (seen?.kind === 'buy') return { ...NOTHING, glow: glowing(seen.fits.flat(), 'grow'), cost: -seen.mana };
  const lights = { ...NOTHING, glow: glowOf(legal), shown: new Set(choice.cell === undefined ? [] : [choice.cell]) };
  if (seen?.kind !== 'water' || choice.cell === undefined) return lights;
  return { ...lights, rising: new Map([[choice.cell, 1]]), gain: 1 };
}

function lightPlays(
  table: Pick<Table, 'legal' | 'choice' | 'preview' | 'view' | 'me'>,
  cells: ReadonlySet<string>,
): Lights {
  const lights = { ...NOTHING, glow: glowing([...cells], 'grow') };
  const play = playAt(playsInView(table), table.choice.turn ?? 0);
  const seen = play && table.preview(play.move);
  if (play === undefined || seen?.kind !== 'culture') return lights;
  return {
    ...lights,
    shown: new Set(play.cells),
    rising: new Map(seen.raised.map((cell) => [cell, seen.level])),
    cost: -seen.mana,
    gain: seen.raised.length,
  };
}

const glowing = (cells: readonly string[], glow: Glow): Map<string, Glow> => new Map(cells.map((cell) => [cell, glow]));

function glowOf(legal: readonly string[]): Map<string, Glow> {
  const glow = new Map<string, Glow>();
  for (const move of legal) {
    const [word, cell = ''] = move.split(' ');
    if (word === 'water' || word === 'grab' || word === 'with') glow.set(cell, word);
  }
  return glow;
}
