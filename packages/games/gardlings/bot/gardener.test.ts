import { FastRandom, isLegal, NOBODY } from '@potager/kernel';
import { describe, expect, it } from 'vitest';
import { drawTable } from '../draw.ts';
import { wall } from '../playing.ts';
import { game } from '../rules/game.ts';
import type { Gardlings } from '../rules/position.ts';
import { playSolo } from './balance/solo-game.ts';
import { chooseMove } from './gardener.ts';

const BASIC = { target: 17, expert: false, missions: false };

describe('the gardener', () => {
  it('plays solo games to a medal or near it, the same game for the same seed', { timeout: 60_000 }, () => {
    const tiles = [1, 2].map((seed) => playSolo(game, BASIC, seed).tiles);
    expect(Math.max(...tiles)).toBeLessThan(24);
    expect(playSolo(game, BASIC, 1).tiles).toBe(tiles[0]);
  });

  it.each([
    { target: 17, expert: true, missions: true },
    { target: 20, expert: false, missions: true },
  ])('makes legal moves that do not depend on what is out of sight: %o', { timeout: 60_000 }, (options) => {
    const random = new FastRandom(5);
    const position = game.begin(1, options, game.deal(1, options, random), random) as Gardlings;
    for (let n = 0; n < 60 && position.actors !== NOBODY; n++) {
      const chosen = chooseMove(position, 0);
      const twin = position.copy();
      twin.redeal(0, new FastRandom(n + 100));
      expect(chooseMove(twin, 0)).toBe(chosen);
      expect(isLegal(position, 0, chosen)).toBe(true);
      position.play(0, chosen);
    }
  });

  it('stops with the victory tile in reach, and draws where nothing can go wrong', () => {
    const won = drawTable({ seats: [{ garden: wall(10), bag: ['gnome', 'pig'] }] });
    expect(won.makeMove(chooseMove(won, 0))).toBe('stop');
    const safe = drawTable({ seats: [{ garden: wall(3), bag: ['pig', 'pig', 'pig'] }] });
    expect(safe.makeMove(chooseMove(safe, 0))).toBe('draw');
  });

  it('lays where most gems are completed', () => {
    const position = drawTable({ seats: [{ garden: 'A a B / D . b / d . .', hand: 'pig', bag: ['gnome'] }] });
    const chosen = chooseMove(position, 0);
    expect(position.preview(0, chosen)).toMatchObject({ completes: 4 });
  });
});
