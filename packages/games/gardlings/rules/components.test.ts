import { FastRandom } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawTable } from '../draw.ts';
import { legalOf } from '../playing.ts';
import { box, game, makeGardlings } from './game.ts';
import { COINS, TILES_BY_BACK } from './piles.ts';
import { MISSIONS, parseTiles, type TileFace, TILES } from './tile-set.ts';
import standardTiles from './tiles.json' with { type: 'json' };

const faces = standardTiles as unknown as TileFace[];
const ofBack = (back: string): TileFace[] => faces.filter(({ id }) => id.startsWith(`${back}-`));
const BASIC = { target: 17, expert: false, missions: false } as const;

describe('components', () => {
  it('GL-K1 131 tiles with the victory tile, 32 coins, 7 missions', () => {
    expect(TILES_BY_BACK).toEqual({ pig: 22, green: 23, blue: 23, pink: 17, gold: 15, gnome: 20, double: 10 });
    expect(TILES + 1).toBe(131);
    expect(COINS).toBe(32);
    expect(MISSIONS).toBe(7);
    expect(faces).toHaveLength(130 + 7);
    expect(game.options['target']).toEqual([17, 20]);
    for (const { gnomes } of ofBack('gnome')) expect(gnomes).toBe(1);
    for (const { gnomes } of ofBack('double')) expect(gnomes).toBe(2);
  });

  it('GL-K2 six slots around a strip of two cells turn with it', () => {
    // The blue half is at the left end; each rotation brings it to another side of the first half.
    const seat = (slots: string) => ({ garden: 'A a', tiles: { a: `dragon ${slots}` }, hand: 'gnome .....B' });
    expect(legalOf(drawTable({ seats: [seat('..B...')] }), 0)).toContain('lay 2 0 0');
    expect(legalOf(drawTable({ seats: [seat('...B..')] }), 0)).toContain('lay 1 1 1');
    expect(legalOf(drawTable({ seats: [seat('.....B')] }), 0)).toContain('lay -1 0 2');
    expect(legalOf(drawTable({ seats: [seat('B.....')] }), 0)).toContain('lay 0 -1 3');
  });

  it('GL-K3 creatures of every colour', () => {
    const counts = ['green', 'blue', 'pink', 'gold'].map((back) =>
      ['pig', 'gardener', 'mushroom', 'bird', 'unicorn', 'dragon'].map(
        (creature) => ofBack(back).filter((face) => face.creature === creature).length,
      ),
    );
    expect(counts).toEqual([
      [5, 5, 3, 3, 3, 4],
      [4, 4, 4, 4, 3, 4],
      [3, 3, 3, 3, 2, 3],
      [2, 2, 3, 3, 2, 3],
    ]);
    expect(ofBack('pig').every(({ creature }) => creature === 'pig')).toBe(true);
  });

  it('GL-K4 the four colours occur equally often', () => {
    const slots = faces.filter(({ creature }) => creature !== 'mission').map((face) => face.slots);
    const counts = ['Y', 'G', 'P', 'B'].map((gem) => slots.join('').split(gem).length - 1);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
  });

  it('GL-K4 only birds carry eggs, only gardeners one triple half, only mushrooms lines; faces of a price differ', () => {
    for (const { creature, slots, lines } of faces) {
      expect(slots.includes('*')).toBe(creature === 'bird');
      expect(slots.split('3').length - 1).toBe(creature === 'gardener' ? 1 : 0);
      expect(lines.length > 0).toBe(creature === 'mushroom');
    }
    for (const back of Object.keys(TILES_BY_BACK)) {
      const seen = ofBack(back).map(({ slots }) => [slots, slots.slice(3) + slots.slice(0, 3)].toSorted()[0]);
      expect(new Set(seen).size).toBe(seen.length);
    }
  });

  it('GL-M2 on each side of a mission a gem half and an empty connection, each colour once', () => {
    for (const { slots } of ofBack('mission')) {
      const sides = [0, 2, 4, 6].map((at) => slots.slice(at, at + 2));
      for (const side of sides) expect(side).toMatch(/^(\.[YGPB]|[YGPB]\.)$/);
      expect(slots.replaceAll('.', '').split('').toSorted().join('')).toBe('BGPY');
    }
  });
});

