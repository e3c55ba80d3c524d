import { makeRulebook, type Rulebook } from '@potager/kernel';
import { RULE_MARKS } from './rule-marks.ts';

export const rulebook: Rulebook = makeRulebook(RULE_MARKS, {
  'GL-K1':
    '131 tiles: 22 lucky pigs, 23 green 4s, 23 blue 7s, 17 pink 10s, 15 gold 14s, 20 gnomes, 10 double gnomes, and ' +
    'the victory tile with 17 on one side and 20 on the other. 32 coins, 7 mission tiles.',
  'GL-K2':
    'A tile covers two cells in a row and has six edge slots: two on each long side, one at each end. A slot is a ' +
    'gem half (yellow, green, pink or blue), an empty connection, an egg or a triple half.',
  'GL-K3':
    'Beige tiles are pigs. The coloured ones are pigs, gardeners, mushroom heads, birds of paradise, unicorns and ' +
    'dragons, some of each in every colour.',
  'GL-K4':
    'The rulebook does not print the faces, so these are our own: dearer tiles are better, all four gem colours are ' +
    'equally frequent, only birds carry eggs, only gardeners a triple half, only mushroom heads lines. They are ' +
    'balanced by simulation; your own tile file can replace them.',
  'GL-S1': 'One to five players.',
  'GL-S2':
    'The tiles of each price are shuffled and split into two face-up piles of equal size, or nearly. Only the top ' +
    'tile of a pile is known.',
  'GL-S3':
    'Every bag starts with 4 gnomes, 2 double gnomes and 2 beige pigs, drawn at random. The other pigs form a ' +
    'face-down pile.',
  'GL-S4': 'One coin lies beside each blue, pink and gold pile; the rest is the supply.',
  'GL-S5': 'The victory tile costs 17 gems, or 20 in the long game. One player holds the start marker.',
  'GL-B1':
    'All build at once. You draw a tile at random from your bag and lay it in your garden; the first goes anywhere. ' +
    'You cannot refuse to lay it.',
  'GL-B2': 'Turn the tile as you like. It covers two empty cells and touches the garden with at least one edge.',
  'GL-B3':
    'Every pair of slots that touch must fit: gem halves of one colour, empty with empty, an egg with a gem half or ' +
    'another egg (a gem of no colour), a triple half only with a triple half.',
  'GL-B4': 'Before each draw you may stop, and take that back as long as not everyone has stopped.',
  'GL-B5':
    'Gnome alarm: a drawn tile that would make 6 or more gnomes in your garden is laid aside face down, and your ' +
    'building ends. If you can still use Second look, you choose first between that and the alarm.',
  'GL-B6':
    'A drawn tile that fits nowhere in the garden as it is may be laid aside: building ends without penalty. You ' +
    'may move unicorns first.',
  'GL-B7': 'An empty bag ends your building as a stop does.',
  'GL-B8': 'The phase ends when everyone has stopped or had to.',
  'GL-C1':
    'Pig: when the third pig is laid in your garden you get a coin at once, if the supply has one; once a round, ' +
    'pigs of every colour count.',
  'GL-C2': 'Gardener: two joined triple halves are a gem that counts 3.',
  'GL-C3': 'Mushroom head: each of its lines whose two gems are complete is 1 gem more.',
  'GL-C4': 'Bird: its egg completes a gem of any colour, and the gem counts as that colour.',
  'GL-C5':
    'Unicorn: while you build you may move it as often as you like, also with a tile in hand, to any other place ' +
    'where it fits. Afterwards the garden must hang together; how it got there does not matter. A unicorn that is ' +
    'the whole garden stays.',
  'GL-C6': 'Dragon: with 3 or more dragons in your garden one gnome is ignored, and the alarm comes at the 7th.',
  'GL-H1':
    'In turn from the start marker. Your money is your complete gems with all bonuses, less 3 after an alarm, never ' +
    'below 0.',
  'GL-H2':
    'Buy exactly one tile, the top of any pile, for 4, 7, 10 or 14. Coins add 1 each. Gems left over are lost, ' +
    'coins are kept.',
  'GL-H3':
    'Or take a pig from the face-down pile and a coin, whatever your money. Without pigs it is the coin alone. ' +
    'Spent coins return to the supply; where it is empty no coin is paid.',
  'GL-H4': 'Whoever buys first from a pile with a coin beside it gets that coin, after paying.',
  'GL-H5': 'An empty pile sells nothing.',
  'GL-V1':
    'When building ends, before anyone hires, the player with most gems buys the victory tile and wins, if that is ' +
    '17 (20) or more after an alarm’s loss. Coins do not help.',
  'GL-V2': 'Equal gems: more coins win. If those are equal too, nobody buys it; hiring follows, then a new round.',
  'GL-N1': 'The new tile, the garden and what was laid aside go into the bag. The start marker moves one seat on.',
  'GL-O1':
    'Alone, count all your tiles at the end with the victory tile. To 17: up to 13 gold, 16 silver, 19 bronze. To ' +
    '20: up to 15 gold, 18 silver, 21 bronze.',
  'GL-X1': 'Expert: an alarm steals half of the gems, rounded down, instead of 3.',
  'GL-X2':
    'Expert: every gap of any size that tiles close in is a pond and gives 1 coin when your hiring starts. A gap ' +
    'hangs together by edges; its corners may be open.',
  'GL-X3':
    'Expert: pigs give no coin. Instead, with 3 or more pigs in your garden, one mutates after you hired: it goes ' +
    'under a pile of its colour, and you take the top tile of a pile of the next. You choose which, but not ' +
    'whether. Gold pigs stay, nothing happens where no pig can, and coins beside piles are not won.',
  'GL-M1':
    'Missions: each player has one of the seven. With two or three players another lies between each player and the ' +
    'one on the right.',
  'GL-M2':
    'Your mission is the first tile of your garden, two by two cells, with a gem half and an empty connection on ' +
    'each side, each colour once. It never goes into a bag and is no creature.',
  'GL-M3':
    'After hiring the missions move on clockwise; with two or three players you take the one on your right and ' +
    'leave yours on your left. Alone you take the next of the seven each round.',
  'GL-M4': 'A mission’s gems count like any others, once, if its condition holds when building ends.',
  'GL-M5':
    'Pinwheel: four tiles around an empty cell, each along one side and one corner (3). Wall: four parallel tiles, ' +
    'long side at long side (2). Stairs: four parallel tiles, each one cell further (3). Paths: three joined pairs ' +
    'of empty connections (2). Blue gems: four complete ones (2). Surrounded: all eight cells beside the mission ' +
    'filled (3). Second look: once a round draw another tile in place of the one just drawn, even if that would be ' +
    'an alarm; it goes back afterwards, so the bag must not be empty.',
});
