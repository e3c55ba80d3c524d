import { FastRandom, includes, legalMoves, type Listener, SPECTATOR, type GameEvent } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawn, EMPTY_BOARD, played } from '../draw.ts';
import { game } from './game.ts';
import type { State, View } from './kinds.ts';

const PRINTED = [
  [4, 0],
  [1, 0],
  [2, 0],
  [5, 0],
  [7, 0],
  [6, 0],
  [3, 0],
];
const upTo = (last: number): number[] => Array.from({ length: last }, (_, n) => n + 1);
const setup = { first: 1, layout: PRINTED, projects: upTo(21), missions: upTo(24) };
const printed = { layout: 'printed' };
const begin = (seats: number, changes: object = {}, options: { layout: string } = printed) =>
  game.begin(seats, options, { ...setup, ...changes }, new FastRandom(1));
const stateOf = (seats: number): State => begin(seats).state() as State;

describe('set-up', () => {
  it('GN-S1 two to four players', () => {
    expect(game.seats).toEqual([2, 3, 4]);
    expect(() => begin(1)).toThrow('seats: is 1');
    expect(() => begin(5)).toThrow('seats: is 5');
  });

  it('GN-S2 floors: 20 each for two, 17 for three, 14 for four', () => {
    expect(stateOf(2).floorsLeft).toEqual([20, 20]);
    expect(stateOf(3).floorsLeft).toEqual([17, 17, 17]);
    expect(stateOf(4).floorsLeft).toEqual([14, 14, 14, 14]);
  });

  it('GN-S3 territories lie at random, turned at random, or as printed', () => {
    const dealt = upTo(300).map(
      (seed) => game.deal(3, { layout: 'random' }, new FastRandom(seed))['layout'] as number[][],
    );
    for (let position = 0; position < 7; position++) {
      expect(new Set(dealt.map((tiles) => tiles[position]?.[0]))).toEqual(new Set(upTo(7)));
      expect(new Set(dealt.map((tiles) => tiles[position]?.[1]))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    }
    expect(game.deal(3, printed, new FastRandom(1))['layout']).toEqual(PRINTED);
    expect(() => begin(2, { layout: PRINTED.toReversed() })).toThrow('setup.layout: is not the printed one');
  });

  it('GN-S4 the first player has 38 inhabitants, the others 35', () => {
    expect(stateOf(3).population).toEqual([35, 38, 35]);
    const firsts = upTo(60).map((seed) => game.deal(3, printed, new FastRandom(seed))['first']);
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });

  it('GN-S5 of 21 shuffled projects four are face up', () => {
    const dealt = game.deal(2, printed, new FastRandom(3))['projects'] as number[];
    expect(dealt.toSorted((one, other) => one - other)).toEqual(upTo(21));
    expect(dealt).not.toEqual(upTo(21));
    const { projects, deck } = begin(2, { projects: dealt }).state() as State;
    expect(projects).toEqual(dealt.slice(0, 4));
    expect(deck).toEqual(dealt.slice(4));
  });

  it('GN-S6 everyone is dealt four missions, seat 0 first, and keeps two at the same time', () => {
    const position = begin(3);
    expect(position.actors).toBe(0b111);
    expect((position.state() as State).dealt).toEqual([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12],
    ]);
    position.play(2, position.parseMove('keep 9 11')!);
    expect(position.actors).toBe(0b011);
    expect(position.why(2, 'keep 9 11')).toEqual({ rule: 'GN-S6', key: 'missionsChosen' });
    expect(position.why(0, 'build 4.0')).toEqual({ rule: 'GN-S6', key: 'missionsFirst', choosing: [0, 1] });
    expect((position.state() as State).round).toBe(1);
    position.play(0, position.parseMove('keep 1 3')!);
    position.play(1, position.parseMove('keep 5 7')!);
    expect(position.actors).toBe(0b010);
  });

  it('GN-S6 two copies of a card are not different, two Territory Controls are', () => {
    const position = begin(2, {
      missions: [13, 1, 14, 15, 18, 24, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 17, 19, 20, 21, 22, 23],
    });
    expect(legalMoves(position, 0)).toEqual(['keep 1 13', 'keep 1 14', 'keep 1 15']);
    expect(legalMoves(position, 1)).toContain('keep 18 24');
    expect(position.why(0, 'keep 13 14')).toEqual({ rule: 'GN-S6', key: 'sameMission', mission: 13 });
    expect(position.why(0, 'keep 13 1')).toMatchObject({ key: 'smallerFirst' });
    expect(position.why(0, 'keep 1 2')).toEqual({ rule: 'GN-S6', key: 'notDealt', mission: 2, dealt: [1, 13, 14, 15] });
  });

  it('GN-S6 nobody learns what others were dealt or kept', () => {
    const position = begin(2);
    const heard: { event: GameEvent; bySeat1: boolean }[] = [];
    const listener: Listener = (event, audience) => void heard.push({ event, bySeat1: includes(audience, 1) });
    position.play(0, position.parseMove('keep 1 3')!, listener);
    expect(heard.filter(({ bySeat1 }) => bySeat1).map(({ event }) => event)).toEqual([{ key: 'keptUnseen', seat: 0 }]);
    expect((position.view(1) as View).kept).toEqual([null, null]);
    expect((position.view(1) as View).dealt).toEqual([5, 6, 7, 8]);
    expect((position.view(0) as View).kept).toEqual([[1, 3], null]);
    expect((position.view(SPECTATOR) as View).dealt).toBeNull();
    expect(position.score(0, 1)).toContainEqual({ rule: 'GN-S6', key: 'missionsHidden', points: 0 });
  });

  it('GN-S6 what was not kept is dealt anew to others who do not know it, never to whoever saw it', () => {
    const position = begin(2);
    position.play(0, position.parseMove('keep 1 3')!);
    const guesses = upTo(400).map((seed) => {
      const twin = position.copy();
      twin.redeal(0, new FastRandom(seed));
      return (twin.state() as State).dealt;
    });
    expect(guesses.every((dealt) => dealt[0]?.join() === '1,2,3,4')).toBe(true);
    expect(new Set(guesses.flatMap((dealt) => dealt[1] ?? []))).toEqual(new Set(upTo(24).slice(4)));
  });

  it('GN-S7 four ploys each, 19 roofs, three bramble tokens of each land', () => {
    expect(stateOf(4).ploysLeft).toEqual([4, 4, 4, 4]);
    expect(stateOf(4).roofsLeft).toBe(19);
    // Bramble areas of territories 1, 2 and 3 take all the grass there is.
    const position = drawn(
      `
        .  .      .  .
       .  a1g .  .  .  .
        .  .      .  a1g
   .  .      .  .      .  .
  .  .  .   .  .  .   .  .  .
   .  b1g    .  .      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`,
      { torticrane: 4 },
    );
    expect(legalMoves(position, 0)).not.toContain('build 4.3 grass');
    expect(legalMoves(position, 0)).toContain('build 4.3 straw');
    expect(position.why(0, 'build 4.3 grass')).toEqual({
      rule: 'GN-C3',
      key: 'noToken',
      land: 'grass',
      lands: ['straw', 'leaves'],
    });
  });

  it('GN-S8 the first action may be anywhere, and is a construction without a ploy', () => {
    const position = drawn(EMPTY_BOARD);
    const legal = legalMoves(position, 0);
    // Six areas in each of seven territories, and three lands for each bramble.
    expect(legal).toHaveLength(42 + 21);
    expect(legal.every((move) => move.startsWith('build '))).toBe(true);
    for (const move of ['move 1', 'on', 'idle', 'abandon 1.1', 'invade 1.1', 'roof 1.1 1.2'])
      expect(position.why(0, move)).toEqual({ rule: 'GN-S8', key: 'onlyBuild' });
    expect((position.state() as State).torticrane).toBeNull();
    expect(played(position, 'build 7.4').torticrane).toBe(7);
  });

  it('refuses damaged set-ups and says where', () => {
    expect(() => begin(2, { first: 2 })).toThrow('setup.first: is 2');
    expect(() => begin(2, { projects: upTo(20) })).toThrow('setup.projects');
    expect(() => begin(2, { missions: [...upTo(23), 23] })).toThrow('setup.missions[23]');
    expect(() => begin(2, { layout: [[1, 0]] })).toThrow('setup.layout');
    expect(() => begin(2, { layout: PRINTED.with(0, [4, 6]) })).toThrow('setup.layout[0][1]');
    expect(() => begin(2, { layout: PRINTED.with(0, [1, 0]) }, { layout: 'random' })).toThrow('setup.layout');
    expect(() => begin(2, { more: 1 })).toThrow('unknown key');
  });
});
