import { FastRandom } from '@potager/kernel';
import { type Back, COLOURS, TILES_BY_BACK } from '../piles.ts';
import { type Creature, MISSIONS, type TileFace } from '../tile-set.ts';
import { CREATURE_COUNTS, FACE_TABLE, type FaceKind } from './face-table.ts';

/**
 * Makes the faces of `../tiles.json` from the table of kinds beside this file, always the same. The box's own faces are
 * not printed in its rulebook, so these are ours (GL-K4); how good a kind is is tuned in the table with `npm run
 * balance`.
 *
 * Tile by tile, in the order of the file: a creature, which slots hold nothing, and colours for the rest, always those
 * used least so far, so that the four occur equally often in the end. A face that its price already has is drawn again.
 *
 * To write the file anew: npx vitest run --project unit packages/games/gardlings/rules/faces -u
 */
export function makeFaces(): TileFace[] {
  const workshop = new Workshop(SEED);
  const faces = [...COLOURS, 'gnome', 'double'].flatMap((back) => workshop.makeBack(back as Back));
  return [...faces, ...makeMissions()];
}

const SEED = 17;
const GEMS = ['Y', 'G', 'P', 'B'] as const;
const SLOT_COUNT = 6;
const TRIES = 200;

/** The file as the formatter leaves it: one line a tile, more where there are lines to list. */
export const makeFile = (faces: readonly TileFace[]): string => `[\n${faces.map(makeEntry).join(',\n')}\n]\n`;

function makeEntry(face: TileFace): string {
  const values = Object.entries(face).map(([key, value]) => `"${key}": ${makeValue(value)}`);
  return face.lines.length < 2 ? `  { ${values.join(', ')} }` : `  {\n    ${values.join(',\n    ')}\n  }`;
}

function makeValue(value: TileFace[keyof TileFace]): string {
  if (typeof value !== 'object' || value.length < 2) return JSON.stringify(value).replaceAll(',', ', ');
  return `[\n${value.map(([a, b]) => `      [${a}, ${b}]`).join(',\n')}\n    ]`;
}

class Workshop {
  private readonly random: FastRandom;
  private readonly used = new Map<string, number>(GEMS.map((gem) => [gem, 0]));

  constructor(seed: number) {
    this.random = new FastRandom(seed);
  }

  makeBack(back: Back): TileFace[] {
    const taken = new Set<string>();
    const creatures = listCreatures(back);
    return creatures.map((creature, i) => {
      const nth = creatures.slice(0, i).filter((other) => other === creature).length;
      const id = `${back}-${String(i + 1).padStart(2, '0')}`;
      const { slots, lines } = this.makeFace(kindFor(back, creature), nth, taken);
      return { id, creature, slots, lines, gnomes: { gnome: 1, double: 2 }[back as string] ?? 0 };
    });
  }

  private makeFace(kind: FaceKind, nth: number, taken: Set<string>): Pick<TileFace, 'slots' | 'lines'> {
    const before = new Map(this.used);
    for (let tries = 0; tries < TRIES; tries++) {
      const slots = this.fillSlots(kind, nth);
      const isNew = !taken.has(slots) && !taken.has(turnAround(slots));
      if (isNew && (kind.isMixed !== true || isMixed(slots))) {
        taken.add(slots);
        return { slots, lines: this.joinSlots(slots, kind.lines ?? 0) };
      }
      for (const [gem, count] of before) this.used.set(gem, count);
    }
    throw new Error(`no more different faces of the kind ${JSON.stringify(kind)}`);
  }

  private fillSlots(kind: FaceKind, nth: number): string {
    const { gems, colours, eggs = 0, triples = 0 } = kind;
    const count = gems[nth % gems.length]!;
    const plain = this.drawColours(count - eggs - triples, colours[nth % colours.length]!);
    const slots = [
      ...plain,
      ...Array<string>(eggs).fill('*'),
      ...Array<string>(triples).fill('3'),
      ...Array<string>(SLOT_COUNT - count).fill('.'),
    ];
    this.random.shuffle(slots);
    return slots.join('');
  }

  /** So many colour slots in so many colours, the least used first. */
  private drawColours(count: number, colours: number): string[] {
    const order: string[] = [...GEMS];
    this.random.shuffle(order);
    const palette = order.toSorted((a, b) => this.usesOf(a) - this.usesOf(b)).slice(0, colours);
    return Array.from({ length: count }, (_, i) => {
      const gem = palette[i % palette.length]!;
      this.used.set(gem, this.usesOf(gem) + 1);
      return gem;
    });
  }

  private usesOf(gem: string): number {
    return this.used.get(gem)!;
  }

  /** Lines between gem slots, no two of them with a common end. */
  private joinSlots(slots: string, lines: number): [number, number][] {
    const ends = slots.split('').flatMap((slot, i) => (slot === '.' ? [] : [i]));
    this.random.shuffle(ends);
    return Array.from({ length: lines }, (_, i) => {
      const [a, b] = [ends[2 * i]!, ends[2 * i + 1]!];
      return [Math.min(a, b), Math.max(a, b)];
    });
  }
}

const isMixed = (slots: string): boolean => !/(.)\1/.test(slots + (slots[0] ?? ''));

/** The same face seen from the other side of the table. */
const turnAround = (slots: string): string => slots.slice(3) + slots.slice(0, 3);

function kindFor(back: Back, creature: Creature): FaceKind {
  const kind = FACE_TABLE[back][creature];
  if (kind === undefined) throw new Error(`no faces for the ${back} ${creature}`);
  return kind;
}

function listCreatures(back: Back): Creature[] {
  if (back === 'pig') return Array<Creature>(TILES_BY_BACK.pig).fill('pig');
  if (back === 'gnome' || back === 'double') return Array<Creature>(TILES_BY_BACK[back]).fill('gnome');
  return Object.entries(CREATURE_COUNTS[back]).flatMap(([creature, count]) =>
    Array<Creature>(count).fill(creature as Creature),
  );
}

/** On each side of a mission one gem half and one empty connection, each colour once (GL-M2). */
function makeMissions(): TileFace[] {
  const random = new FastRandom(SEED, 1);
  return Array.from({ length: MISSIONS }, (_, i) => {
    const order: string[] = [...GEMS];
    random.shuffle(order);
    const slots = order.map((gem) => (random.below(2) === 0 ? `${gem}.` : `.${gem}`)).join('');
    return { id: `mission-${i + 1}`, creature: 'mission', slots, lines: [], gnomes: 0 };
  });
}
