import type { WordsOfExercises } from '@potager/kernel';
import graded from './graded.json' with { type: 'json' };

export const exercises: WordsOfExercises<typeof graded> = {
  'twentieth-point': {
    title: 'The twentieth point',
    question: 'Your turn: you have just irrigated B7, and your tiles are worth 19 points. Win at once.',
    why:
      'A second irrigation card may follow the first. D5 is empty, the tile there is your twentieth point, and ' +
      'nobody can do anything about it. An attack on A7 or B6 could bring a point, too, but only if its owner gives ' +
      'in.',
  },
  'four-in-a-row': {
    title: 'Four in a row',
    question: 'Your turn: 16 points, 55 mana, one irrigation card and one culture card. Find the move that wins.',
    why:
      'D1, E1, F1 and G1 lie as culture card 11 shows, and all four have level 1. So all four rise, for 40 of your ' +
      '55 mana: 16 + 4 = 20 points. To irrigate E6 would bring one point and give the others a turn.',
  },
  'side-by-side': {
    title: 'Side by side',
    question: 'Your first turn: E6 is irrigated, and a second irrigation card may follow. Which cell do you choose?',
    why:
      'Two tiles side by side are all that the domino in your hand, culture card 3, asks for, and F6 is the only one ' +
      'of your cells that touches E6. Next turn both rise to level 2 for 20 mana: 2 points more, and an income of 10 ' +
      'mana in every turn from then on.',
  },
  square: {
    title: 'All four rise',
    question: 'Your turn: 6 points and 155 mana. Water or culture: what brings more?',
    why:
      'F3, F4, G3 and G4 form the square of culture card 9, and all have level 1. For 40 mana all four rise: 10 ' +
      'points in place of 6, and an income of 20 mana a turn. An irrigation card brings one point and no income.',
  },
  'more-is-more': {
    title: 'Two cards fit',
    question: 'Your turn: 85 mana, and both culture cards in your hand fit. Which one do you play, and where?',
    why:
      'The square, card 10, raises four tiles for 40 mana: 4 points, and an income of 20 mana a turn. The bent ' +
      'tromino, card 7, raises three for 30: 3 points, and an income of 15. You can afford the larger one, and keep ' +
      'the smaller one for later.',
  },
  'card-for-mana': {
    title: 'Hold or sell?',
    question: 'Your turn is nearly over: you have played, drawn, and 5 mana are left. Do you sell culture card 14?',
    why:
      'Card 14, the L, fits nowhere among your tiles, and sold it brings 40 mana. You need them: B1 and C1, of level ' +
      '3 each, invite an attack, and with 5 mana you could not answer even the lowest bid. With 45 you can defend ' +
      'them.',
  },
  'card-on-the-table': {
    title: 'It lies on the table',
    question: 'Your turn: 17 points, 105 mana, and no culture card in your hand. You can still win in this turn. How?',
    why:
      'Culture card 9, the square, lies face up: bought for 50 mana it may be played at once. On D2, D3, E2 and E3 ' +
      'all but E2 have level 1, so three tiles rise for 30 mana: 17 + 3 = 20 points. With cards 15 and 17, or with ' +
      'the square elsewhere, it would be two at most.',
  },
  'buy-and-plant': {
    title: 'Mana, but no card',
    question: 'Your turn: 6 points, 100 mana, and only irrigation cards in your hand. What do you do?',
    why:
      'Of the three culture cards that lie face up, only card 8, the bent tromino, fits your tiles: with B6 and B7, ' +
      'and A6 or C6. It costs 40 mana, and three tiles rise for 30: 3 points more, an income of 15 mana a turn, and ' +
      '30 mana left. Two irrigation cards would bring 2 points and no income.',
  },
  'cheap-defence': {
    title: 'A cheap defence',
    question:
      'D4 and E4, 6 points of yours, are attacked by a single point. The bid is 20, and you have 25 mana. What is ' +
      'your answer?',
    why:
      'Each side pays for the points of the other: at 25 you would pay 25 × 1 = 25 mana, at 30 the attacker would ' +
      'have to pay 30 × 6 = 180. If you accept, you get 120 mana, but 6 points change hands: 9 for you in place of ' +
      '15, and 16 for the attacker in place of 10. Raise as long as it is that cheap.',
  },
  'good-price': {
    title: 'A good price?',
    question:
      'E3 is attacked, level 1 against level 1. The bid is 35, and you have 40 mana. Do you accept, or do you bid 40?',
    why:
      'What is a point worth? A culture card raises tiles for 10 mana a point, and here 35 are paid for a single ' +
      'one. Accept, and you have 75 mana to raise tiles and to answer attacks. Bid 40, and you may win one point, ' +
      'but not one mana is left for the next attack.',
  },
  'let-them-pay': {
    title: 'Two tiles, one attacker',
    question:
      'B1 and B2 are attacked by one tile of level 1. The bid is 45, and you have 70 mana. What is your answer?',
    why:
      'If you accept, you get 45 × 2 = 90 mana for two tiles of level 1, while raising a tile costs 10 a point: with ' +
      '160 mana you lack nothing. At 50 you would keep both tiles and win a third, but 50 mana for that one point ' +
      'leave you with 20, and the next attack will come.',
  },
  'one-more-card': {
    title: 'In the middle of an auction',
    question:
      'You attack C1 and D1 with C2 and C3, and the defender has raised to 15. At 20 you would pay 100 mana, and you ' +
      'have 70. Is it lost?',
    why:
      'To accept would lose the game: the defender would take C2 and C3 and have 23 points. But in your own turn you ' +
      'may trade even now: culture card 10 brings 40 mana, and with 110 you can bid 20. If that is accepted you have ' +
      '22 points, and if not, 25 × 4 = 100 mana are needed on the other side, where nothing may be sold.',
  },
  'helping-tile': {
    title: 'A helping hand',
    question:
      'You attack C1 and D1, 5 points, with C2. Whoever wins this auction wins the game. What do you do before you ' +
      'bid?',
    why:
      'The defender has 19 points, so that C2 alone would be enough for them: you risk nothing by adding a tile. ' +
      'With C3, of level 3, your side has 4 points, and each of their bids costs four times as much: 15 is 60 mana ' +
      'rather than 15. Your own bids cost what they did before. B2, of level 1, would only double theirs.',
  },
  'too-high-for-them': {
    title: 'How high?',
    question:
      'C5, D5 and D6, 6 points of yours, are attacked by a single point, and the bid is 10. You have 18 points and ' +
      '30 mana. What do you bid?',
    why:
      'Everything: at 30 you pay 30 mana for B5, and the attacker would need 35 × 6 = 210 to go on. The lower your ' +
      'bid, the cheaper that gets for them. And you do not need the mana: with B5 you have 19 points, the next turn ' +
      'is yours, and A4 or B6 is the twentieth, for nothing.',
  },
};
