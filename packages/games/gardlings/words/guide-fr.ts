import { type Guide, makeGuide } from '@potager/kernel';
import { CHAPTERS, EXAMPLES } from './chapters.ts';

export const guide: Guide = makeGuide(CHAPTERS, EXAMPLES, {
  goal:
    'À chaque manche, vous piochez des tuiles dans votre propre sac et en faites un jardin, avec le plus de gemmes ' +
    'entières possible. Les gemmes achètent de meilleures tuiles pour votre sac. Le premier à avoir 17 gemmes dans un ' +
    'jardin gagne.',
  flow: [
    'Piochez une tuile et posez-la pour que tout s’accorde. Deux moitiés d’une même couleur font une gemme.',
    'Puis choisissez : piocher encore, ou s’arrêter ? Six gnomes, c’est l’alerte : le jardin s’arrête et coûte 3 gemmes.',
    'Quand tous se sont arrêtés : qui a au moins 17 gemmes, et le plus de tous, gagne.',
    'Sinon chacun engage une nouvelle tuile et la paie en gemmes, avec des pièces s’il le faut.',
    'Le jardin et la nouvelle tuile vont dans le sac, et la manche suivante commence.',
  ],
  chapters: {
    building: {
      title: 'Piocher, poser, s’arrêter ou continuer',
      text: [
        'Tous bâtissent en même temps, chacun dans son jardin. Une tuile couvre deux cases et porte des moitiés de ' +
          'gemme sur ses bords. Là où deux tuiles se touchent, tout doit s’accorder : des moitiés de même couleur, ou ' +
          'vide avec vide. Chaque paire de moitiés est une gemme.',
        'Avant chaque pioche, vous pouvez vous arrêter. Vous voyez ce qui reste dans votre sac : vous savez donc quel ' +
          'risque vous prenez.',
      ],
    },
    alarm: {
      title: 'L’alerte aux gnomes',
      text: [
        'Les gnomes aussi remplissent le jardin, mais le sixième est de trop : la tuile est mise de côté, vous devez ' +
          'vous arrêter, et vous avez 3 gemmes de moins cette manche. Ce que vous avez bâti compte quand même.',
      ],
    },
    hiring: {
      title: 'Engager',
      text: [
        'Vos gemmes sont votre argent, pour cette manche seulement. Achetez une tuile : les vertes coûtent 4, les bleues ' +
          '7, les roses 10 et les dorées 14. Plus elles sont chères, plus elles font de gemmes. Si vous ne voulez ou ne ' +
          'pouvez pas, prenez un cochon porte-bonheur et une pièce. Les pièces se gardent ; chacune vaut 1.',
      ],
    },
    creatures: {
      title: 'Les créatures',
      text: [
        'Chaque créature sait faire quelque chose. À la table, laissez la souris ou le doigt sur une tuile pour savoir quoi.',
      ],
    },
    winning: {
      title: 'Gagner',
      text: ['La tuile Victoire s’achète entre la construction et l’engagement, avec des gemmes seulement.'],
    },
    alone: {
      title: 'En solo',
      text: ['Seul, il faut arriver à acheter la tuile Victoire avec le moins de tuiles possible.'],
    },
    expert: {
      title: 'Pour les experts',
      text: [
        'Trois changements corsent le jeu : l’alerte fait plus mal, les étangs rapportent, et les cochons mutent.',
      ],
    },
    missions: {
      title: 'Avec les missions',
      text: ['Une mission est la première dans votre jardin et demande quelque chose. Réussie, elle donne des gemmes.'],
    },
    setup: {
      title: 'Le début, et ce qu’il y a dans la boîte',
      text: ['Ici, la page installe tout. Tous les sacs se valent : quatre gnomes, deux doubles gnomes, deux cochons.'],
    },
  },
  examples: {
    lay:
      'Vous avez pioché une tuile. À la place montrée, elle s’accorde de tous les côtés, et deux gemmes ' +
      'deviennent entières.',
    stop:
      'Il reste quatre tuiles dans votre sac, et trois seraient une alerte. Sept gemmes suffisent pour une ' +
      'tuile bleue : mieux vaut s’arrêter.',
    hire:
      'Vous avez 6 gemmes et des pièces. Une tuile bleue coûte 7 : une pièce complète, et la pièce posée à côté ' +
      'de la pile vous revient.',
  },
  summary: [
    {
      title: 'Construire, tous en même temps',
      lines: [
        'Piocher une tuile au hasard, la tourner, la poser : deux cases libres, au moins une arête contre le jardin.',
        'Tous les raccords s’accordent : même couleur, vide avec vide, un œuf avec toute moitié, triple avec triple.',
        'Avant chaque pioche on peut s’arrêter. Une tuile sans place peut être mise de côté : arrêt sans pénalité.',
        'Alerte au 6e gnome : tuile mise de côté, arrêt, 3 gemmes de moins. Un sac vide arrête aussi.',
      ],
    },
    {
      title: 'Gagner, avant d’engager',
      lines: [
        'Le plus de gemmes, au moins 17 (20 en partie longue), achète la tuile Victoire. Les pièces n’aident pas.',
        'Égalité : plus de pièces gagne ; encore égalité : personne, et l’on continue.',
      ],
    },
    {
      title: 'Engager, à partir du marqueur',
      lines: [
        'Une tuile, le dessus d’une pile : verte 4, bleue 7, rose 10, dorée 14. Chaque pièce dépensée ajoute 1.',
        'Ou un cochon de la pile cachée et une pièce, quel que soit l’argent.',
        'Premier à acheter dans une pile bordée d’une pièce : elle est à vous, après avoir payé.',
        'Puis tout va dans le sac, et le marqueur passe à la place suivante.',
      ],
    },
    {
      title: 'Créatures',
      lines: [
        'Cochon : le troisième du jardin donne aussitôt une pièce, une fois par manche.',
        'Jardinier : deux moitiés triples réunies comptent 3.',
        'Tête de champignon : une ligne entre deux gemmes entières fait 1 gemme de plus.',
        'Oiseau : son œuf va avec toutes les couleurs.',
        'Licorne : se déplace pendant la construction, là où elle va.',
        'Dragon : avec trois, l’alerte ne vient qu’au 7e gnome.',
      ],
    },
    {
      title: 'En solo',
      lines: ['Le moins de tuiles. À 17 : or 13, argent 16, bronze 19. À 20 : or 15, argent 18, bronze 21.'],
    },
    {
      title: 'Experts et missions',
      lines: [
        'Experts : une alerte prend la moitié des gemmes. Chaque étang, un creux entouré, donne une pièce. Dès trois cochons, l’un d’eux mute après l’engagement.',
        'Missions : Moulinet 3, Mur 2, Escalier 3, Chemins 2, Gemmes bleues 2, Entourée 3 ; Second regard : une fois par manche, piocher une autre tuile.',
      ],
    },
  ],
});
