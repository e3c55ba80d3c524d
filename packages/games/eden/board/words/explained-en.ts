import type { Explained } from './explained.ts';

export const explained: Explained = {
  bare: (cell) => ({
    title: `Bare earth ${cell}`,
    text: `Nobody has watered it yet. Whoever holds irrigation card ${cell} can lay a tile of level 1 here.`,
  }),
  tile: (cell, owner, level) => ({
    title: `${cell}: ${owner === undefined ? 'your tile' : `tile of ${owner}`}, level ${level}`,
    text:
      level === 4
        ? 'Full grown: worth 4 points, one white and three red. It rises no more.'
        : 'Worth as many points as its level: one white, the others red. Each red point brings 5 mana a turn. ' +
          'Culture cards make it rise.',
  }),
  irrigation: (cell) => ({
    title: `Irrigation card ${cell}`,
    text:
      `Lays a tile of level 1 on ${cell}, if nothing lies there. Right after it you may reach for a neighbour’s ` +
      'tile.',
  }),
  culture: (card, shape) => ({
    title: `Culture card ${card}: ${shape}`,
    text:
      'Where your tiles form its arrangement, turned but never mirrored, the lowest of them rise by a level, for ' +
      '10 mana each.',
  }),
  market: {
    title: 'Market',
    text:
      'Culture cards that were sold lie here. In your turn you can buy one for 10 mana and 10 for each of its ' +
      'cells.',
  },
  piles: {
    title: 'Draw pile',
    text:
      'Whoever holds fewer than five cards at the end of a turn draws one. The discard is shuffled three times; a ' +
      'fourth time ends the game.',
  },
  player: (name) => ({ title: name, text: 'How far this player has come, and what everybody may know of them.' }),
  track: {
    title: 'Race',
    text:
      'A place for each point up to the target at the gate. White ones are tiles, red ones bring income. Whoever ' +
      'reaches the gate has won at once.',
  },
  points: { title: 'Points', text: 'What this player’s tiles are worth, of the points that win.' },
  mana: {
    title: 'Your mana',
    text:
      'Money, for bids, culture cards and what they raise. It comes from red points, sold cards and lost ' +
      'auctions. Only you see how much you have.',
  },
  manaHidden: { title: 'Hidden mana', text: 'Only its owner knows how much is in this pouch.' },
  cards: { title: 'Cards in hand', text: 'How many cards this player holds. Which ones is secret.' },
  supply: {
    title: 'Tiles left',
    text: 'Tiles of levels 1, 2 and 3 that this player can still lay. Level 4 is the back of level 3.',
  },
  sealed: {
    title: 'Sealed answer',
    text:
      'Answers bids for you, also while you are away: it raises by as little as it can up to your limit, then ' +
      'accepts.',
  },
  side: {
    title: 'One side of the auction',
    text:
      'A bid costs so much for each point of the other side. When one side accepts, the other pays it and takes ' +
      'its tiles.',
  },
  bid: {
    title: 'Your bid',
    text: 'What you offer for each point of the other side. Nothing is said before you press the button below.',
  },
  stakes: {
    title: 'Points at stake',
    text:
      'The spade counts the attacking tiles, the fence the attacked ones. Each side pays its bid times the other ' +
      'side’s points.',
  },
};
