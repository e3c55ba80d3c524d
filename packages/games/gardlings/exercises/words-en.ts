import type { WordsOfExercises } from '@potager/kernel';
import graded from './graded.json' with { type: 'json' };

export const exercises: WordsOfExercises<typeof graded> = {
  'five-is-fine': {
    title: 'Four gnomes already',
    question: 'You are building: 6 gems, 2 coins, and four gnomes in your garden. Look into your bag. Draw or stop?',
    why:
      'The alarm comes at the sixth gnome, and both your double gnomes lie in the garden already. Of the seven tiles ' +
      'in the bag, four bring one gnome and three bring none: the risk is 0%. You would now hire a blue tile; after ' +
      'any of the seven, gems and coins are enough for a pink one.',
  },
  seventeen: {
    title: 'Seventeen',
    question: 'You are building: 17 gems, four gnomes, and three tiles left in your bag. Draw or stop?',
    why:
      'The double gnome would be the alarm: one tile of three, 33%, and your 17 gems would be 14. With 17 you can ' +
      'buy the victory tile; more would help only if the other player had 17 this round, too, and with that bag they ' +
      'hardly ever do. You have what you came for.',
  },
  'three-at-once': {
    title: 'Three at one stroke',
    question: 'You have drawn a lucky pig. Where does it bring the most gems?',
    why:
      'At the left edge, beside the mushroom head and the unicorn, it completes a green and a yellow gem, and the ' +
      'green one also completes a line of the mushroom head. That makes 3 gems more, 10 in all; no other place makes ' +
      'more than 8.',
  },
  'double-trouble': {
    title: 'Two tiles left',
    question: 'You are building: 13 gems, 2 coins, four gnomes, and two tiles left in your bag. Draw or stop?',
    why:
      'Both tiles are double gnomes, so the alarm is certain: 100%. With 13 gems and one coin you can hire a gold ' +
      'tile, and the coin beside the pile comes back to you. After the alarm, 10 gems and 2 coins are enough for ' +
      'pink only.',
  },
  'one-in-eight': {
    title: 'One in eight',
    question: 'You are building: 7 gems, 1 coin, four gnomes, and eight tiles left in your bag. Draw or stop?',
    why:
      'Only the double gnome would be the alarm: one tile of eight, 12.5%. Each of the others brings 1 to 3 gems, ' +
      'and with six of them your coin is enough to make 10, the price of a pink tile. If you stop now it is a blue ' +
      'one.',
  },
  'two-in-three': {
    title: 'Two in three',
    question: 'You are building: 10 gems, five gnomes, and three tiles left in your bag. Draw or stop?',
    why:
      'Gnome and double gnome would be the alarm: two tiles of three, 67%. Of 10 gems 7 would be left, and with them ' +
      'a blue tile in place of a pink one. The lucky pig would bring a gem and, being the third, a coin, but that is ' +
      'still a pink tile: much to lose, little to win.',
  },
  'one-more-gem': {
    title: 'One gem more',
    question: 'You have drawn a gnome, your fifth. Where does it bring the most gems?',
    why:
      'At the right edge it completes a yellow and a blue gem, and the yellow one completes a line of the mushroom ' +
      'head beside it: 3 gems more, 13 in all. The next best place brings 2, all others bring 1.',
  },
  'three-dragons': {
    title: 'Three dragons',
    question:
      'You are building: 14 gems, five gnomes, and three gnomes and a lucky pig left in your bag. Draw or stop?',
    why:
      'With three dragons in your garden one gnome is overlooked, and the alarm comes only at the seventh. The next ' +
      'tile cannot be one: 0%. Each of the three gnomes takes you to 17 gems, enough for the victory tile, and the ' +
      'pig takes you to 15.',
  },
  'two-short': {
    title: 'Two gems short',
    question: 'You are building: 15 gems, four gnomes, and four tiles left in your bag. Draw or stop?',
    why:
      'Only the double gnome would be the alarm: one tile of four, 25%. Each of the three others takes you to 17 or ' +
      '18 gems, enough for the victory tile. And the alarm would leave 12: a pink tile in place of a gold one, a ' +
      'small price for three chances in four.',
  },
  'one-in-three': {
    title: 'One in three',
    question: 'You are building: 10 gems, 1 coin, five gnomes, and six tiles left in your bag. Draw or stop?',
    why:
      'Gnome and double gnome would be the alarm: two tiles of six, 33%. It would cost 3 gems, so a blue tile in ' +
      'place of a pink one. But the four others bring 2 gems at least, and the green mushroom head brings 5: 15 gems ' +
      'hire a gold tile. And whoever draws on gets to 17 in more than one game of four.',
  },
  unicorn: {
    title: 'The unicorn moves house',
    question:
      'You are building: 13 gems, and somebody has stopped with 17. Where should your unicorn go before you draw?',
    why:
      'Above the double gnome it fits on three sides: a pink, a yellow and a blue gem, for the one that it gives up. ' +
      'That makes 15; no other place makes more than 13. None of the four tiles in your bag is an alarm, and three ' +
      'of them then take you to 17 or more, where your 3 coins beat the 2 of the other garden if you are level.',
  },
  'last-chance': {
    title: 'Seventeen against twelve',
    question:
      'The other player has stopped with 17 gems. You have 12, five gnomes, and six tiles left in your bag. Draw or ' +
      'stop?',
    why:
      'Whoever stops now has lost, because 17 gems buy the victory tile. Two tiles of six would be the alarm, 33%, ' +
      'but you have nothing left to lose. The dragon makes 17 at once, and if you are level your 2 coins beat none; ' +
      'after any of the three others you have 14 to 16, and draw on.',
  },
  'pink-or-pink': {
    title: 'Pink or pink?',
    question: 'It is your turn to hire: 9 gems and 2 coins, enough for a pink tile. Which of the two do you take?',
    why:
      'Both have six gem halves. The mushroom head also has two lines, and each is one gem more whenever both its ' +
      'gems are whole, round after round. The unicorn comes with the coin beside its pile, but a coin is spent only ' +
      'once.',
  },
  'a-coin-saved': {
    title: 'After the alarm',
    question: 'It is your turn to hire, after a gnome alarm: no gems, but 4 coins. What do you take?',
    why:
      'A green tile would cost all four coins. The lucky pig costs nothing and brings a coin, so that 5 lie ready: ' +
      'with them 9 gems hire a gold tile next round, and 5 gems a pink one. A green tile is better than a pig, but ' +
      'not by five coins.',
  },
  gold: {
    title: 'Gold or gold?',
    question: 'It is your turn to hire: 14 gems, enough for a gold tile. Which of the two do you take?',
    why:
      'Both can make six gems, and a coin lies beside both piles. The two eggs of the bird of paradise fit any ' +
      'colour, which makes it easy to lay. But the mushroom head has three lines: with all its gems whole it brings ' +
      '6 + 3 = 9, and the bird never more than 6.',
  },
  'against-the-odds': {
    title: 'Against the odds',
    question:
      'You are building: 15 gems, five gnomes, and three tiles left in your bag, two of them with gnomes. The other ' +
      'player is done and has 1 gem. Draw or stop?',
    why:
      'Two tiles of three would be the alarm: 67%. But the third, the mushroom head, takes you to 17, and then ' +
      'nobody can stop you from winning. The alarm only means a pink tile in place of a gold one, and the other ' +
      'player is far behind: one chance in three to win on the spot is worth more.',
  },
};
