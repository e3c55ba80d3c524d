import { DECK } from './figures.ts';
import { FastRandom, legalMoves, listOptions, readOptions } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { CARD_NAMES } from './cards.ts';
import { areAdjacent, CELLS, nameCell, parseCell } from './cells.ts';
import cultures from './cultures.json' with { type: 'json' };
import { drawn } from '../draw.ts';
import { game, makeEden, standardComponents } from './game.ts';
import terrain from './terrain.json' with { type: 'json' };

const { CULTURES } = DECK;

const deck = [...CARD_NAMES];
const begin = (seats: number, setup: unknown = { first: 0, deck }) =>
  game.begin(seats, { target: 20 }, setup, new FastRandom(1));

describe('components', () => {
  it('ED-K1 49 cells, A to G and 1 to 7, that touch along their sides', () => {
    expect(CELLS).toHaveLength(49);
    expect(CELLS.map(nameCell).slice(0, 8)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7', 'B1']);
    const touching = (name: string) =>
      CELLS.filter((cell) => areAdjacent(parseCell(name)!, cell))
        .map(nameCell)
        .join(' ');
    expect(touching('C4')).toBe('B4 C3 C5 D4');
    expect(touching('D4')).toBe('C4 D3 D5 E4');
    expect(touching('E4')).toBe('D4 E3 E5 F4');
    expect(touching('A1')).toBe('A2 B1');
    expect(touching('D7')).toBe('C7 D6 E7');
    expect(touching('G7')).toBe('F7 G6');
  });

  it('ED-K2 49 irrigation cards and 17 culture cards of these arrangements, in this order', () => {
    expect(CARD_NAMES).toHaveLength(66);
    expect(standardComponents.shapes).toEqual([
      'domino',
      'domino',
      'domino',
      'straight3',
      'straight3',
      'bent3',
      'bent3',
      'bent3',
      'square',
      'square',
      'straight4',
      't',
      't',
      'l',
      'j',
      's',
      'z',
    ]);
    expect(cultures.map(({ id }) => id)).toEqual(Array.from({ length: CULTURES }, (_, i) => i + 1));
    expect(cultures[13]?.cells).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(cultures[14]?.cells).toEqual([
      [1, 0],
      [1, 1],
      [1, 2],
      [0, 2],
    ]);
    expect(cultures[15]?.cells).toEqual([
      [1, 0],
      [2, 0],
      [0, 1],
      [1, 1],
    ]);
    expect(cultures[16]?.cells).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
  });

  it('ED-K2 the number of ways each arrangement can lie', () => {
    const ways = standardComponents.plays.map((plays) => plays.size);
    expect(ways).toEqual([84, 84, 84, 70, 70, 144, 144, 144, 36, 36, 56, 120, 120, 120, 120, 60, 60]);
  });

  it('ED-K3 24 tiles a colour: 12 of level 1, 7 of level 2, 5 of level 3 with level 4 on the back', () => {
    expect(begin(3).view(0)['supply']).toEqual([
      [12, 7, 5],
      [12, 7, 5],
      [12, 7, 5],
    ]);
    expect(drawn('a1 a2 a3 a4').view(0).supply[0]).toEqual([11, 6, 3]);
  });

  it('ED-K4 a tile is worth its level, and mana comes in multiples of 5', () => {
    const position = drawn(`
      a1 a1 a2 a4
      b3 .  .  b4
    `);
    expect(position.view(0).points).toEqual([8, 7, 0]);
    expect(position.score(0)).toEqual([
      { rule: 'ED-K4', key: 'tiles', level: 1, tiles: 2, points: 2 },
      { rule: 'ED-K4', key: 'tiles', level: 2, tiles: 1, points: 2 },
      { rule: 'ED-K4', key: 'tiles', level: 4, tiles: 1, points: 4 },
    ]);
  });

  it('ED-S1 100 mana, 24 tiles and six cards from the top each, seat 0 first', () => {
    const state = begin(4).state();
    expect(state['mana']).toEqual([100, 100, 100, 100]);
    expect(state['hands']).toEqual([
      ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'],
      ['A7', 'B1', 'B2', 'B3', 'B4', 'B5'],
      ['B6', 'B7', 'C1', 'C2', 'C3', 'C4'],
      ['C5', 'C6', 'C7', 'D1', 'D2', 'D3'],
    ]);
    expect(state['deck']).toBe(66 - 24);
    expect(begin(3).state()['deck']).toBe(66 - 18);
  });

  it('ED-S2 hands and mana are secret, and the seat that begins is part of the set-up', () => {
    const position = begin(3, { first: 2, deck });
    expect(position.actors).toBe(1 << 2);
    expect(position.view(1)['mana']).toEqual([null, 100, null]);
    expect(position.view(1)['hand']).toEqual(['A7', 'B1', 'B2', 'B3', 'B4', 'B5']);
    expect(position.view(1)['cards']).toEqual([6, 6, 6]);
    expect(position.why(0, 'done')).toEqual({ rule: 'ED-S2', key: 'notYourTurn', turn: 2 });
  });

  it('ED-S2 play goes on in the order of the seats', () => {
    const position = begin(3, { first: 2, deck });
    const order = [2, 0, 1, 2].map((seat) => {
      expect(legalMoves(position, seat)).toContain('done');
      position.play(seat, position.parseMove('done')!);
      return seat;
    });
    expect(order).toHaveLength(4);
  });

  it('ED-S3 the target is 20 or 25, and two cannot play', () => {
    expect(listOptions(game.options)).toEqual([{ target: 20 }, { target: 25 }]);
    expect(readOptions(game.options, {})).toEqual({ target: 20 });
    expect(() => begin(2)).toThrow('seats: is 2, not 3 or 4');
    expect(() => begin(5)).toThrow('seats: is 5, not 3 or 4');
  });
});

describe('a set-up from elsewhere', () => {
  it.each([
    [null, 'setup: is null, not an object'],
    [{ first: 3, deck }, 'setup.first: is 3, not 0 to 2'],
    [{ first: 0, deck: deck.slice(1) }, 'setup.deck: has 65 items, not 66'],
    [{ first: 0, deck: ['A1', 'A1', ...deck.slice(2)] }, 'setup.deck[1]: "A1" does not belong here'],
    [{ first: 0, deck: ['18', ...deck.slice(1)] }, 'setup.deck[0]: "18" does not belong here'],
    [{ first: 0, deck, more: 1 }, 'setup: has an unknown key "more"'],
  ])('is checked: %#', (setup, problem) => {
    expect(() => begin(3, setup)).toThrow(problem);
  });
});

describe('the files of a box', () => {
  const withCells = (cells: unknown) => cultures.map((card) => (card.id === 17 ? { id: 17, cells } : card));

  it('can be corrected by its owner', () => {
    const own = makeEden({
      cultures: withCells([
        [0, 0],
        [1, 1],
      ]),
      terrain: [
        { level: 1, tiles: 10 },
        { level: 2, tiles: 8 },
        { level: 3, tiles: 6 },
      ],
    });
    const position = own.begin(3, { target: 20 }, { first: 0, deck }, new FastRandom(1));
    expect(position.view(0)['supply']).toEqual([
      [10, 8, 6],
      [10, 8, 6],
      [10, 8, 6],
    ]);
    expect(position.parseMove('culture 17 A1 B2')).toBeDefined();
    expect(position.parseMove('culture 17 A2 B1')).toBeDefined();
    expect(position.parseMove('culture 17 A1 B1')).toBeUndefined();
    expect(position.parseMove('culture 17 A7 B1')).toBeUndefined();
  });

  it('play as they say, cells apart included', () => {
    const own = makeEden({
      cultures: withCells([
        [0, 0],
        [0, 6],
      ]),
      terrain,
    });
    const cards = ['17', 'A1', 'A7', ...deck.filter((card) => !['17', 'A1', 'A7'].includes(card))];
    const position = own.begin(3, { target: 20 }, { first: 0, deck: cards }, new FastRandom(1));
    for (const [seat, move] of [
      [0, 'water A1'],
      [0, 'water A7'],
      [0, 'done'],
      [1, 'done'],
      [2, 'done'],
    ] as const)
      position.play(seat, position.parseMove(move)!);
    expect(legalMoves(position, 0)).toContain('culture 17 A1 A7');
    position.play(0, position.parseMove('culture 17 A1 A7')!);
    expect(position.state()['tiles']).toEqual({ A1: { seat: 0, level: 2 }, A7: { seat: 0, level: 2 } });
    expect(position.faults()).toEqual([]);
  });

  it.each([
    [{ cultures: [], terrain }, 'cultures: has 0 items, not 17'],
    [{ cultures: withCells([[0, 0]]), terrain }, 'cultures[16].cells: has 1 items, not 2 to 4'],
    [
      {
        cultures: withCells([
          [0, 0],
          [0, 0],
        ]),
        terrain,
      },
      'cultures[16].cells: has a cell twice',
    ],
    [
      {
        cultures: withCells([
          [0, 0],
          [7, 0],
        ]),
        terrain,
      },
      'cultures[16].cells[1][0]: is 7, not 0 to 6',
    ],
    [{ cultures: [...cultures.slice(1), cultures[1]], terrain }, 'cultures[16].id: card 2 stands here twice'],
    [{ cultures, terrain: [] }, 'terrain: has 0 items, not 3'],
    [{ cultures, terrain: terrain.map((kind) => ({ ...kind, tiles: 7 })) }, 'terrain: has 21 tiles, not 24'],
    [{ cultures, terrain: terrain.toReversed() }, 'terrain[0].level: is 3, not 1'],
  ])('are checked: %#', (box, problem) => {
    expect(() => makeEden(box)).toThrow(problem);
  });
});
