import { makeRulebook, type Rulebook } from '@potager/kernel';
import { RULE_MARKS } from './rule-marks.ts';

export const rulebook: Rulebook = makeRulebook(RULE_MARKS, {
  'ED-K1':
    'The board has 49 cells: columns A to G from the left, rows 1 to 7 from the top. Cells touch along their sides, ' +
    'never at a corner.',
  'ED-K2':
    'There are 49 irrigation cards, one for every cell, and 17 culture cards, each with an arrangement of two to ' +
    'four cells: three dominoes, two straight and three bent trominoes, two squares, one straight tetromino, two ' +
    'Ts, and one each of L, J, S and Z.',
  'ED-K3':
    'Everyone owns 24 terrain tiles of one colour: twelve of level 1, seven of level 2 and five of level 3, which ' +
    'show level 4 on their back.',
  'ED-K4':
    'A tile is worth its level in fertility points: one white, the others red. Mana is money. It is kept secret, ' +
    'comes in multiples of 5, and the bank never runs dry.',
  'ED-S1':
    'Three or four players. Each begins with 100 mana, the 24 tiles of a colour and six cards from the shuffled ' +
    'pile of all 66.',
  'ED-S2':
    'Cards in hand and mana are secret. Play goes clockwise, in the order of the seats; the table may choose who ' +
    'begins.',
  'ED-S3': 'You play to 20 points, or to 25 for a longer game of our own. Two cannot play.',
  'ED-T1': 'Your turn begins with income: 5 mana for every red point of your tiles on the board. Nobody has to ask.',
  'ED-T2': 'Then you play one or two irrigation cards, or one culture card, or you pass.',
  'ED-T3':
    'Whenever it is for you to act in your own turn, even between the steps of your land grab, you may sell culture ' +
    'cards and buy face-up ones. Nobody else trades, not even the one you attack. While you choose targets, a ' +
    'purchase must leave you enough for the opening bid.',
  'ED-T4':
    'Your turn ends with a card from the pile if you then hold fewer than five, whatever you played. With five or ' +
    'more you draw nothing. You may also draw first, then buy and sell with the new card in hand, but play nothing ' +
    'more, and then end the turn; not where the pile would have to be shuffled a fourth time. (Since rules 2; at ' +
    'tables that go by rules 1 the draw ends the turn.)',
  'ED-I1':
    'To irrigate, discard the card and put a level-1 tile on its cell. The cell must be empty, and you must have ' +
    'such a tile left.',
  'ED-I2':
    'Right after an irrigation card, and at no other time, you may make one land grab from the tile just placed.',
  'ED-I3': 'A second irrigation card may follow, with a land grab of its own.',
  'ED-I4':
    'At the end of your turn, before drawing and even after a pass, you may discard one irrigation card whose cell ' +
    'is occupied, or any irrigation card if you have no level-1 tile left.',
  'ED-U1':
    'To cultivate, discard the card and choose cells in its arrangement, turned as you like but never mirrored. All ' +
    'of them must hold tiles of yours.',
  'ED-U2':
    'Of the chosen tiles only those of the lowest level rise, by one level, and all of them do. Level 4 is the ' +
    'highest.',
  'ED-U3':
    'Each tile that rises costs 10 mana. You must be able to pay for all of them and have the tiles of the new ' +
    'level left; turning a level-3 tile over needs none. The tiles they replace come back to you.',
  'ED-U4': 'Your area may be larger than the arrangement: only the chosen cells count.',
  'ED-B1':
    'Selling a culture card brings 10 mana for each of its cells. It then lies face up beside the board, not in the ' +
    'discard.',
  'ED-B2':
    'Buying a face-up card costs 10 mana and 10 more for each of its cells. You may play it at once if you have ' +
    'played no card this turn.',
  'ED-L1':
    'A land grab is aimed at one opponent. The first target must touch the tile you just placed; every further one ' +
    'must be connected to it through other targets, so two tiles that touch only yours are not attacked together. ' +
    'You decide how many.',
  'ED-L2': 'You attack with the tile just placed and, if you like, with one more tile of yours that touches it.',
  'ED-L3':
    'Bids are per point of the other side: the attacker’s bid is multiplied by the points of the targets, the ' +
    'defender’s by the points of the attacking tiles, white and red alike.',
  'ED-L4':
    'The attacker opens with at least 10. Then both sides in turn accept, or raise by 5 or more. Bids are multiples ' +
    'of 5. A land grab once begun goes on to the opening bid.',
  'ED-L5': 'Nobody may bid what they could not pay at that moment.',
  'ED-L6':
    'When one side accepts, the other one pays it the bid times its points and takes its tiles: each is replaced by ' +
    'a tile of the winner of the same level and goes back to its owner. So a defender who bids higher takes the ' +
    'attacking tiles.',
  'ED-L7':
    'A winner who lacks a tile of that level places the highest lower one there is; without any, the cell becomes ' +
    'empty. High levels are replaced first, then cells by column and row.',
  'ED-E1':
    'As soon as your tiles on the board are worth the target, in anybody’s turn, you have won. The mana you have ' +
    'left does not count.',
  'ED-E2':
    'When the pile is empty and a card is due, the discard is shuffled to a new pile, three times in a game. Where ' +
    'a fourth time would be due, the game ends with that turn and is counted.',
  'ED-E3':
    'When everyone in turn has ended two turns without playing an irrigation or culture card, the game ends and is ' +
    'counted: most points win, with equal points the victory is shared; mana does not count. Trading and discarding ' +
    'are not playing. (Since rules 2; at tables that go by rules 1 most mana decides between equal points.)',
});
