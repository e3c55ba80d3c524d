import { FastRandom, type GameEvent, includes, legalMoves, type Position, SPECTATOR } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawn, plays } from '../draw.ts';
import { game } from './game.ts';

/** Seat 0 has bid 20 for two tiles worth 3, seat 1 is to answer. */
const auction = (mana: readonly number[] = [90, 45, 60]) =>
  plays(
    drawn('. b2 b1', { hands: ['A1 4', 'C5 9', 'F1 F2'], mana, market: '1' }),
    'water A1',
    'grab B1',
    'grab C1',
    'bid 20',
  );

describe('what is hidden', () => {
  it('a view shows how many cards others hold, never which, and no mana but one’s own', () => {
    const view = auction().view(2);
    expect(view['cards']).toEqual([1, 2, 2]);
    expect(view['hand']).toEqual(['F1', 'F2']);
    expect(view['mana']).toEqual([null, null, 60]);
    expect(auction().view(SPECTATOR)).toMatchObject({ hand: [], mana: [null, null, null] });
  });

  it('what others are shown is the same whatever a player can afford', () => {
    const [poor, rich] = [auction([60, 20, 60]), auction([600, 500, 60])];
    expect(legalMoves(poor, 1)).not.toEqual(legalMoves(rich, 1));
    for (const viewer of [2, SPECTATOR]) expect(poor.view(viewer)).toEqual(rich.view(viewer));
    for (const move of ['bid 25', 'bid 5', 'accept', 'sell 9', 'buy 1']) {
      expect(poor.why(2, move)).toEqual(rich.why(2, move));
      expect(poor.why(0, move)).toEqual(rich.why(0, move));
    }
    expect(legalMoves(poor, 2)).toEqual([]);
  });

  it('events tell what was bid and paid, never what is left', () => {
    const hear = (position: Position) => {
      const heard: GameEvent[] = [];
      position.play(1, position.parseMove('accept')!, (event, audience) => {
        if (includes(audience, 2)) heard.push(event);
      });
      return heard;
    };
    expect(hear(auction([60, 0, 0]))).toEqual(hear(auction([500, 700, 0])));
  });

  it('dealt anew, the others can pay what they have bid, in multiples of 5', () => {
    const purses = Array.from({ length: 300 }, (_, seed) => {
      const twin = auction().copy();
      twin.redeal(2, new FastRandom(seed));
      expect(twin.faults()).toEqual([]);
      return twin.state()['mana'] as number[];
    });
    expect(Math.min(...purses.map((mana) => mana[0]!))).toBe(60);
    expect(Math.max(...purses.map((mana) => mana[0]!))).toBe(200);
    expect(Math.min(...purses.map((mana) => mana[1]!))).toBe(0);
    expect(purses.every((mana) => mana[2] === 60 && mana.every((held) => held % 5 === 0))).toBe(true);
  });

  it('dealt anew while targets are chosen, the attacker can still open', () => {
    const position = drawn('. b4 b4 b4', { hands: ['A1'], mana: [400, 0, 0] });
    plays(position, 'water A1', 'grab B1', 'grab C1', 'grab D1');
    for (let seed = 0; seed < 50; seed++) {
      const guess = game.fromView(position.view(1), new FastRandom(seed));
      expect(legalMoves(guess, 0)).toContain('bid 10');
      expect(guess.faults()).toEqual([]);
    }
  });

  it('hidden cards are dealt anew everywhere they may be, each as likely', () => {
    const position = drawn('', { hands: ['A1', 'B1', 'C1'], pile: 'D1 E1' });
    const places = new Map<string, number>();
    for (let seed = 0; seed < 3000; seed++) {
      const twin = position.copy();
      twin.redeal(0, new FastRandom(seed));
      const { hands, pile } = twin.state() as { hands: string[][]; pile: string[] };
      expect(hands[0]).toEqual(['A1']);
      const key = [hands[1], hands[2], pile].flat().join(' ');
      places.set(key, (places.get(key) ?? 0) + 1);
    }
    expect(places.size).toBe(24);
    for (const count of places.values()) expect(count).toBeGreaterThan(125 - 60);
  });

  it('mana that decided the game stays as it is (rules 1)', () => {
    const position = drawn('a2 b2', { rules: 1, mana: [50, 55, 10], idle: 5, hands: ['A1 A2 A3 A4 A5'] });
    plays(position, 'done');
    position.redeal(2, new FastRandom(1));
    expect(position.outcome()).toEqual({ winners: [1], scores: [2, 2, 0] });
  });
});
