import { grammarOf } from '@potager/kernel';
import type { Explained } from './explained.ts';

const { count } = grammarOf('en');

export const explained: Explained = {
  gnome: 'One gnome. With the 6th in your garden the alarm comes: it steals gems and ends your building.',
  doubleGnome: 'Two gnomes on one tile, and both count towards the alarm.',
  missionTile: 'The mission is the first tile of your garden. It goes on to the next player after each round.',
  around: (slots) => `Around it: ${slots}`,
  complete: (n) => `${count(n, 'gem', 'gems')} complete at its edges`,
  fulfils: 'Helps to fulfil the mission',
  gems: [
    'Complete gems',
    'Two halves of one colour that touch are a gem. Gems are your money for hiring, and enough of them win the game.',
  ],
  gnomes: ['Gnomes', 'Gnomes in the garden, and the number at which the alarm comes.'],
  coins: ['Coins', 'A coin pays for one gem when you hire, and you keep it from round to round.'],
  pigs: ['Lucky pigs', 'The third pig in a garden brings a coin; in the expert game one of three mutates instead.'],
  dragons: ['Dragons', 'With three dragons one gnome is overlooked: the alarm comes one gnome later.'],
  bag: ['Bag', 'Tiles that can still be drawn this round. Everybody may know which; what comes next nobody knows.'],
  garden: (name) => [`Garden of ${name}`, 'It grows as its owner builds. A tap opens it large, with bag and gems.'],
  start: ['Start marker', 'Whoever has the lantern hires first. It goes on to the next player each round.'],
  round: ['Round', 'All build at once, then hire one creature each. Then everything goes back into the bags.'],
  pile: (name) => [name, 'Whoever hires here pays the price and gets the top tile.'],
  pigPile: [
    'Pig pile',
    'A lucky pig and a coin instead of a creature, whatever you have. Which pig it is, chance decides.',
  ],
  price: ['Price', 'What you pay: gems of your garden, and coins where the gems do not reach.'],
  reward: ['Coin beside the pile', 'Whoever hires here first gets it, after paying.'],
  victory: ['Victory tile', 'Whoever has so many gems when building ends buys it and wins. Coins do not help.'],
  supply: ['Coins left', 'The supply from which coins are paid out.'],
  odds: ['Alarm', 'How many of the tiles in your bag would raise the gnome alarm, and what it would steal.'],
  misfits: [
    'Fits nowhere',
    'How many of the tiles in your bag would fit nowhere in your garden. That ends your building.',
  ],
  figureOdds: (figure) => [figure, 'How many of these are in your bag, and how likely one comes next.'],
  pond: ['Pond', 'A gap closed in by tiles. In the expert game each one brings a coin before you hire.'],
  gem: ['Gem', 'Two halves of one colour have met: one gem.'],
  triple: ['Triple gem', 'Two triple halves have met: they count as three gems.'],
  egg: ['Egg gem', 'An egg completes a gem with a half of any colour, or with another egg.'],
  line: 'A line of a mushroom head whose two gems are both complete is one more gem.',
  turned: ['A place for another turn', 'The tile fits here if you turn it.'],
  ruler: [
    'Columns and rows',
    'Places are called by these numbers in the log and in lists. The first tile lies at column 0, row 0.',
  ],
  oddsSwitch: ['Odds', 'Whether it is said how likely each tile comes next, and how likely the alarm.'],
  place: ['A place', 'Here the tile fits as it is turned now. Touch it to see it lie there, again to lay it.'],
};
