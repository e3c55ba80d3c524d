import type { Explained } from './explained.ts';

export const explained: Explained = {
  bare: (cell) => ({
    title: `Terre nue ${cell}`,
    text: `Personne ne l’a encore irriguée. Avec la carte d’irrigation ${cell}, on y pose une tuile de niveau 1.`,
  }),
  tile: (cell, owner, level) => ({
    title: `${cell} : ${owner === undefined ? 'votre tuile' : `tuile appartenant à ${owner}`}, niveau ${level}`,
    text:
      level === 4
        ? 'À son plus haut : 4 points, un blanc et trois rouges. Elle ne monte plus.'
        : 'Elle vaut autant de points que son niveau : un blanc, les autres rouges. Chaque point rouge rapporte 5 ' +
          'mana par tour. Les cartes de culture la font monter.',
  }),
  irrigation: (cell) => ({
    title: `Carte d’irrigation ${cell}`,
    text:
      `Pose une tuile de niveau 1 sur ${cell}, si la case est libre. Juste après, vous pouvez convoiter une tuile ` +
      'voisine.',
  }),
  culture: (card, shape) => ({
    title: `Carte de culture ${card} : ${shape}`,
    text:
      'Là où vos tuiles forment son motif, tourné mais jamais retourné, les plus basses montent d’un niveau, ' +
      'pour 10 mana chacune.',
  }),
  market: {
    title: 'Marché',
    text:
      'Les cartes de culture vendues attendent ici. À votre tour, vous pouvez en acheter une pour 10 mana, plus ' +
      '10 par case.',
  },
  piles: {
    title: 'Pioche',
    text:
      'Qui a moins de cinq cartes à la fin de son tour en pioche une. La défausse est mélangée trois fois ; une ' +
      'quatrième finirait la partie.',
  },
  player: (name) => ({ title: name, text: 'Où en est ce joueur, et ce que chacun peut savoir de lui.' }),
  track: {
    title: 'Course',
    text:
      'Une place par point jusqu’au but, à la porte. Les blancs sont des tuiles, les rouges rapportent. Qui ' +
      'atteint la porte gagne aussitôt.',
  },
  points: { title: 'Points', text: 'Ce que valent les tuiles de ce joueur, sur les points qui font gagner.' },
  mana: {
    title: 'Votre mana',
    text:
      'De quoi payer offres, cartes de culture et tuiles qui montent. Il vient des points rouges, des cartes ' +
      'vendues et des enchères perdues. Vous seul savez combien vous en avez.',
  },
  manaHidden: { title: 'Mana caché', text: 'Seul son propriétaire sait combien contient cette bourse.' },
  cards: { title: 'Cartes en main', text: 'Combien de cartes tient ce joueur. Lesquelles, c’est son secret.' },
  supply: {
    title: 'Tuiles restantes',
    text: 'Les tuiles de niveaux 1, 2 et 3 que ce joueur peut encore poser. Le niveau 4 est le dos du niveau 3.',
  },
  sealed: {
    title: 'Réponse cachetée',
    text:
      'Répond aux offres pour vous, même en votre absence : elle monte aussi peu que possible jusqu’à votre ' +
      'limite, puis accepte.',
  },
  side: {
    title: 'Un camp de l’enchère',
    text:
      'Une offre coûte tant pour chaque point de l’autre camp. Quand un camp accepte, l’autre le paie et prend ' +
      'ses tuiles.',
  },
  bid: {
    title: 'Votre offre',
    text:
      'Ce que vous offrez pour chaque point de l’autre camp. Rien n’est dit avant que vous n’appuyiez sur le ' +
      'bouton en dessous.',
  },
  stakes: {
    title: 'Points en jeu',
    text:
      'La bêche compte les tuiles qui attaquent, la clôture celles qui sont attaquées. Chaque camp paie son offre ' +
      'fois les points de l’autre.',
  },
};
