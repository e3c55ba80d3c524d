import type { WordsOfExercises } from '@potager/kernel';
import graded from './graded.json' with { type: 'json' };

export const exercises: WordsOfExercises<typeof graded> = {
  'twentieth-point': {
    title: 'Le vingtième point',
    question: 'À vous : vous venez d’irriguer B7, et vos tuiles valent 19 points. Gagnez tout de suite.',
    why:
      'Une deuxième carte d’irrigation peut suivre la première. D5 est vide, la tuile que vous y posez est votre ' +
      'vingtième point, et personne n’y peut rien. Attaquer A7 ou B6 pourrait aussi rapporter un point, mais ' +
      'seulement si son propriétaire cède.',
  },
  'four-in-a-row': {
    title: 'Quatre à la file',
    question: 'À vous : 16 points, 55 mana, une carte d’irrigation et une carte de culture. Trouvez le coup qui gagne.',
    why:
      'D1, E1, F1 et G1 forment le motif de la carte de culture 11, et toutes les quatre sont au niveau 1. Toutes ' +
      'les quatre montent donc, pour 40 de vos 55 mana : 16 + 4 = 20 points. Irriguer E6 rapporterait un point et ' +
      'laisserait jouer les autres.',
  },
  'side-by-side': {
    title: 'Côte à côte',
    question:
      'Votre premier tour : E6 est irriguée, et une deuxième carte d’irrigation peut suivre. Quelle case ' +
      'choisissez-vous ?',
    why:
      'Deux tuiles côte à côte, c’est tout ce que demande le domino de votre main, la carte de culture 3, et F6 est ' +
      'la seule de vos cases qui touche E6. Au prochain tour, les deux passent au niveau 2 pour 20 mana : 2 points ' +
      'de plus, et un revenu de 10 mana à chaque tour à partir de là.',
  },
  square: {
    title: 'Toutes les quatre montent',
    question: 'À vous : 6 points et 155 mana. L’eau ou la culture : qu’est-ce qui rapporte le plus ?',
    why:
      'F3, F4, G3 et G4 forment le carré de la carte de culture 9, et toutes sont au niveau 1. Pour 40 mana, toutes ' +
      'les quatre montent : 10 points au lieu de 6, et un revenu de 20 mana par tour. Une carte d’irrigation ' +
      'rapporte un point et aucun revenu.',
  },
  'more-is-more': {
    title: 'Deux cartes conviennent',
    question: 'À vous : 85 mana, et vos deux cartes de culture conviennent. Laquelle jouez-vous, et où ?',
    why:
      'Le carré, carte 10, fait monter quatre tuiles pour 40 mana : 4 points, et un revenu de 20 mana par tour. Le ' +
      'triomino coudé, carte 7, en fait monter trois pour 30 : 3 points, et un revenu de 15. Vous avez de quoi payer ' +
      'le plus grand, et vous gardez l’autre pour plus tard.',
  },
  'card-for-mana': {
    title: 'Garder ou vendre ?',
    question:
      'Votre tour est presque fini : vous avez joué, pioché, et il vous reste 5 mana. Vendez-vous la carte de ' +
      'culture 14 ?',
    why:
      'La carte 14, le L, ne va nulle part avec vos tuiles, et vendue, elle rapporte 40 mana. Vous en avez besoin : ' +
      'B1 et C1, au niveau 3, attirent les attaques, et avec 5 mana vous ne pourriez même pas répondre à l’offre la ' +
      'plus basse. Avec 45, vous pouvez les défendre.',
  },
  'card-on-the-table': {
    title: 'Elle est sur la table',
    question:
      'À vous : 17 points, 105 mana, et aucune carte de culture en main. Vous pouvez quand même gagner à ce tour. ' +
      'Comment ?',
    why:
      'La carte de culture 9, le carré, est exposée : achetée pour 50 mana, elle peut être jouée aussitôt. En D2, ' +
      'D3, E2 et E3, toutes les tuiles sauf E2 sont au niveau 1 ; trois montent donc, pour 30 mana : 17 + 3 = 20 ' +
      'points. Avec les cartes 15 et 17, ou le carré ailleurs, ce serait deux au plus.',
  },
  'buy-and-plant': {
    title: 'Du mana, mais pas de carte',
    question: 'À vous : 6 points, 100 mana, et seulement des cartes d’irrigation en main. Que faites-vous ?',
    why:
      'Des trois cartes de culture exposées, seule la carte 8, le triomino coudé, convient à vos tuiles : avec B6 et ' +
      'B7, et A6 ou C6. Elle coûte 40 mana, et trois tuiles montent pour 30 : 3 points de plus, un revenu de 15 mana ' +
      'par tour, et il vous reste 30 mana. Deux cartes d’irrigation rapporteraient 2 points et aucun revenu.',
  },
  'cheap-defence': {
    title: 'Une défense bon marché',
    question:
      'D4 et E4, soit 6 de vos points, sont attaquées par un seul point. L’offre est à 20, et vous avez 25 mana. Que ' +
      'répondez-vous ?',
    why:
      'Chaque camp paie les points de l’autre : à 25, vous paieriez 25 × 1 = 25 mana ; à 30, l’attaquant devrait ' +
      'payer 30 × 6 = 180. Si vous acceptez, vous recevez 120 mana, mais 6 points changent de camp : 9 pour vous au ' +
      'lieu de 15, et 16 pour l’attaquant au lieu de 10. Relancez tant que c’est si peu cher.',
  },
  'good-price': {
    title: 'Un bon prix ?',
    question:
      'E3 est attaquée, niveau 1 contre niveau 1. L’offre est à 35, et vous avez 40 mana. Acceptez-vous, ou ' +
      'offrez-vous 40 ?',
    why:
      'Que vaut un point ? Une carte de culture fait monter des tuiles pour 10 mana le point, et ici on vous en paie ' +
      '35 pour un seul. Acceptez, et vous avez 75 mana pour faire monter vos tuiles et répondre aux attaques. Offrez ' +
      '40, et vous gagnerez peut-être un point, mais il ne vous restera pas un mana pour la prochaine attaque.',
  },
  'let-them-pay': {
    title: 'Deux tuiles, un attaquant',
    question:
      'B1 et B2 sont attaquées par une tuile de niveau 1. L’offre est à 45, et vous avez 70 mana. Que répondez-vous ?',
    why:
      'Si vous acceptez, vous recevez 45 × 2 = 90 mana pour deux tuiles de niveau 1, alors que faire monter une ' +
      'tuile coûte 10 le point : avec 160 mana, vous ne manquez de rien. À 50, vous garderiez les deux et en ' +
      'gagneriez une troisième, mais 50 mana pour ce seul point vous en laissent 20, et la prochaine attaque viendra.',
  },
  'one-more-card': {
    title: 'En pleine enchère',
    question:
      'Vous attaquez C1 et D1 avec C2 et C3, et le défenseur a relancé à 15. À 20, vous paieriez 100 mana, et vous ' +
      'en avez 70. Est-ce perdu ?',
    why:
      'Accepter, c’est perdre la partie : le défenseur prendrait C2 et C3 et aurait 23 points. Mais pendant votre ' +
      'tour, vous pouvez commercer même maintenant : la carte de culture 10 rapporte 40 mana, et avec 110, vous ' +
      'pouvez offrir 20. Si l’autre accepte, vous avez 22 points ; sinon, il lui faut 25 × 4 = 100 mana, et lui ne ' +
      'peut rien vendre.',
  },
  'helping-tile': {
    title: 'Un coup de main',
    question:
      'Vous attaquez C1 et D1, 5 points, avec C2. Qui gagne cette enchère gagne la partie. Que faites-vous avant ' +
      'd’offrir ?',
    why:
      'Le défenseur a 19 points, et C2 à elle seule lui suffirait : vous ne risquez rien à ajouter une tuile. Avec ' +
      'C3, de niveau 3, votre camp a 4 points, et chacune de ses offres lui coûte quatre fois plus : 15 lui coûte 60 ' +
      'mana au lieu de 15. Vos offres à vous coûtent autant qu’avant. B2, de niveau 1, ne ferait que doubler les ' +
      'siennes.',
  },
  'too-high-for-them': {
    title: 'Jusqu’où monter ?',
    question:
      'C5, D5 et D6, soit 6 de vos points, sont attaquées par un seul point, et l’offre est à 10. Vous avez 18 ' +
      'points et 30 mana. Combien offrez-vous ?',
    why:
      'Tout : à 30, vous payez 30 mana pour B5, et l’attaquant aurait besoin de 35 × 6 = 210 pour continuer. Plus ' +
      'votre offre est basse, moins cela lui coûte. Et vous n’avez pas besoin de ce mana : avec B5, vous avez 19 ' +
      'points, le tour suivant est à vous, et A4 ou B6 est le vingtième, pour rien.',
  },
};
