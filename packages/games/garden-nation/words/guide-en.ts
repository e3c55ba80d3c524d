import { type Guide, makeGuide } from '@potager/kernel';
import { CHAPTERS, EXAMPLES } from './chapters.ts';

export const guide: Guide = makeGuide(CHAPTERS, EXAMPLES, {
  goal:
    'Your small people build a city in a forgotten garden. Points come from projects that all can complete, from two ' +
    'missions that only you know, and from the inhabitants you still have at the end. Most points win.',
  flow: [
    'Look where the torticrane stands: your action happens in that territory.',
    'Build a floor there and pay for it with inhabitants, or take a building back and get inhabitants for it.',
    'If your new floor completes a project, take the card and its points. The building gets a roof.',
    'The torticrane moves: where you acted decides where the next action happens.',
    'When everyone has acted, the majority in each territory brings new inhabitants. Then the next round begins.',
  ],
  chapters: {
    acting: {
      title: 'Where you act, and who is next',
      text: [
        'Seven territories, each with seven areas in the same shape: one in the middle, six around it. If you act in ' +
          'the top area of a territory, the torticrane goes to the top territory; if you act in the middle area, it ' +
          'goes to the middle one. So with every action you choose where somebody has to act next.',
        'In a round each player has two actions, only the first has one. With three or four players, whoever has ' +
          'finished picks who is next.',
      ],
    },
    constructing: {
      title: 'Building',
      text: [
        'Inhabitants are your money. An empty area costs the number on it. Each further floor on your own building ' +
          'costs one more for every floor that stands there: on an area of 2, the floors cost 2, then 3, then 4.',
      ],
    },
    projects: {
      title: 'Projects and roofs',
      text: [
        'Four project cards lie face up for everybody. Each asks for a pattern of your buildings on certain lands. ' +
          'Place the floor that completes the pattern and the card is yours. The price: the building of that floor ' +
          'gets a roof. It grows no more, and helps in no other project.',
      ],
    },
    abandoning: {
      title: 'Abandoning a building',
      text: [
        'Short of inhabitants? Take a whole building of yours back: you get its floors again, and twice what they ' +
          'have cost. It counts as your action.',
      ],
    },
    ploys: {
      title: 'Ploys',
      text: [
        'Four times in a game you may do something special: move the torticrane by one territory, take over ' +
          'somebody’s building, or put a roof of yours elsewhere so that the building below it can grow again.',
      ],
    },
    movingOn: {
      title: 'When you cannot build',
      text: ['If there is nothing for you to build where the torticrane stands, you may go on to the next territory.'],
    },
    control: {
      title: 'The end of a round: majorities',
      text: [
        'Territory by territory: whoever has most floors there gains 2 inhabitants, and those who share the lead gain ' +
          '1 each. Buildings with roofs count, too.',
      ],
    },
    missions: {
      title: 'Secret missions',
      text: [
        'You keep two missions and show them at the end. They count what then stands open, without a roof: so a ' +
          'building can serve a project or most missions, not both.',
      ],
    },
    ending: {
      title: 'The end of the game',
      text: [
        'As soon as somebody has placed their last floor, the round is the last one. Then missions are shown and ' +
          'populations counted. Few inhabitants cost a lot, so do not spend them all.',
      ],
    },
    setup: {
      title: 'The start',
      text: ['Here the page sets everything up. You only choose which two of four missions you keep.'],
    },
  },
  examples: {
    crane:
      'The torticrane stands in territory 4. Build in area 4.6 and it goes to territory 7: there the other ' +
      'player has to act next.',
    floor:
      'Your building on area 5.1 has one floor, and the area is worth 3. A second floor costs 3 + 1 = 4 ' +
      'inhabitants.',
    project:
      'A second floor on area 4.1 completes a project for 5 points: two buildings side by side on one land, one ' +
      'of them with two floors. That building then gets a roof.',
    abandon: 'Your three floors on area 5.1 have cost 3 + 4 + 5 = 12 inhabitants. If you abandon them, 24 come back.',
    invade: 'The other player’s floor on area 2.4 has cost 5. For twice as much, 10 inhabitants, the area is yours.',
  },
  summary: [
    {
      title: 'A round',
      lines: [
        '3–4 players: the first has 1 action, the others 2; whoever has finished picks the next.',
        '2 players: 1, 2, 2 and 2 actions, in turn.',
        'Then majorities: most floors in a territory +2 inhabitants, a shared lead +1 each.',
        'The last player of a round is the first of the next.',
      ],
    },
    {
      title: 'An action, where the torticrane stands',
      lines: [
        'Construct: an empty area costs its value, a bramble 5 (choose its land), a further floor 1 more for each floor there.',
        'Or abandon a whole building: its floors back and twice what they cost.',
        'Or invade (a ploy): pay the owner twice what the floors cost, place as many of your own.',
        'Then the torticrane goes: the place of the area in its territory is the place of the next territory.',
        'You cannot build there? Go on to the next number. At least 1 inhabitant stays with you.',
      ],
    },
    {
      title: 'Ploys: one for each action, four in a game',
      lines: [
        'Strategic movement: the torticrane goes one number up or down before you act.',
        'Invasion, instead of the action.',
        'Roof transfer: move a roof from this territory to an open building of yours on the same land, then act here.',
      ],
    },
    {
      title: 'Projects: one for each action, with the floor just placed',
      lines: [
        '3: two adjacent buildings on the land. Or two floors on the land, in an outer territory.',
        '4: two floors on the first land, beside an area of the second land without a building.',
        '5: two adjacent buildings on the land, one with two floors.',
        '7: three floors on the land, in the middle territory.',
        '11: two floors on the first land, beside buildings on both others.',
        'Only open buildings count. The building of the new floor gets a roof.',
      ],
    },
    {
      title: 'Missions, counted at the end',
      lines: [
        'Cabaret, Post Office, Barracks: 1 for each open floor on the land.',
        'Sculpture, Market, Watchtower: 3 for each open building of two floors or more on the land.',
        'Belfry 7, Observatory 11: for each territory with an open building of three, or four, floors.',
        'Territory Control: majority in one of two territories 4, in both 12; roofs count.',
      ],
    },
    {
      title: 'The end',
      lines: [
        'Somebody places their last floor: this round is the last.',
        'Population: 1 inhabitant −30, 10 inhabitants 0, 38 or more +10.',
        'Most points win.',
      ],
    },
  ],
});