describe('a tile file of one’s own', () => {
  const changed = (change: (file: Record<string, unknown>[]) => void): unknown => {
    const file = structuredClone(standardTiles) as unknown as Record<string, unknown>[];
    change(file);
    return file;
  };

  it('can be played with', () => {
    const own = makeGardlings(changed((file) => Object.assign(file[0] ?? {}, { slots: '......' })));
    const setup = own.deal(2, BASIC, new FastRandom(1));
    expect(own.begin(2, BASIC, setup, new FastRandom(1)).faults()).toEqual([]);
    expect(box.files).toEqual(['tiles']);
    expect(() => box.make({ tiles: [] })).toThrow('tiles: has 0 items, not 137');
  });

  it.each([
    ['no list', () => ({}), 'tiles: is an object, not a list'],
    ['too few', () => changed((file) => file.pop()), 'tiles: has 136 items, not 137'],
    ['an unknown id', () => changed((file) => Object.assign(file[3] ?? {}, { id: 'pig-99' })), 'tiles[3].id'],
    [
      'an id twice',
      () => changed((file) => Object.assign(file[3] ?? {}, { id: 'pig-01' })),
      'pig-01 stands here twice',
    ],
    ['five slots', () => changed((file) => Object.assign(file[3] ?? {}, { slots: 'YYYYY' })), 'has 5 slots, not 6'],
    [
      'a strange slot',
      () => changed((file) => Object.assign(file[3] ?? {}, { slots: 'YYXYYY' })),
      'is "X", not one of',
    ],
    [
      'a line of a pig',
      () => changed((file) => Object.assign(file[3] ?? {}, { slots: 'YYYYYY', lines: [[0, 1]] })),
      'only mushroom heads',
    ],
    [
      'a line to nowhere',
      () => changed((file) => Object.assign(file[3] ?? {}, { slots: '.YYYYY', lines: [[0, 1]] })),
      'which is no gem half',
    ],
    [
      'a dragon in beige',
      () => changed((file) => Object.assign(file[3] ?? {}, { creature: 'dragon' })),
      'is "dragon", not one of "pig"',
    ],
    [
      'a gnome on a pig',
      () => changed((file) => Object.assign(file[3] ?? {}, { gnomes: 1 })),
      'tiles[3] (pig-04).gnomes: is 1, not 0',
    ],
  ])('is refused with a reason: %s', (_what, file, reason) => {
    expect(() => parseTiles(file())).toThrow(reason);
  });
});

