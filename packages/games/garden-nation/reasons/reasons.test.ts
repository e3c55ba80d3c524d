import { FastRandom, type Position, type Reason as AnyReason } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawn, EMPTY_BOARD, played } from '../draw.ts';
import { game } from '../rules/game.ts';
import { sayReason as de } from './de.ts';
import { sayReason as en } from './en.ts';
import { sayReason as fr } from './fr.ts';
import type { Reason } from './kinds.ts';
import { reasonsFor } from './reasons.ts';

// The printed layout: territory 4 lies in the middle, 1 and 2 above it, 3 and 5 beside it, 6 and 7 below it.

const reasonsOf = (position: Position, move: string): readonly AnyReason[] =>
  reasonsFor(position, 0, position.parseMove(move)!);

const reasonOf = (position: Position, move: string, key: Reason['key']): AnyReason | undefined =>
  reasonsOf(position, move).find((reason) => reason.key === key);

const nameOf = (seat: number): string => ['Ada', 'Basil', 'Iris', 'Linus'][seat]!;

/** Straw on 1.4 and 4.1, straight across the border. */
const STRAW = `
        .  .      .  .
       .  .  .   .  .  .
        .  a2     .  .
   .  .      .  .      .  .
  .  .  .   .  .  .   .  .  .
   .  .      .  .      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;

/** Grass on 4.0 and straw on 4.1, one floor each. */
const HALF_A_TEMPLE = `
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
   .  .      a1 .      .  .
  .  .  .   .  a1 .   .  .  .
   .  .      .  .      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;

/** Basil's straw on 4.1: with 1.4 it would be a Forge. */
const HALF_A_FORGE = EMPTY_BOARD.replace('   .  .      .  .      .  .', '   .  .      b1 .      .  .');

describe('reasons for building', () => {
  it('GN-J1 names every project that the floor completes, and what the best one brings', () => {
    const position = drawn(STRAW, { torticrane: 4, projects: [10, 13, 17, 20] });
    expect(reasonsOf(position, 'build 4.1')[0]).toEqual({
      key: 'completes',
      projects: [10, 13],
      project: 13,
      points: 5,
    });
  });

  it('GN-R4 says where the next one has to act, and that they cannot build there', () => {
    const position = drawn(EMPTY_BOARD, { torticrane: 4, population: [30, 1] });
    expect(reasonOf(position, 'build 4.1', 'sends')).toEqual({
      key: 'sends',
      territory: 1,
      seats: [1],
      stuck: [1],
      threat: null,
    });
  });

  it('GN-R4 says what the next one could complete there, unless one has just done it oneself', () => {
    const position = drawn(HALF_A_FORGE, { torticrane: 5, projects: [10, 7] });
    expect(reasonOf(position, 'build 5.1', 'sends')).toMatchObject({
      territory: 1,
      threat: { seat: 1, project: 10, points: 3 },
    });
    // 2.4, a bramble with leaves, lies straight across from 5.1: an Outpost, which Basil could have had with 1.6.
    const both = `
        .  .      .  .
       .  .  .   .  .  .
        b1 .      .  a1l
   .  .      .  .      .  .
  .  .  .   .  .  .   .  .  .
   .  .      .  .      .  .
        .  .      .  .
       .  .  .   .  .  .
        .  .      .  .
`;
    const taken = drawn(both, { torticrane: 5, projects: [12] });
    expect(reasonOf(taken, 'build 5.1', 'completes')).toMatchObject({ project: 12, points: 3 });
    expect(reasonOf(taken, 'build 5.1', 'sends')).toMatchObject({ territory: 1, threat: null });
    const other = drawn(both, { torticrane: 3, projects: [12] });
    expect(reasonOf(other, 'build 3.1', 'sends')).toMatchObject({ threat: { seat: 1, project: 12 } });
  });

  it('GN-R2 names all who may come next', () => {
    const position = drawn(EMPTY_BOARD, { seats: 4, torticrane: 4, population: [30, 1, 30, 30], played: [3] });
    expect(reasonOf(position, 'build 4.1', 'sends')).toMatchObject({ seats: [1, 2], stuck: [1] });
  });

  it('GN-R2 with an action left says what one could complete next oneself', () => {
    const position = drawn(STRAW.replace('a2', '. '), { torticrane: 4, actionsLeft: 2, projects: [10] });
    expect(reasonOf(position, 'build 4.1', 'acts')).toEqual({
      key: 'acts',
      territory: 1,
      builds: 7,
      chance: { project: 10, points: 3 },
    });
  });

  it('GN-R5 tells alone from level, and who has less by it', () => {
    const alone = drawn(EMPTY_BOARD, { torticrane: 4 });
    expect(reasonOf(alone, 'build 4.4', 'leads')).toEqual({ key: 'leads', territory: 4, gain: 2, from: [] });
    const level = drawn(HALF_A_FORGE, { torticrane: 4 });
    expect(reasonOf(level, 'build 4.4', 'leads')).toEqual({ key: 'leads', territory: 4, gain: 1, from: [1] });
  });

  it('GN-M1 counts what one’s own missions gain', () => {
    // Cabaret counts floors on grass, Observatory buildings of four floors.
    const position = drawn(EMPTY_BOARD, { torticrane: 4, missions: [9, 16] });
    expect(reasonOf(position, 'build 4.4', 'missions')).toEqual({ key: 'missions', change: 1, after: 1 });
    expect(reasonOf(position, 'build 4.5', 'missions')).toBeUndefined();
  });

  it('GN-J11 says that one floor is left to go, and where', () => {
    const position = drawn(HALF_A_TEMPLE, { torticrane: 4, actionsLeft: 2, projects: [20, 1] });
    expect(reasonOf(position, 'build 4.2', 'prepares')).toEqual({
      key: 'prepares',
      project: 20,
      points: 11,
      area: '4.0',
    });
    // The torticrane stays: only leaves are missing, and one acts there again.
    expect(reasonOf(position, 'build 4.0', 'prepares')).toBeUndefined();
    expect(reasonOf(position, 'build 4.0', 'acts')).toMatchObject({
      territory: 4,
      chance: { project: 20, points: 11 },
    });
    expect(reasonOf(position, 'build 4.4', 'prepares')).toBeUndefined();
  });

  it('GN-E2 says what the inhabitants it costs are worth', () => {
    const position = drawn(EMPTY_BOARD, { torticrane: 4, population: [35] });
    // 35 inhabitants bring 9 points, 31 bring 7.
    expect(reasonOf(position, 'build 4.1', 'population')).toEqual({ key: 'population', now: 9, after: 7 });
    expect(reasonOf(position, 'build 4.1', 'costs')).toEqual({ key: 'costs', cost: 4, left: 31 });
  });

  it('GN-E1 says that the last floor makes the round the last, once', () => {
    const tower = STRAW.replace('a2', 'a19');
    expect(reasonOf(drawn(tower, { torticrane: 4 }), 'build 4.1', 'lastRound')).toEqual({ key: 'lastRound' });
    expect(reasonOf(drawn(tower, { torticrane: 4, lastRound: true }), 'build 4.1', 'lastRound')).toBeUndefined();
  });
});

