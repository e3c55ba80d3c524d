import type { WordsOfExercises } from '@potager/kernel';
import graded from './graded.json' with { type: 'json' };

export const exercises: WordsOfExercises<typeof graded> = {
  'first-roof': {
    title: 'The first roof',
    question:
      'Your turn: two actions, the first in territory 2. One of the four projects is within reach. Complete it.',
    why:
      'The Infirmary wants two floors on straw beside an empty area of grass. Your 2.4 became straw, and 2.3 beside ' +
      'it is empty grass: the second floor costs 6 inhabitants and brings 4 points at once. Any other floor here ' +
      'would only be a beginning.',
  },
  bramble: {
    title: 'Brambles are what you make of them',
    question: 'Your turn: one action, in territory 7. Which floor brings 5 points straight away?',
    why:
      'The Bunker wants two neighbours on leaves, one of them with two floors. 7.6 has its two, and the bramble ' +
      'beside it, 7.5, becomes leaves if you say so: 5 points for 5 inhabitants. The roof goes on 7.5, so 7.6 stays ' +
      'open and still brings 3 points for your Watchtower.',
  },
  'two-projects': {
    title: 'Two at once',
    question: 'Your new floor on 6.0 completes two projects, but only one card may be taken. Which one?',
    why:
      '6.0 and 6.4 are neighbours on leaves, and 6.4 has three floors: that is the Outpost, and the Bunker, too. 6.0 ' +
      'gets a roof either way, so take the 5 points of the Bunker, not the 3 of the Outpost. 6.4 stays open for your ' +
      'Watchtower and your Belfry.',
  },
  temple: {
    title: 'Something is missing',
    question:
      'Your turn: two actions, and your ploy has brought the torticrane to territory 4. What do you build first?',
    why:
      '4.0 in the middle has two floors on grass, 4.3 one on leaves; only straw is missing. A floor on 4.1, for 4 ' +
      'inhabitants, completes the Temple: 11 points, where leaves on 4.2 would be the Outpost for 3. The roof goes ' +
      'on 4.1, so 4.0 still counts for your Sculpture, and the torticrane stays here for your second action.',
  },
  belfry: {
    title: 'The last floor of the game',
    question: 'The last round, your last action, and nobody plays after you. Which floor brings you most?',
    why:
      'Your Belfry brings 7 points for each territory with an open building of three floors. 2.2 has two, so a third ' +
      'one, for 6 inhabitants, makes territory 2 count beside territory 1. You end with 54 points; any other floor ' +
      'in territory 2 leaves you with 48 at most.',
  },
  'empty-streets': {
    title: 'Empty streets',
    question: 'The last round and your last action, in territory 6, with 5 inhabitants left. What is best?',
    why:
      'Few inhabitants cost points: build anything, and you end with 8 or 9 of them, which is 3 points less. Abandon ' +
      '6.6 instead: its two floors cost 5 + 6, so 22 come back, and with the territories you hold you end with 33, ' +
      'worth 8 points. Your Sculpture loses 3, and still you have 41 points rather than 33.',
  },
  'fourth-floor': {
    title: 'One floor higher',
    question: 'Your turn: one action left, in territory 3. The Bunker is within reach, but look at your missions, too.',
    why:
      'A fourth floor on 3.0 costs 6 inhabitants and brings 11 points: your Observatory then counts territory 3 as ' +
      'well as territory 1. The Bunker would bring 5. And the tower is safe, for the other player has no ploy left ' +
      'to invade it.',
  },
  missions: {
    title: 'A good pair',
    question: 'Before the first floor is built, you keep two of your four missions. Which two help each other?',
    why:
      'One open building of four floors counts for the Belfry and for the Observatory: 7 + 11 = 18 points in one ' +
      'place. On an area of value 1 it costs no more than 1 + 2 + 3 + 4 = 10 inhabitants, and there are four such ' +
      'areas. Post Office and Territory Control each want something else.',
  },
  'not-this-roof': {
    title: 'A present of four points?',
    question:
      'The last floor of the game was yours, on 4.4, and it completes the Sacred Place. Do you take its 4 points?',
    why:
      'The card would put a roof on 4.4, and these missions count open buildings only. With its four floors 4.4 is ' +
      'worth 11 points for your Observatory and 3 for your Sculpture: 14 points lost for 4. Without the card you end ' +
      'with 33 points, with it you end with 23.',
  },
  'torticrane-ploy': {
    title: 'One number away',
    question: 'Your turn: one action, and the torticrane stands in territory 6. Find a way to 11 points.',
    why:
      'In territory 5, one number lower, a second floor on 5.2 completes the Water Reservoir: straw there, your ' +
      'leaves on 5.3 beside it, your grass on 3.5 straight across the border. For a ploy and 6 inhabitants you get ' +
      '11 points. Your hold on territory 5, which one of your missions wants, grows to three floors.',
  },
  'where-it-hurts': {
    title: 'Where it hurts',
    question:
      'Your turn: one action, in territory 2, and two projects of 11 points are within reach. Where would each of ' +
      'them send the torticrane?',
    why:
      'A floor on 2.3 completes the Temple, one on 2.4 the Air Base: 11 points each. But 2.3 sends the torticrane to ' +
      'territory 5, where the other player makes 16 points with two actions: the Sanctuary with 5.6, then with 5.2 ' +
      'the very Air Base that you left. With 2.4 it stays in territory 2, where they can complete nothing at once.',
  },
  'who-is-next': {
    title: 'Tins or teacups?',
    question:
      'Your turn is over, and the torticrane stands in territory 6. Who should play next, the tins or the teacups?',
    why:
      'The tins would build on 6.6, which sends the torticrane to territory 3, and there put a second floor on 3.5: ' +
      'with their straw on 3.6 and their leaves on 7.2 across the border that is the Temple, 11 points. The teacups ' +
      'can complete nothing from here without a ploy, and have no reason to send the tins where they want to be.',
  },
  invasion: {
    title: 'Whose building is that?',
    question:
      'Your turn: one action left, in territory 3, and four ploys. 11 points lie here, even if not every building is ' +
      'yours yet.',
    why:
      'The Temple wants two floors on grass beside straw and leaves. Straw on 3.6 and leaves on 3.0 are yours, the ' +
      'two floors on 3.5 belong to the spools. They have cost 1 + 2, so for 6 inhabitants and a ploy they become ' +
      'yours: 11 points, and most floors in territory 3, alone.',
  },
  'roof-transfer': {
    title: 'A roof moves out',
    question: 'Your turn: two actions, the first in territory 7. Look at your missions, and at your roof.',
    why:
      'Under its roof 7.4 counts for neither of your missions. Move the roof to 4.1, whose single floor counts for ' +
      'nothing anyway: 7.4 with its two floors now brings 3 points for the Market, and the third floor, for 3 ' +
      'inhabitants, 7 more for the Belfry. On 2.1 or 5.4 the roof would cost you as much at the Market as it brings.',
  },
};
