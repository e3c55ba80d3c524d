import { grammarOf } from '@potager/kernel';
import type { Explained } from './explained.ts';

const { count } = grammarOf('en');
const inhabitants = (number: number): string => count(number, 'inhabitant', 'inhabitants');

export const explained: Explained = {
  land: (area, land) => [
    `Area ${area}: ${land}`,
    'The figure is what a first floor costs here. Projects and missions ask for lands: grass, straw or leaves.',
  ],
  bramble: (area) => [
    `Area ${area}: bramble`,
    'A bramble has no land. Whoever builds here pays 5 and chooses the land it becomes, for good.',
  ],
  firstFloor: (cost) => `A first floor costs ${inhabitants(cost)}.`,
  nextFloor: (cost) => `The next floor costs its owner ${inhabitants(cost)}.`,
  sendsTo: (territory) => `After an action here the torticrane goes to territory ${territory}.`,
  building: (name) => [
    `A building of ${name}`,
    'Its floors count for holding the territory, for projects and for missions. Only its owner may build on it.',
  ],
  roofed: (name) => [
    `A building of ${name}, with a roof`,
    'It completed a project. The roof closes it: no more floors, and it counts only for holding territories.',
  ],
  worth: (number) => `To abandon it brings its owner ${number}; to invade it costs ${number} and a ploy.`,
  territory: (number) => [
    `Territory ${number}`,
    'At the end of each round whoever has most floors here gains 2 inhabitants; those who share the lead gain 1 each.',
  ],
  floorsOf: (name, number) => `${name}: ${count(number, 'floor', 'floors')}`,
  torticrane: [
    'The torticrane',
    'The next action happens in its territory. The place of the area, upper left, right and so on, then sends it to the territory that lies there on the board; the middle one to the middle.',
  ],
  standsIn: (territory) =>
    territory === null
      ? 'Nobody has built yet: the first floor may stand anywhere.'
      : `It stands in territory ${territory}.`,
  recent: 'Somebody changed this since your last move.',

  clan: (name, clan) => [
    `${name}, the clan of the ${clan}`,
    'The figures are inhabitants, points from projects, floors left and ploys left.',
  ],
  turn: (name) => [
    `${name}’s turn`,
    'A filled mark for each action left; an empty one: still to play this round; a dash: has played.',
  ],
  population: (name) => [
    `Inhabitants of ${name}`,
    'They pay for floors, and come back by abandoning and by holding territories. At the end many bring points, and fewer than ten cost some.',
  ],
  atTheEnd: (number, points) =>
    `${inhabitants(number)} would bring ${count(points, 'point', 'points').replace('-', '−')} at the end.`,
  points: (name) => [
    `Points of ${name}`,
    'So far these come from projects. Missions and inhabitants are added at the end.',
  ],
  floors: (name) => [
    `Floors of ${name}`,
    'What is left to build with. The round in which somebody places their last floor is the last one.',
  ],
  ploys: (name) => [
    `Ploys of ${name}`,
    'Four in a game, at most one with each action: move the torticrane by one number, move a roof, or invade.',
  ],
  round: [
    'A round',
    'Everybody has a turn, then the territories are counted. Whoever played last begins the next round.',
  ],
  lastRound: ['The last round', 'Somebody has placed their last floor. After this round everything is counted.'],

  project: (name) => [
    name,
    'A project. Place a floor that makes its pattern and you may take the card: its points are yours, and that building gets a roof.',
  ],
  projectPoints: (points) => `Worth ${count(points, 'point', 'points')}, for whoever comes first.`,
  deck: ['Projects face down', 'When a project is completed, the next one is turned up.'],
  mission: (name) => [
    name,
    'A secret mission of yours, counted at the end. Buildings with a roof do not count for it.',
  ],
  control: (name) => [
    name,
    'A secret mission of yours, counted at the end. Roofed buildings count, a shared lead does not.',
  ],
  bringsNow: (points) => `It would bring ${count(points, 'point', 'points')} if the game ended now.`,
  populationTrack: [
    'Inhabitants',
    'One stem for each clan. The figures above say what so many inhabitants bring at the end: from −30 to +10.',
  ],
  pointsTrack: ['Points from projects', 'One stem for each clan. Missions and inhabitants are added at the end.'],

  movePloy: [
    'Ploy: move the torticrane',
    'Before an action it may go to the territory one number higher or lower; after 7 comes 1. The action then happens there.',
  ],
  roofPloy: [
    'Ploy: move a roof',
    'Before an action a roof of yours in the torticrane’s territory may go to another building of yours on the same land, anywhere. The first is then open again.',
  ],
  roofsNow: (number) =>
    number === 0
      ? 'None of your roofs here could go anywhere.'
      : `${count(number, 'roof', 'roofs')} of yours here can go elsewhere.`,
  invasionsNow: (number, from) =>
    number === 0
      ? 'There is no building here that you could take.'
      : `You could take ${count(number, 'building', 'buildings')} here, the cheapest for ${from}.`,
  invadePloy: [
    'Ploy: invade',
    'As an action you may take another clan’s building in the torticrane’s territory: you pay them twice what its floors cost, and your floors stand there instead.',
  ],
  tokens: [
    'Bramble tokens',
    'Whoever builds on a bramble lays one of these there, and the area has that land from then on.',
  ],
  roofs: [
    'Roofs in reserve',
    'A building that completes a project gets one. While none is left, no project can be completed.',
  ],
  price: ['What it costs or brings', 'Inhabitants that you pay (−) or get (+) for what is in view.'],
  nextPrice: ['What would come next', 'What a floor would cost here, for whoever acts after this.'],
};