describe('reasons for other moves', () => {
  it('GN-A1 abandoning brings back floors and twice their cost', () => {
    const position = drawn(HALF_A_TEMPLE.replace('  .  .  .   .  a1', '  .  .  .   .  a2'), { torticrane: 4 });
    expect(reasonOf(position, 'abandon 4.0', 'returns')).toEqual({ key: 'returns', floors: 2, gain: 14 });
    expect(reasonOf(position, 'abandon 4.0', 'yields')).toBeUndefined();
    expect(reasonOf(drawn(HALF_A_TEMPLE.replace('a1', '. '), { torticrane: 4 }), 'abandon 4.0', 'yields')).toEqual({
      key: 'yields',
      territory: 4,
      gain: 0,
    });
  });

  it('GN-Y4 an invasion gives its owner what it costs, and takes a ploy', () => {
    const position = drawn(HALF_A_FORGE, { torticrane: 4 });
    expect(reasonOf(position, 'invade 4.1', 'invades')).toEqual({ key: 'invades', owner: 1, floors: 1, cost: 8 });
    expect(reasonOf(position, 'invade 4.1', 'ploy')).toEqual({ key: 'ploy', left: 3 });
  });

  it('GN-F1 a project brings its points, and a roof may cost one’s missions some', () => {
    const position = drawn(STRAW, { torticrane: 1, actionsLeft: 2, projects: [7, 2], missions: [1, 16] });
    played(position, 'build 1.4');
    expect(reasonsOf(position, 'project 7')).toEqual([
      { key: 'scores', project: 7, points: 3 },
      { key: 'missions', change: -3, after: 0 },
    ]);
    expect(reasonOf(position, 'decline', 'forgoes')).toMatchObject({ points: 4, project: 2 });
  });

  it('GN-Y2 the ploy says what can be done where the torticrane goes', () => {
    const position = drawn(HALF_A_TEMPLE, { torticrane: 3, projects: [14] });
    // Two neighbours on grass, one of them with two floors: 4.0 and 4.4.
    expect(reasonOf(position, 'move 4', 'acts')).toMatchObject({ territory: 4, chance: null });
    const forge = drawn(STRAW, { torticrane: 5, projects: [10] });
    expect(reasonOf(forge, 'move 4', 'acts')).toMatchObject({ territory: 4, chance: { project: 10, points: 3 } });
  });

  it('GN-S6 says whether the same things count for two missions', () => {
    const options = { layout: 'printed' };
    const random = new FastRandom(1);
    const setup = game.deal(2, options, random);
    const first = [3, 9, 18, 20];
    const missions = [...first, ...(setup['missions'] as number[]).filter((number) => !first.includes(number))];
    const position = game.begin(2, options, { ...setup, missions }, random);
    expect(reasonsOf(position, 'keep 3 9')).toEqual([{ key: 'sameLand', land: 'grass' }]);
    expect(reasonsOf(position, 'keep 18 20')).toEqual([{ key: 'sameTerritory', territory: 3 }]);
    expect(reasonsOf(position, 'keep 3 18')).toEqual([{ key: 'apart' }]);
  });
});

describe('reasons in words', () => {
  const say = (reason: Reason): string[] => [en, fr, de].map((speak) => speak(reason, nameOf));

  it('say what is completed, and where it sends whom', () => {
    expect(say({ key: 'completes', projects: [20], project: 20, points: 11 })).toEqual([
      'completes Temple for 11 points',
      'réalise Temple pour 11 points',
      'erfüllt Tempel für 11 Punkte',
    ]);
    expect(say({ key: 'sends', territory: 3, seats: [1], stuck: [1], threat: null })).toEqual([
      'sends Basil to territory 3, where they cannot build',
      'envoie Basil au territoire 3, où il n’y a rien à construire',
      'schickt Basil in Gebiet 3, wo nichts zu bauen ist',
    ]);
  });

  it('count one as one', () => {
    expect(say({ key: 'missions', change: 1, after: 1 })).toEqual([
      'brings your missions 1 point more, 1 in all',
      'rapporte 1 point de plus à vos missions, 1 en tout',
      'bringt deinen Aufträgen 1 Punkt mehr, zusammen 1',
    ]);
  });
});
