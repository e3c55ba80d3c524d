import { type Guide, makeGuide } from '@potager/kernel';
import { CHAPTERS, EXAMPLES } from './chapters.ts';

export const guide: Guide = makeGuide(CHAPTERS, EXAMPLES, {
  goal:
    'Faites d’un désert des jardins. Chacune de vos tuiles posées vaut son niveau en points. Le premier dont les tuiles ' +
    'valent 20 points gagne aussitôt.',
  flow: [
    'Vous touchez votre revenu : 5 mana par point rouge de vos tuiles.',
    'Jouez une ou deux cartes d’irrigation, chacune pour une nouvelle tuile, ou une carte de culture, qui fait monter des tuiles. Ou passez.',
    'Après une carte d’irrigation, vous pouvez tenter une prise de terrain : enchérissez sur les tuiles voisines.',
    'En même temps, vous pouvez vendre des cartes de culture et en acheter d’exposées.',
    'Avec moins de cinq cartes en main, vous en piochez une. Puis c’est au suivant.',
  ],
  chapters: {
    turn: {
      title: 'Votre tour',
      text: [
        'L’eau ou la culture : voilà la question de chaque tour. L’eau apporte de nouvelles tuiles, la culture donne de ' +
          'la valeur à celles que vous avez. Une tuile de niveau 1 a un point blanc ; chaque niveau de plus est un point ' +
          'rouge, et les points rouges rapportent du mana à chaque tour.',
      ],
    },
    irrigation: {
      title: 'Irriguer : de nouvelles tuiles',
      text: [
        'Une carte d’irrigation désigne une case du désert. Si elle est encore vide, posez-y une tuile de niveau 1.',
      ],
    },
    culture: {
      title: 'Cultiver : des tuiles qui montent',
      text: [
        'Une carte de culture montre un motif. Cherchez-le parmi vos tuiles, tourné à volonté. Seules les plus basses de ' +
          'ces tuiles montent, d’un niveau, pour 10 mana chacune. Avec les niveaux 1, 1 et 2, les deux 1 deviennent donc ' +
          'des 2, pour 20 mana.',
      ],
    },
    trade: {
      title: 'Le commerce',
      text: [
        'Une carte de culture dont vous n’avez pas besoin rapporte 10 mana par case de son motif. Elle est alors ' +
          'exposée, et chacun peut l’acheter à son tour, pour 10 de plus qu’elle n’a rapporté.',
      ],
    },
    landGrab: {
      title: 'La prise de terrain : des tuiles aux enchères',
      text: [
        'Vous venez de poser une tuile à côté de celles d’un autre ? Vous pouvez alors enchérir pour les prendre. Chaque ' +
          'camp enchérit à son tour, et le plus offrant achète l’autre : l’attaquant prend les cibles, ou le défenseur ' +
          'prend les tuiles attaquantes.',
        'Une offre est un prix par point de l’autre camp. Un exemple : avec une tuile de niveau 1, vous attaquez une ' +
          'tuile de niveau 3 et offrez 10. Si l’autre accepte, vous payez 3 × 10 = 30 mana et le niveau 3 est à vous. ' +
          'S’il relance à 15 et que vous acceptez, il vous paie 1 × 15 = 15 et prend votre tuile. Qui perd une tuile est ' +
          'toujours payé.',
      ],
    },
    ending: {
      title: 'La fin',
      text: [
        '20 points gagnent aussitôt, pendant le tour de n’importe qui. Si personne n’y arrive, la partie finit avec les cartes.',
      ],
    },
    setup: {
      title: 'Le début, et ce qu’il y a dans la boîte',
      text: ['Vous commencez avec 100 mana et six cartes. Personne d’autre ne voit vos cartes ni votre mana.'],
    },
  },
  examples: {
    water:
      'La carte de G4 y pose une tuile de niveau 1. Elle touche celle d’un autre en G3 : vous pourriez donc ' +
      'enchérir pour la prendre.',
    culture:
      'Vos tuiles en B7, C7 et C6 forment le motif de la carte. Deux sont de niveau 1 : elles passent au niveau ' +
      '2, pour 20 mana. Celle de C6 est déjà plus haute et reste.',
    sell: 'Cette carte montre quatre cases : elle rapporte 40 mana.',
    grab:
      'Votre tuile en F7 attaque celle de G7. Vous offrez 20 ; si l’autre accepte, vous payez 1 × 20 mana et G7 ' +
      'est à vous.',
  },
  summary: [
    {
      title: 'Un tour',
      lines: [
        'Revenu : 5 mana par point rouge posé.',
        'Une ou deux cartes d’irrigation, ou une carte de culture, ou passer.',
        'Commercer chaque fois que c’est à vous d’agir pendant votre tour.',
        'À la fin, vous pouvez défausser une carte d’irrigation dont la case est occupée.',
        'Moins de cinq cartes en main : en piocher une.',
      ],
    },
    {
      title: 'Les points',
      lines: [
        'Une tuile vaut son niveau, de 1 à 4 : un point blanc, les autres rouges.',
        '20 points (25 en partie plus longue) gagnent aussitôt, pendant le tour de n’importe qui.',
      ],
    },
    {
      title: 'Irriguer',
      lines: [
        'Une tuile de niveau 1 sur la case de la carte, qui doit être vide.',
        'Juste après, si vous voulez : une prise de terrain depuis cette tuile.',
      ],
    },
    {
      title: 'Cultiver',
      lines: [
        'Vos tuiles selon le motif de la carte, tourné à volonté, jamais en miroir.',
        'Toutes celles du plus bas niveau montent d’un niveau, pour 10 mana chacune.',
        'Il faut les tuiles du nouveau niveau ; le niveau 3 se retourne en 4.',
      ],
    },
    {
      title: 'Commercer',
      lines: [
        'Vendre une carte de culture : 10 mana par case. Elle est alors exposée.',
        'En acheter une exposée : 10 mana de plus que cela.',
      ],
    },
    {
      title: 'Prise de terrain',
      lines: [
        'Cibles : des tuiles d’un seul adversaire qui se tiennent ; la première touche la tuile tout juste posée.',
        'Attaque : la tuile tout juste posée et, si vous voulez, une autre à vous qui la touche.',
        'L’attaquant offre au moins 10 par point des cibles ; le défenseur offre par point des tuiles attaquantes.',
        'À tour de rôle : accepter, ou relancer d’au moins 5. Pas d’offre que vous ne pourriez payer.',
        'Qui accepte reçoit l’offre multipliée par ses points et perd ces tuiles au profit de l’autre.',
        'Le vainqueur les remplace par le même niveau, ou le plus haut niveau inférieur.',
      ],
    },
    {
      title: 'Si personne n’y arrive',
      lines: [
        'On remélange trois fois ; à la quatrième, c’est fini. De même après deux tours de table sans carte jouée.',
        'Le plus de points gagne alors ; à égalité, la victoire est partagée.',
      ],
    },
  ],
});
