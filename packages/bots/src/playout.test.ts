import { registry } from '@potager/games/registry';
import { FastRandom, type GameEntry, legalMoves, type Move, readOptions } from '@potager/kernel';
import { expect, it } from 'vitest';
import { makeBot } from './make-bot.ts';

it('whoever thinks goes first: nobody stops building after one tile because the others stand still meanwhile', async () => {
  const entry = registry.find(({ name }) => name === 'gardlings') as GameEntry;
  const { game } = await entry.rules();
  const advice = (await entry.bot?.())?.advice;
  const options = readOptions(game.options, {});
  for (let seed = 0; seed < 30; seed++) {
    const random = new FastRandom(seed);
    const position = game.begin(2, options, game.deal(2, options, random), random);
    for (const text of ['draw', 'lay 0 0 0']) position.play(0, position.parseMove(text) as Move);
    const bot = makeBot('sprout', { game, advice, random: new FastRandom(seed, 1) });
    expect(bot.choose({ seat: 0, view: position.view(0), moves: legalMoves(position, 0) })).toBe('draw');
  }
});
