import type { WordsOfExercises } from '@potager/kernel';
import graded from './graded.json' with { type: 'json' };

export const exercises: WordsOfExercises<typeof graded> = {
  'five-is-fine': {
    title: 'Déjà quatre gnomes',
    question:
      'Vous bâtissez : 6 gemmes, 2 pièces et quatre gnomes dans votre jardin. Regardez dans votre sac. Piocher ou ' +
      's’arrêter ?',
    why:
      'L’alerte vient au sixième gnome, et vos deux doubles gnomes sont déjà dans le jardin. Sur les sept tuiles du ' +
      'sac, quatre apportent un gnome et trois aucun : le risque est de 0 %. Pour l’instant, vous engageriez une ' +
      'tuile bleue ; après n’importe laquelle des sept, gemmes et pièces suffisent pour une rose.',
  },
  seventeen: {
    title: 'Dix-sept',
    question:
      'Vous bâtissez : 17 gemmes, quatre gnomes, et il reste trois tuiles dans votre sac. Piocher ou s’arrêter ?',
    why:
      'Le double gnome serait l’alerte : une tuile sur trois, 33 %, et vos 17 gemmes ne seraient plus que 14. Avec ' +
      '17, vous pouvez acheter la tuile Victoire ; plus ne servirait que si l’autre en avait 17 aussi cette manche, ' +
      'et avec son sac, cela n’arrive presque jamais. Vous avez ce que vous vouliez.',
  },
  'three-at-once': {
    title: 'Trois d’un coup',
    question: 'Vous avez pioché un cochon porte-bonheur. Où rapporte-t-il le plus de gemmes ?',
    why:
      'Au bord gauche, à côté de la tête de champignon et de la licorne, il complète une gemme verte et une jaune, ' +
      'et la verte complète aussi une ligne de la tête de champignon. Cela fait 3 gemmes de plus, 10 en tout ; ' +
      'ailleurs, vous en auriez 8 au plus.',
  },
  'double-trouble': {
    title: 'Encore deux tuiles',
    question:
      'Vous bâtissez : 13 gemmes, 2 pièces, quatre gnomes, et il reste deux tuiles dans votre sac. Piocher ou ' +
      's’arrêter ?',
    why:
      'Les deux tuiles sont des doubles gnomes : l’alerte est certaine, 100 %. Avec 13 gemmes et une pièce, vous ' +
      'pouvez engager une tuile dorée, et la pièce posée à côté de la pile vous revient. Après l’alerte, 10 gemmes ' +
      'et 2 pièces ne suffisent que pour une rose.',
  },
  'one-in-eight': {
    title: 'Une sur huit',
    question:
      'Vous bâtissez : 7 gemmes, 1 pièce, quatre gnomes, et il reste huit tuiles dans votre sac. Piocher ou ' +
      's’arrêter ?',
    why:
      'Seul le double gnome serait l’alerte : une tuile sur huit, 12,5 %. Chacune des autres rapporte de 1 à 3 ' +
      'gemmes, et avec six d’entre elles, votre pièce suffit pour arriver à 10, le prix d’une tuile rose. Si vous ' +
      'vous arrêtez maintenant, ce sera une bleue.',
  },
  'two-in-three': {
    title: 'Deux sur trois',
    question: 'Vous bâtissez : 10 gemmes, cinq gnomes, et il reste trois tuiles dans votre sac. Piocher ou s’arrêter ?',
    why:
      'Le gnome et le double gnome seraient l’alerte : deux tuiles sur trois, 67 %. De vos 10 gemmes, il en ' +
      'resterait 7, donc une tuile bleue au lieu d’une rose. Le cochon porte-bonheur donnerait une gemme et, étant ' +
      'le troisième, une pièce, mais cela reste une tuile rose : beaucoup à perdre, peu à gagner.',
  },
  'one-more-gem': {
    title: 'Une gemme de plus',
    question: 'Vous avez pioché un gnome, votre cinquième. Où rapporte-t-il le plus de gemmes ?',
    why:
      'Au bord droit, il complète une gemme jaune et une bleue, et la jaune complète une ligne de la tête de ' +
      'champignon voisine : 3 gemmes de plus, 13 en tout. La deuxième meilleure place en rapporte 2, toutes les ' +
      'autres 1.',
  },
  'three-dragons': {
    title: 'Trois dragons',
    question:
      'Vous bâtissez : 14 gemmes, cinq gnomes, et il reste trois gnomes et un cochon porte-bonheur dans votre sac. ' +
      'Piocher ou s’arrêter ?',
    why:
      'Avec trois dragons dans votre jardin, un gnome passe inaperçu : l’alerte ne vient qu’au septième. La ' +
      'prochaine tuile ne risque rien : 0 %. Chacun des trois gnomes vous amène à 17 gemmes, assez pour la tuile ' +
      'Victoire, et le cochon à 15.',
  },
  'two-short': {
    title: 'À deux gemmes du but',
    question:
      'Vous bâtissez : 15 gemmes, quatre gnomes, et il reste quatre tuiles dans votre sac. Piocher ou s’arrêter ?',
    why:
      'Seul le double gnome serait l’alerte : une tuile sur quatre, 25 %. Chacune des trois autres vous amène à 17 ' +
      'ou 18 gemmes, assez pour la tuile Victoire. Et l’alerte vous en laisserait 12 : une tuile rose au lieu d’une ' +
      'dorée, un petit prix pour trois chances sur quatre.',
  },
  'one-in-three': {
    title: 'Une sur trois',
    question:
      'Vous bâtissez : 10 gemmes, 1 pièce, cinq gnomes, et il reste six tuiles dans votre sac. Piocher ou s’arrêter ?',
    why:
      'Le gnome et le double gnome seraient l’alerte : deux tuiles sur six, 33 %. Elle coûterait 3 gemmes, donc une ' +
      'tuile bleue au lieu d’une rose. Mais les quatre autres rapportent au moins 2 gemmes, et la tête de champignon ' +
      'verte 5 : avec 15 gemmes, on engage une tuile dorée. Et en continuant à piocher, vous arrivez à 17 plus d’une ' +
      'fois sur quatre.',
  },
  unicorn: {
    title: 'La licorne déménage',
    question:
      'Vous bâtissez : 13 gemmes, et quelqu’un s’est arrêté avec 17. Où mettre votre licorne avant de piocher ?',
    why:
      'Au-dessus du double gnome, elle s’accorde sur trois côtés : une gemme rose, une jaune et une bleue, pour celle ' +
      'qu’elle quitte. Cela fait 15 gemmes ; ailleurs, pas plus de 13. Aucune des quatre tuiles de votre sac n’est ' +
      'une alerte, et trois d’entre elles vous amènent alors à 17 ou plus ; à égalité, vos 3 pièces battent les 2 de ' +
      'l’autre.',
  },
  'last-chance': {
    title: 'Dix-sept contre douze',
    question:
      'L’autre joueur s’est arrêté avec 17 gemmes. Vous en avez 12, cinq gnomes, et il reste six tuiles dans votre ' +
      'sac. Piocher ou s’arrêter ?',
    why:
      'S’arrêter, c’est perdre : 17 gemmes achètent la tuile Victoire. Deux tuiles sur six seraient l’alerte, 33 %, ' +
      'mais vous n’avez plus rien à perdre. Le dragon donne 17 d’un coup, et à égalité, vos 2 pièces l’emportent, ' +
      'car l’autre n’en a pas ; après chacune des trois autres, vous en avez de 14 à 16, et vous piochez encore.',
  },
  'pink-or-pink': {
    title: 'Rose ou rose ?',
    question: 'À vous d’engager : 9 gemmes et 2 pièces, assez pour une tuile rose. Laquelle des deux prenez-vous ?',
    why:
      'Les deux ont six moitiés de gemme. La tête de champignon a en plus deux lignes, et chacune vaut une gemme de ' +
      'plus chaque fois que ses deux gemmes sont entières, manche après manche. La licorne vient avec la pièce posée ' +
      'à côté de sa pile, mais une pièce ne se dépense qu’une fois.',
  },
  'a-coin-saved': {
    title: 'Après l’alerte',
    question: 'À vous d’engager, après une alerte aux gnomes : aucune gemme, mais 4 pièces. Que prenez-vous ?',
    why:
      'Une tuile verte coûterait vos quatre pièces. Le cochon porte-bonheur ne coûte rien et donne une pièce : en ' +
      'voilà 5 de côté. Avec elles, 9 gemmes suffiront à la prochaine manche pour une tuile dorée, et 5 pour une ' +
      'rose. Une tuile verte vaut mieux qu’un cochon, mais pas cinq pièces de mieux.',
  },
  gold: {
    title: 'Or ou or ?',
    question: 'À vous d’engager : 14 gemmes, assez pour une tuile dorée. Laquelle des deux prenez-vous ?',
    why:
      'Les deux peuvent faire six gemmes, et une pièce est posée à côté de chaque pile. Les deux œufs de l’oiseau de ' +
      'paradis vont avec toutes les couleurs : il se pose facilement. Mais la tête de champignon a trois lignes : si ' +
      'toutes ses gemmes sont entières, elle rapporte 6 + 3 = 9, et l’oiseau jamais plus de 6.',
  },
  'against-the-odds': {
    title: 'Contre toute attente',
    question:
      'Vous bâtissez : 15 gemmes, cinq gnomes, et il reste trois tuiles dans votre sac, dont deux avec des gnomes. ' +
      'L’autre a fini avec 1 gemme. Piocher ou s’arrêter ?',
    why:
      'Deux tuiles sur trois seraient l’alerte : 67 %. Mais la troisième, la tête de champignon, vous amène à 17, et ' +
      'alors plus personne ne peut vous empêcher de gagner. L’alerte, elle, ne coûte qu’une tuile rose au lieu d’une ' +
      'dorée, et l’autre est loin derrière : une chance sur trois de gagner tout de suite vaut mieux.',
  },
};
