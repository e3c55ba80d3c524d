import { type Guide, makeGuide } from '@potager/kernel';
import { CHAPTERS, EXAMPLES } from './chapters.ts';

export const guide: Guide = makeGuide(CHAPTERS, EXAMPLES, {
  goal:
    'Every round you draw tiles from your own bag and lay them to a garden, with as many whole gems as you can. Gems ' +
    'buy better tiles for your bag. Whoever is first to have 17 gems in one garden wins.',
  flow: [
    'Draw a tile from your bag and lay it so that what touches fits. Two halves of one colour make a gem.',
    'Then choose: draw once more, or stop. Six gnomes are an alarm, which ends your garden and costs 3 gems.',
    'When all have stopped: whoever has 17 gems or more, and most of all, wins.',
    'Otherwise each of you hires one new tile and pays with gems, and coins if need be.',
    'Garden and new tile go into the bag, and the next round begins.',
  ],
  chapters: {
    building: {
      title: 'Draw, lay, stop or go on',
      text: [
        'All build at the same time, each in a garden of their own. A tile covers two cells and has halves of gems at ' +
          'its edges. Where two tiles touch, everything must fit: gem halves of one colour, or empty with empty. Each ' +
          'pair of halves is one gem.',
        'You may stop before any draw. You see what is left in your bag, so you know how risky the next tile is.',
      ],
    },
    alarm: {
      title: 'The gnome alarm',
      text: [
        'Gnomes fill the garden, too, but the sixth one is too much: the tile is laid aside, you have to stop, and ' +
          'your gems are 3 fewer this round. The garden you have built still counts.',
      ],
    },
    hiring: {
      title: 'Hiring',
      text: [
        'Your gems are your money, for this round alone. Buy one tile: green ones cost 4, blue 7, pink 10 and gold 14. ' +
          'The dearer, the more gems they can make. If you would rather not, or cannot, take a lucky pig and a coin. ' +
          'Coins keep; each is worth 1.',
      ],
    },
    creatures: {
      title: 'The creatures',
      text: [
        'Whoever lives on a tile can do something. At the table, rest on a tile, or hold a finger on it, to read what.',
      ],
    },
    winning: {
      title: 'Winning',
      text: ['The victory tile is bought between building and hiring, with gems alone.'],
    },
    alone: {
      title: 'Alone',
      text: ['Alone, you need as few tiles as possible until you can buy the victory tile.'],
    },
    expert: {
      title: 'For experts',
      text: ['Three changes make it trickier: alarms hurt more, ponds bring coins, and pigs mutate.'],
    },
    missions: {
      title: 'With missions',
      text: ['A mission lies in your garden first and asks for something. If you manage it, it brings gems.'],
    },
    setup: {
      title: 'The start, and what is in the box',
      text: ['Here the page sets everything up. All bags begin alike: four gnomes, two double gnomes, two pigs.'],
    },
  },
  examples: {
    lay: 'You have drawn a tile. At the place that is shown it fits on all sides, and two gems become whole.',
    stop:
      'Four tiles are left in your bag, and three of them would be an alarm. Seven gems are enough for a blue ' +
      'tile: better stop.',
    hire:
      'You have 6 gems and coins. A blue tile costs 7: one coin helps out, and the coin beside the pile comes ' +
      'back for it.',
  },
  summary: [
    {
      title: 'Building, all at once',
      lines: [
        'Draw a tile at random, turn it, lay it: two empty cells, at least one edge at the garden.',
        'All slots that touch must fit: one colour, empty with empty, an egg with any half, a triple with a triple.',
        'Before each draw you may stop. A tile that fits nowhere may be laid aside: you stop without penalty.',
        'Alarm at the 6th gnome: the tile is laid aside, you stop, 3 gems less. An empty bag stops you, too.',
      ],
    },
    {
      title: 'Winning, before anyone hires',
      lines: [
        'Most gems, and 17 or more (20 in the long game), buy the victory tile. Coins do not help.',
        'Equal gems: more coins win; equal again: nobody, and you play on.',
      ],
    },
    {
      title: 'Hiring, from the start marker on',
      lines: [
        'One tile, the top of a pile: green 4, blue 7, pink 10, gold 14. Coins add 1 each and are spent.',
        'Or a pig from the face-down pile and a coin, whatever you have.',
        'First to buy from a pile with a coin beside it: the coin is yours, after paying.',
        'Then everything goes into the bag, and the start marker one seat on.',
      ],
    },
    {
      title: 'Creatures',
      lines: [
        'Pig: the third in your garden brings a coin at once, once a round.',
        'Gardener: two triple halves together count 3.',
        'Mushroom head: a line between two whole gems is 1 gem more.',
        'Bird: its egg fits any colour.',
        'Unicorn: may move while you build, to wherever it fits.',
        'Dragon: with three of them the alarm comes at the 7th gnome.',
      ],
    },
    {
      title: 'Alone',
      lines: ['Fewest tiles. To 17: gold 13, silver 16, bronze 19. To 20: gold 15, silver 18, bronze 21.'],
    },
    {
      title: 'Experts and missions',
      lines: [
        'Experts: an alarm takes half of the gems. Each pond, a gap closed in, brings a coin. With three pigs one mutates after hiring.',
        'Missions: Pinwheel 3, Wall 2, Stairs 3, Paths 2, Blue gems 2, Surrounded 3; Second look: draw another tile once a round.',
      ],
    },
  ],
});
