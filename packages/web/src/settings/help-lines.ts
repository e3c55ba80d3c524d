import { computed } from '@preact/signals';
import { oneOf, storedSignal } from './stored.ts';

/** When a line under the choices says what a move is good for. */
export const HELP_LINES = ['first', 'on', 'off'] as const;
export type HelpLines = (typeof HELP_LINES)[number];

export const helpLines = storedSignal<HelpLines>('help-lines', oneOf(HELP_LINES, 'first'));

/** So many games of a kind are one's first. */
const FIRST = 3;

/** A game that has begun for the reader: they have made a move in it. */
interface Begun {
  readonly game: string;
  readonly table: string;
}

/** As a list, so that those of two devices join. */
const kept = storedSignal<string>('begun-games', (text) => text ?? '[]');
const begun = computed(() => readBegun(kept.value));

function readBegun(text: string): readonly Begun[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? (list as readonly Begun[]).filter(isBegun) : [];
  } catch {
    return [];
  }
}

const isBegun = (item: Partial<Begun> | null): boolean =>
  typeof item?.game === 'string' && typeof item.table === 'string';

const begunOf = (name: string): Begun[] => begun.value.filter(({ game }) => game === name);

/** Whether this table is one of the reader's first of its game, or would be if they began there. */
function isAmongFirst(game: string, table: string): boolean {
  const known = begunOf(game);
  return known.length < FIRST || known.slice(0, FIRST).some((one) => one.table === table);
}

/** The reader has made a move there; of each game only the first tables need be known. */
export function noteBegun(game: string, table: string): void {
  const known = begunOf(game);
  if (known.length >= FIRST || known.some((one) => one.table === table)) return;
  kept.value = JSON.stringify([...begun.peek(), { game, table }]);
}

/** Whether such a line is wanted at a table. */
export const wantsHelp = (game: string, table: string): boolean =>
  helpLines.value === 'on' || (helpLines.value === 'first' && isAmongFirst(game, table));
