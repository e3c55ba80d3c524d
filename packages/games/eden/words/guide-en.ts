import { type Guide, makeGuide } from '@potager/kernel';
import { CHAPTERS, EXAMPLES } from './chapters.ts';

export const guide: Guide = makeGuide(CHAPTERS, EXAMPLES, {
  goal:
    'Turn a desert into gardens. A tile of yours on the board is worth its level in points. Whoever has tiles worth 20 ' +
    'points wins at once.',
  flow: [
    'You get income: 5 mana for every red point of your tiles.',
    'Play one or two irrigation cards, each for a new tile, or one culture card, which lets tiles rise. Or pass.',
    'After an irrigation card you may grab land: bid for the tiles of a neighbour.',
    'Meanwhile you may sell culture cards and buy those that lie face up.',
    'With fewer than five cards in hand you draw one. Then it is the next player’s turn.',
  ],
  chapters: {
    turn: {
      title: 'Your turn',
      text: [
        'Water or culture: that is the question of each turn. Water brings new tiles, culture makes the ones you have ' +
          'worth more. A tile of level 1 has one white point; each further level is a red point, and red points bring ' +
          'mana every turn.',
      ],
    },
    irrigation: {
      title: 'Irrigation: new tiles',
      text: ['An irrigation card names one cell of the desert. If it is still empty, put a tile of level 1 there.'],
    },
    culture: {
      title: 'Culture: tiles that rise',
      text: [
        'A culture card shows an arrangement. Find it among your tiles, turned as you like. Only the lowest of these ' +
          'tiles rise, by one level, for 10 mana each. So with levels 1, 1 and 2 the two ones become twos, for 20 mana.',
      ],
    },
    trade: {
      title: 'Trade',
      text: [
        'A culture card you do not need brings 10 mana for each cell it shows. It then lies face up, and anybody may ' +
          'buy it in their turn for 10 more than it brought.',
      ],
    },
    landGrab: {
      title: 'Land grabs: an auction for tiles',
      text: [
        'You have just placed a tile beside somebody’s? Then you may bid for their tiles. Both sides bid in turn, and ' +
          'whoever bids higher buys out the other: the attacker takes the targets, or the defender takes the attacking ' +
          'tiles.',
        'A bid is a price for each point of the other side. An example: you attack a tile of level 3 with one of level ' +
          '1 and bid 10. If it is accepted, you pay 3 × 10 = 30 mana and have the level 3. If the other one raises to ' +
          '15 and you accept, they pay you 1 × 15 = 15 and take your tile. Whoever loses a tile is always paid for it.',
      ],
    },
    ending: {
      title: 'The end',
      text: ['20 points win at once, in anybody’s turn. If nobody gets that far, the cards decide when it is over.'],
    },
    setup: {
      title: 'The start, and what is in the box',
      text: ['You begin with 100 mana and six cards. Nobody sees your cards and your mana.'],
    },
  },
  examples: {
    water:
      'The card for G4 puts a tile of level 1 there. It touches a tile of somebody else on G3, so you could bid ' +
      'for that one.',
    culture:
      'Your tiles on B7, C7 and C6 lie as the card shows. Two of them have level 1: they rise to level 2, for ' +
      '20 mana. The one on C6 is higher already and stays.',
    sell: 'This card shows four cells, so it brings 40 mana.',
    grab:
      'Your tile on F7 attacks the one on G7. You bid 20; if that is accepted, you pay 1 × 20 mana and G7 is ' +
      'yours.',
  },
  summary: [
    {
      title: 'A turn',
      lines: [
        'Income: 5 mana for every red point on the board.',
        'One or two irrigation cards, or one culture card, or pass.',
        'Trade whenever it is for you to act in your own turn.',
        'At the end you may discard one irrigation card whose cell is occupied.',
        'Fewer than five cards in hand: draw one.',
      ],
    },
    {
      title: 'Points',
      lines: [
        'A tile is worth its level, 1 to 4: one white point, the others red.',
        '20 points (25 in the longer game) win at once, in anybody’s turn.',
      ],
    },
    {
      title: 'Irrigation',
      lines: [
        'A tile of level 1 on the card’s cell, which must be empty.',
        'Right after it: one land grab from this tile, if you like.',
      ],
    },
    {
      title: 'Culture',
      lines: [
        'Your own tiles in the card’s arrangement, turned as you like, never mirrored.',
        'All of the lowest level among them rise by one, for 10 mana each.',
        'You need the tiles of the new level; level 3 is turned over to 4.',
      ],
    },
    {
      title: 'Trade',
      lines: [
        'Sell a culture card: 10 mana for each of its cells. It lies face up.',
        'Buy one that lies face up: 10 mana more than that.',
      ],
    },
    {
      title: 'Land grab',
      lines: [
        'Targets: tiles of one opponent that hang together; the first touches the tile just placed.',
        'Attackers: the tile just placed, and one of yours that touches it if you like.',
        'The attacker bids 10 or more for each point of the targets; the defender bids for each point of the attackers.',
        'In turn: accept, or raise by 5 or more. No bid that you could not pay.',
        'Whoever accepts is paid the bid times their points and loses these tiles to the other side.',
        'The winner replaces them by tiles of the same level, or the highest lower one.',
      ],
    },
    {
      title: 'If nobody gets that far',
      lines: [
        'The pile is shuffled three times; a fourth time ends the game. So do two rounds without a card played.',
        'Then most points win; equal points share the victory.',
      ],
    },
  ],
});
