import { makeRulebook, type Rulebook } from '@potager/kernel';
import { RULE_MARKS } from './rule-marks.ts';

export const rulebook: Rulebook = makeRulebook(RULE_MARKS, {
  'GN-S1': 'Two to four can play.',
  'GN-S2': 'Each player gets 20 floors with two players, 17 with three, 14 with four.',
  'GN-S3': 'The seven territories are laid out and turned at random. If you prefer, they lie as printed.',
  'GN-S4': 'Whoever begins has 38 inhabitants, everyone else 35.',
  'GN-S5': 'The 21 common projects are shuffled and four are turned face up.',
  'GN-S6':
    'The 24 secret missions are shuffled and everyone gets four. All choose at the same time, in secret, two ' +
    'different ones to keep; two Territory Control cards with other territories are different. The rest leaves the ' +
    'game unseen.',
  'GN-S7': 'Everyone has four ploy tokens. In reserve lie 19 roofs and nine bramble tokens, three for each land.',
  'GN-S8':
    'The torticrane waits beside the board. The very first action may happen in any territory, and no ploy goes ' +
    'with it.',
  'GN-R1': 'A round has three phases: the players act, territories are controlled, the next round is prepared.',
  'GN-R2':
    'With three or four players, the first of the round has one action and the others have two. Whoever has ' +
    'finished picks the next among those who have not played yet; the last one left needs no picking.',
  'GN-R3':
    'With two players, the first has one action, then the second two, the first two and the second two. Nobody picks.',
  'GN-R4':
    'Where you act decides where the next action happens: the place of the area within its territory, as it lies on ' +
    'the board, is the place of the territory to which the torticrane goes at once. That may be where it stands ' +
    'already.',
  'GN-R5':
    'Territory control runs from territory 1 to 7. Most floors, roofed ones included, bring 2 inhabitants; if ' +
    'several share the lead, each gains 1. Where there are no floors nobody gains.',
  'GN-R6':
    'The last of a round is the first of the next, with one action, wherever the torticrane stands: three actions ' +
    'in a row with a territory control between them.',
  'GN-P1': 'There is no upper limit to your population: beyond 40 it simply goes on.',
  'GN-P2': 'At least one inhabitant stays with you: a price that would leave none cannot be paid.',
  'GN-C1': 'To construct, place one of your floors in an area of the territory where the torticrane stands.',
  'GN-C2': 'An empty area costs its value.',
  'GN-C3':
    'An empty bramble costs 5. Choose its land among the tokens left and lay the token: it stays for good, even ' +
    'without a building, and so does the value of 5.',
  'GN-C4':
    'Another floor on an open building of yours costs the area’s value plus 1 for every floor there. A building may ' +
    'grow as high as you like.',
  'GN-C5': 'You cannot build on someone else’s building, on a roof, or without a floor left.',
  'GN-A1':
    'To abandon, take back all floors of one of your buildings in the torticrane’s territory, roofed or not, and ' +
    'gain twice what they cost: two floors on value 3 bring (3 + 4) × 2 = 14. It is all or nothing.',
  'GN-A2': 'The roof of an abandoned building returns to the reserve, and the torticrane moves as after any action.',
  'GN-N1':
    'If you cannot construct where the torticrane stands and cannot or will not abandon there, you may play in the ' +
    'next territory by number, and from there in the one after it. Territory 1 follows 7.',
  'GN-N2':
    'If you cannot construct in any territory, you may let the action pass. The torticrane then returns to where it ' +
    'stood before you went on.',
  'GN-N3': 'Being able to invade does not count as being able to act.',
  'GN-J1':
    'You may complete one project for each action, at the moment you place a floor by constructing or invading. The ' +
    'building that got the floor must belong to the pattern. You never have to.',
  'GN-J2': 'Floors asked for are minimums, and only open buildings of your own count.',
  'GN-J3':
    'The building that got the floor receives a roof; the others of the pattern stay open. With no roof in reserve, ' +
    'no project can be completed.',
  'GN-J4':
    'You take the card and score it at once. A new one is turned up and can be completed from the next action on.',
  'GN-J5': 'Adjacent areas may belong to two territories, and the pattern need not look as it does on the card.',
  'GN-J6':
    'Sacred Place, Infirmary, Fortress (4 points, two cards each): a building of two floors or more on the first ' +
    'land, beside an area of the second land without a building. A bramble without a token has no land.',
  'GN-J7': 'House, Herbalist, Prison (3 points): two floors or more on the land, in one of the six outer territories.',
  'GN-J8': 'Terraced Houses, Forge, Outpost (3 points): two adjacent buildings on the land.',
  'GN-J9':
    'Sanctuary, Windmill, Bunker (5 points): two adjacent buildings on the land, one of them with two floors or more.',
  'GN-J10':
    'Apartments, Power Station, Radio Tower (7 points): three floors or more on the land, in the territory at the ' +
    'centre.',
  'GN-J11':
    'Temple, Water Reservoir, Air Base (11 points): a building of two floors or more on the first land, beside ' +
    'buildings on both other lands.',
  'GN-F1':
    'A roofed building grows no more and counts only for majorities and Territory Control. It can be abandoned or ' +
    'invaded, which frees the roof, and its roof can be moved.',
  'GN-Y1': 'One ploy for each action, four in a game, the same kind as often as you like.',
  'GN-Y2':
    'Strategic movement, before the action: the torticrane moves one territory up or down by number, with 7 and 1 ' +
    'as neighbours, and the action happens there. It is no action, and comes before any going on.',
  'GN-Y3':
    'Roof transfer, before the action: move the roof of a building of yours in the torticrane’s territory to an ' +
    'open building of yours on the same land, wherever it is. It is no action. The action must then be carried out ' +
    'in that territory: in this action you can neither move on nor do nothing, but you can always abandon the ' +
    'building you opened. (Since rules 2; at tables that go by rules 1 both were possible.)',
  'GN-Y4':
    'Invasion, instead of the action: choose someone else’s building in the torticrane’s territory and pay twice ' +
    'what its floors cost. The owner gets that many inhabitants and the floors back, a roof returns to the reserve, ' +
    'and you place as many floors of your own, which you must have. The building is open, and the torticrane moves ' +
    'as after any action.',
  'GN-Y5': 'Each ploy costs one token; without a token there are no more ploys.',
  'GN-E1':
    'When someone places the last of their floors, by constructing or invading, the round becomes the last, even if ' +
    'floors come back. It is played out with its territory control.',
  'GN-E2':
    'Then everyone adds the points of both missions and of the population, from −30 with one inhabitant to +10 with ' +
    '38 or more.',
  'GN-E3': 'Most points win; with equal points the victory is shared.',
  'GN-M1': 'Cabaret, Post Office, Barracks: 1 point for each floor of your open buildings on the land.',
  'GN-M2': 'Sculpture, Market, Watchtower: 3 points for each open building of two floors or more on the land.',
  'GN-M3':
    'Belfry: 7 points for each territory with an open building of three floors or more. Observatory: 11 for each ' +
    'with four or more. Any land; one building for each territory. Of the 24 missions, three are Belfries and two ' +
    'are Observatories.',
  'GN-M4':
    'Territory Control: most floors, unshared, in one of the two territories bring 4 points, in both 12. Roofed ' +
    'buildings count.',
});
