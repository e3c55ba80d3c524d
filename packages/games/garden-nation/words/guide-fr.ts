import { type Guide, makeGuide } from '@potager/kernel';
import { CHAPTERS, EXAMPLES } from './chapters.ts';

export const guide: Guide = makeGuide(CHAPTERS, EXAMPLES, {
  goal:
    'Votre petit peuple bâtit une ville dans un jardin oublié. Les points viennent des projets ouverts à tous, de deux ' +
    'missions que vous seul connaissez, et des habitants qu’il vous reste à la fin. Le plus de points gagne.',
  flow: [
    'Regardez où se trouve la tortugrue : votre action a lieu dans ce territoire.',
    'Construisez-y un étage, payé en habitants, ou abandonnez un bâtiment pour regagner des habitants.',
    'Si votre nouvel étage réalise un projet, prenez la carte et ses points. Le bâtiment reçoit un toit.',
    'La tortugrue se déplace : l’endroit où vous avez agi décide du lieu de l’action suivante.',
    'Quand tous ont joué, la majorité dans chaque territoire rapporte des habitants. Puis une nouvelle manche commence.',
  ],
  chapters: {
    acting: {
      title: 'Où l’on agit, et à qui le tour',
      text: [
        'Il y a sept territoires, chacun de sept cases disposées de la même façon : une au milieu, six autour. Si vous ' +
          'agissez dans la case du haut d’un territoire, la tortugrue va dans le territoire du haut ; dans la case du ' +
          'milieu, elle va dans celui du milieu. À chaque action, vous choisissez donc où il faudra agir ensuite.',
        'Dans une manche, chacun a deux actions ; le premier n’en a qu’une. À trois ou quatre, celui qui a fini ' +
          'désigne le suivant.',
      ],
    },
    constructing: {
      title: 'Construire',
      text: [
        'Les habitants sont votre argent. Une case vide coûte le nombre inscrit dessus. Chaque étage de plus sur votre ' +
          'bâtiment coûte 1 de plus par étage déjà là : sur une case de valeur 2, les étages coûtent 2, puis 3, puis 4.',
      ],
    },
    projects: {
      title: 'Projets et toits',
      text: [
        'Quatre cartes Projet sont visibles pour tous. Chacune demande un motif de vos bâtiments sur certains terrains. ' +
          'Posez l’étage qui termine le motif, et la carte est à vous. En échange, le bâtiment qui l’a reçu prend un ' +
          'toit : il ne grandit plus et ne sert à aucun autre projet.',
      ],
    },
    abandoning: {
      title: 'Abandonner un bâtiment',
      text: [
        'Plus assez d’habitants ? Reprenez un bâtiment entier : ses étages vous reviennent, avec le double de ce ' +
          'qu’ils ont coûté. C’est votre action.',
      ],
    },
    ploys: {
      title: 'Les ruses',
      text: [
        'Quatre fois par partie, vous pouvez faire quelque chose de spécial : décaler la tortugrue d’un territoire, ' +
          'envahir le bâtiment d’un autre, ou déplacer un de vos toits pour que le bâtiment dessous puisse grandir.',
      ],
    },
    movingOn: {
      title: 'Quand on ne peut pas construire',
      text: [
        'S’il n’y a rien à construire pour vous là où est la tortugrue, vous pouvez passer au territoire suivant.',
      ],
    },
    control: {
      title: 'La fin d’une manche : les majorités',
      text: [
        'Territoire par territoire : qui y a le plus d’étages gagne 2 habitants ; ceux qui se partagent la tête en ' +
          'gagnent 1 chacun. Les bâtiments à toit comptent aussi.',
      ],
    },
    missions: {
      title: 'Les missions secrètes',
      text: [
        'Vous gardez deux missions et les montrez à la fin. On compte ce qui est alors ouvert, sans toit : un bâtiment ' +
          'sert à un projet ou à la plupart des missions, pas aux deux.',
      ],
    },
    ending: {
      title: 'La fin de la partie',
      text: [
        'Dès que quelqu’un a posé son dernier étage, la manche est la dernière. On montre alors les missions et on ' +
          'compte les habitants. En avoir très peu coûte cher : ne les dépensez pas tous.',
      ],
    },
    setup: {
      title: 'Le début',
      text: ['Ici, la page installe tout. Vous choisissez seulement quelles deux missions sur quatre vous gardez.'],
    },
  },
  examples: {
    crane:
      'La tortugrue est dans le territoire 4. Construisez dans la case 4.6 et elle va dans le territoire 7 : ' +
      'c’est là que l’autre devra agir ensuite.',
    floor: 'Votre bâtiment de la case 5.1 a un étage, et la case vaut 3. Un deuxième étage coûte 3 + 1 = 4 habitants.',
    project:
      'Un deuxième étage dans la case 4.1 réalise un projet à 5 points : deux bâtiments côte à côte sur un même ' +
      'terrain, dont un de deux étages. Ce bâtiment reçoit alors un toit.',
    abandon:
      'Vos trois étages de la case 5.1 ont coûté 3 + 4 + 5 = 12 habitants. Si vous les abandonnez, il en ' +
      'revient 24.',
    invade: 'L’étage de l’autre dans la case 2.4 a coûté 5. Pour le double, 10 habitants, la case est à vous.',
  },
  summary: [
    {
      title: 'Une manche',
      lines: [
        'À 3 ou 4 : 1 action pour le premier, 2 pour les autres ; qui a fini désigne le suivant.',
        'À 2 : 1, 2, 2 et 2 actions, en alternant.',
        'Puis les majorités : le plus d’étages dans un territoire +2 habitants, tête partagée +1 chacun.',
        'Le dernier d’une manche est le premier de la suivante.',
      ],
    },
    {
      title: 'Une action, là où est la tortugrue',
      lines: [
        'Construire : une case vide coûte sa valeur, une ronce 5 (choisir son terrain), un étage de plus 1 de plus par étage déjà là.',
        'Ou abandonner un bâtiment entier : on reprend ses étages et le double de ce qu’ils ont coûté.',
        'Ou envahir (une ruse) : payer au propriétaire le double de ce que les étages ont coûté, en poser autant à soi.',
        'Puis la tortugrue part : la place de la case dans son territoire est celle du prochain territoire.',
        'Impossible de construire là ? Passez au numéro suivant. Il vous reste toujours au moins 1 habitant.',
      ],
    },
    {
      title: 'Ruses : une par action, quatre par partie',
      lines: [
        'Mouvement stratégique : la tortugrue avance ou recule d’un numéro avant l’action.',
        'Invasion, à la place de l’action.',
        'Transfert de toit : un toit de ce territoire vers un bâtiment ouvert à vous, même terrain, puis agir ici.',
      ],
    },
    {
      title: 'Projets : un par action, avec l’étage tout juste posé',
      lines: [
        '3 : deux bâtiments adjacents sur le terrain. Ou deux étages sur le terrain, dans un territoire extérieur.',
        '4 : deux étages sur le premier terrain, à côté d’une case du second sans bâtiment.',
        '5 : deux bâtiments adjacents sur le terrain, dont un de deux étages.',
        '7 : trois étages sur le terrain, dans le territoire central.',
        '11 : deux étages sur le premier terrain, à côté de bâtiments sur les deux autres.',
        'Seuls les bâtiments ouverts comptent. Celui du nouvel étage reçoit un toit.',
      ],
    },
    {
      title: 'Missions, comptées à la fin',
      lines: [
        'Cabaret, Bureau de poste, Caserne : 1 par étage ouvert sur le terrain.',
        'Sculpture, Marché, Tour de guet : 3 par bâtiment ouvert d’au moins deux étages sur le terrain.',
        'Beffroi 7, Observatoire 11 : par territoire avec un bâtiment ouvert d’au moins trois, ou quatre, étages.',
        'Contrôle de territoires : majorité dans un des deux territoires 4, dans les deux 12 ; les toits comptent.',
      ],
    },
    {
      title: 'La fin',
      lines: [
        'Quelqu’un pose son dernier étage : cette manche est la dernière.',
        'Population : 1 habitant −30, 10 habitants 0, à partir de 38 habitants +10.',
        'Le plus de points gagne.',
      ],
    },
  ],
});