describe('set-up', () => {
  const deal = (seats: number, options = BASIC as Record<string, number | boolean>) =>
    game.deal(seats, options, new FastRandom(seats)) as {
      first: number;
      piles: Record<string, string[]>;
      pigs: string[];
      bags: string[][];
      missions?: number[];
    };

  it('GL-S1 one to five players', () => {
    expect(game.seats).toEqual([1, 2, 3, 4, 5]);
    expect(() => game.begin(6, BASIC, deal(5), new FastRandom(1))).toThrow('seats: is 6, not 1 to 5');
  });

  it('GL-S2 each price in two piles, as equal as can be, only the top known', () => {
    const { piles } = deal(3);
    expect(Object.entries(piles).map(([name, ids]) => [name, ids.length])).toEqual([
      ['green-1', 12],
      ['green-2', 11],
      ['blue-1', 12],
      ['blue-2', 11],
      ['pink-1', 9],
      ['pink-2', 8],
      ['gold-1', 8],
      ['gold-2', 7],
    ]);
    const position = game.begin(3, BASIC, deal(3), new FastRandom(1));
    const shown = JSON.stringify(position.view(0));
    for (const ids of Object.values(piles)) {
      expect(shown).toContain(ids[0]);
      for (const id of ids.slice(1)) expect(shown).not.toContain(id);
    }
  });

  it('GL-S3 four gnomes, two double gnomes and two pigs in each bag; the other pigs are a pile', () => {
    const { bags, pigs } = deal(5);
    for (const bag of bags) {
      const kinds = bag.map((id) => id.slice(0, id.indexOf('-'))).toSorted();
      expect(kinds).toEqual(['double', 'double', 'gnome', 'gnome', 'gnome', 'gnome', 'pig', 'pig']);
    }
    expect(pigs).toHaveLength(12);
    expect(new Set([...bags.flat(), ...pigs]).size).toBe(52);
  });

  it('GL-S4 a coin beside each blue, pink and gold pile', () => {
    const state = game.begin(2, BASIC, deal(2), new FastRandom(1)).state();
    expect(state).toMatchObject({
      rewards: ['blue-1', 'blue-2', 'pink-1', 'pink-2', 'gold-1', 'gold-2'],
      supply: 26,
      coins: [0, 0],
    });
  });

  it('GL-S5 17 gems or 20, and a first player', () => {
    const firsts = Array.from({ length: 40 }, (_, seed) => game.deal(4, BASIC, new FastRandom(seed))['first']);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]));
    expect(game.begin(2, BASIC, { ...deal(2), first: 1 }, new FastRandom(1)).state()).toMatchObject({ first: 1 });
  });

  it.each([
    ['a first seat that is not there', { first: 2 }, 'setup.first: is 2'],
    ['a pig twice', { pigs: [] }, 'setup.pigs: has 0 items'],
    ['piles of the wrong size', { piles: { ...deal(2).piles, 'green-1': [] } }, 'setup.piles.green-1: has 0 items'],
    [
      'a green tile twice',
      { piles: { ...deal(2).piles, 'green-2': deal(2).piles['green-1']?.slice(1) } },
      'stands here twice',
    ],
    ['two bags for three', { bags: deal(3).bags }, 'setup.bags: has 3 items, not 2'],
    ['one bag twice', { bags: [deal(2).bags[0], deal(2).bags[0]] }, 'is in a bag already'],
    [
      'five gnomes',
      {
        bags: [
          ['gnome-01', 'gnome-02', 'gnome-03', 'gnome-04', 'gnome-05', 'double-01', 'pig-01', 'pig-02'],
          deal(2).bags[1],
        ],
      },
      'not 4',
    ],
    ['missions nobody asked for', { missions: [1, 2, 3, 4, 5, 6, 7] }, 'has an unknown key "missions"'],
  ])('is checked: %s', (_what, change, reason) => {
    expect(() => game.begin(2, BASIC, { ...deal(2), ...change }, new FastRandom(1))).toThrow(reason);
  });
});

describe('what can be known', () => {
  it('the odds of the next draw are exact: alarms and what they steal, tiles that fit nowhere, each tile', () => {
    const position = drawTable({
      seats: [
        {
          garden: 'A a / B b / C c',
          tiles: { a: 'double', b: 'double', c: 'gnome' },
          bag: ['gnome-08', 'gnome-09', 'pig-09', 'pig-10 pig GGGGGG'],
        },
      ],
    });
    expect(position.preview(0, position.parseMove('draw')!)).toEqual({
      outOf: 4,
      alarms: 2,
      loses: 3,
      misfits: 1,
      tiles: ['gnome-08', 'gnome-09', 'pig-09', 'pig-10'],
    });
  });

  it('a placement tells the gems it completes', () => {
    const position = drawTable({ seats: [{ garden: 'A a / B b', hand: 'mushroom YYYYYY 0-1' }] });
    expect(position.preview(0, position.parseMove('lay 0 2 0')!)).toEqual({ completes: 3, gems: 5 });
    expect(position.preview(0, position.parseMove('lay 2 1 0')!)).toEqual({ completes: 1, gems: 3 });
  });
});
