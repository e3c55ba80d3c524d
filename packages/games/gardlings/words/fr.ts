import type { Clash } from '../rules/kinds.ts';
import type { Creature } from '../rules/tile-set.ts';
import { type GardlingsWords, makeWords, type Names, nameTile } from './make-words.ts';

const BACK_NAMES = {
  pig: 'cochon porte-bonheur',
  green: 'tuile verte',
  blue: 'tuile bleue',
  pink: 'tuile rose',
  gold: 'tuile dorée',
  gnome: 'gnome',
  double: 'double gnome',
  mission: 'mission',
} as const;

const names: Names = {
  creatures: {
    pig: 'cochon porte-bonheur',
    gardener: 'jardinier',
    mushroom: 'tête de champignon',
    bird: 'oiseau de paradis',
    unicorn: 'licorne',
    dragon: 'dragon',
    gnome: 'gnome',
    mission: 'mission',
  },
  tile: (back, number) => `${BACK_NAMES[back]} ${number}`,
  piles: {
    'green-1': 'la première pile verte',
    'green-2': 'la deuxième pile verte',
    'blue-1': 'la première pile bleue',
    'blue-2': 'la deuxième pile bleue',
    'pink-1': 'la première pile rose',
    'pink-2': 'la deuxième pile rose',
    'gold-1': 'la première pile dorée',
    'gold-2': 'la deuxième pile dorée',
    pig: 'la pile des cochons',
  },
  fromPile: (pile) => `de ${names.piles[pile]}`,
  underPile: (pile) => `sous ${names.piles[pile]}`,
  slots: {
    Y: 'une moitié jaune',
    G: 'une moitié verte',
    P: 'une moitié rose',
    B: 'une moitié bleue',
    '.': 'un raccord vide',
    '*': 'un œuf',
    '3': 'une moitié triple',
  },
  sides: { above: 'en haut', right: 'à droite', below: 'en bas', left: 'à gauche' },
  colours: { yellow: 'jaune', green: 'verte', pink: 'rose', blue: 'bleue', none: 'sans couleur' },
  missions: {
    pinwheel: 'Moulinet',
    wall: 'Mur',
    stairs: 'Escalier',
    paths: 'Chemins',
    blues: 'Gemmes bleues',
    surrounded: 'Entourée',
    secondLook: 'Second regard',
  },
  medals: { gold: 'or', silver: 'argent', bronze: 'bronze', none: 'pas de médaille, à retenter' },
};

const tile = (id: string): string => nameTile(names, id);
/** A tile with its creature, where one wants to know whom it brings. */
const kind = (it: { readonly tile: string; readonly creature: Creature }): string =>
  `${tile(it.tile)} (${names.creatures[it.creature]})`;
const gems = (count: number): string => (count < 2 ? `${count} gemme` : `${count} gemmes`);
const coins = (count: number): string => (count < 2 ? `${count} pièce` : `${count} pièces`);
const turned = (turns: string): string => (turns === '0' ? 'sans la tourner' : `tournée de ${Number(turns) * 90}°`);
const clash = ({ side, has, needs, other }: Clash): string =>
  `${names.sides[side]}, ${names.slots[has]} toucherait ${names.slots[needs]} (${tile(other)})`;

export const words: GardlingsWords = makeWords({
  title: 'Gardlings',
  summary: 'Piocher, poser, s’arrêter avant que les gnomes ne s’en mêlent : le jardin le plus étincelant l’emporte.',
  options: {
    target: { label: 'Tuile Victoire', values: { '17': '17 gemmes', '20': '20 gemmes (partie longue)' } },
    expert: { label: 'Variante experte', values: { false: 'non', true: 'étangs et cochons mutants' } },
    missions: { label: 'Missions', values: { false: 'sans', true: 'avec les tuiles Mission' } },
  },
  names,
  moves: {
    words: {
      draw: 'piocher une tuile',
      aside: 'mettre la tuile de côté et cesser de bâtir',
      look: 'Second regard : piocher une autre tuile',
      alarm: 'accepter l’alerte aux gnomes',
      stop: 's’arrêter',
      resume: 'reprendre',
      pig: 'prendre un cochon porte-bonheur et une pièce',
    },
    lay: (x, y, turns) => `poser la tuile en colonne ${x}, ligne ${y}, ${turned(turns)}`,
    shift: (name, x, y, turns) => `déplacer la licorne (${name}) en colonne ${x}, ligne ${y}, ${turned(turns)}`,
    buy: (from) => `engager la tuile du dessus ${from}`,
    mutate: (pig, under, from) => `glisser ${pig} ${under} et prendre la tuile du dessus ${from}`,
  },
  events: {
    drew: (it, nameOf) => `${nameOf(it.seat)} pioche : ${tile(it.tile)}.`,
    looked: (it, nameOf) =>
      `${nameOf(it.seat)} regarde une seconde fois : ${tile(it.tile)} ; retour au sac : ${tile(it.back)}.`,
    laid: (it, nameOf) => `${nameOf(it.seat)} pose ${tile(it.tile)} : ${gems(it.gems)}.`,
    shifted: (it, nameOf) => `${nameOf(it.seat)} déplace une licorne (${tile(it.tile)}) : ${gems(it.gems)}.`,
    pigCoin: (it, nameOf) => `Le troisième cochon rapporte une pièce à ${nameOf(it.seat)}.`,
    alarm: (it, nameOf) =>
      `Alerte aux gnomes chez ${nameOf(it.seat)} : ${tile(it.tile)} mis de côté, vol de ${gems(it.lost)}, reste ${gems(it.gems)}.`,
    laidAside: (it, nameOf) => `Impossible de poser ${tile(it.tile)} ; ${nameOf(it.seat)} s’arrête là.`,
    bagEmpty: (it, nameOf) => `Le sac de ${nameOf(it.seat)} est vide : fin de la construction.`,
    stopped: (it, nameOf) => `${nameOf(it.seat)} s’arrête.`,
    resumed: (it, nameOf) => `${nameOf(it.seat)} reprend finalement.`,
    tied: (it, nameOf) =>
      `Égalité entre ${it.seats.map(nameOf).join(' et ')}, ${gems(it.gems)} et ${coins(it.coins)} : personne n’achète la tuile Victoire.`,
    won: (it, nameOf) => `${nameOf(it.seat)} achète la tuile Victoire avec ${gems(it.gems)} et gagne.`,
    wonAlone: (it) =>
      `La tuile Victoire est achetée avec ${gems(it.gems)}. Tuiles : ${it.tiles} ; ${names.medals[it.medal]}.`,
    hiring: (it, nameOf) => `À ${nameOf(it.seat)} d’engager.`,
    ponds: (it, nameOf) => `Étangs de ${nameOf(it.seat)} : ${it.ponds}, pour ${coins(it.coins)}.`,
    bought: (it, nameOf) =>
      `${nameOf(it.seat)} engage ${kind(it)}${it.coins > 0 ? ` avec ${coins(it.coins)}` : ''}${it.reward ? ' et reçoit la pièce posée à côté de la pile' : ''}.`,
    tookPig: (it, nameOf) =>
      `${nameOf(it.seat)} prend ${it.tile === null ? 'zéro cochon, il n’en reste plus,' : tile(it.tile)} et ${coins(it.coins)}.`,
    mutationDue: (it, nameOf) => `Un cochon de ${nameOf(it.seat)} doit muter.`,
    mutated: (it, nameOf) => `Dans le jardin de ${nameOf(it.seat)}, ${tile(it.pig)} se change en ${kind(it)}.`,
    newRound: (it, nameOf) => `Manche ${it.round}. Le marqueur de départ est à ${nameOf(it.first)}.`,
  },
  refusals: {
    unreadable: ({ text }) => `« ${text} » n’est pas un coup ; écrivez par exemple « draw » ou « lay 1 0 2 ».`,
    unknownMove: ({ move }) => `Il n’y a pas de coup numéro ${move}.`,
    noSuchSeat: ({ seat, seats }) => `Il n’y a pas de place ${seat} ; la table en a ${seats}.`,
    over: () => 'La partie est terminée.',
    stillBuilding: () => 'On engage quand tout le monde a fini de bâtir.',
    buildingIsOver: () => 'La construction est finie pour cette manche.',
    notYourTurn: ({ turn }, nameOf) => `C’est à ${nameOf(turn)} d’engager.`,
    endedByAlarm: (it) => `L’alerte aux gnomes (${tile(it.tile)}) a mis fin à votre construction pour cette manche.`,
    endedAside: (it) => `Vous avez mis de côté ${tile(it.tile)} : votre construction est finie pour cette manche.`,
    endedEmpty: () => 'Votre sac est vide : votre construction est finie pour cette manche.',
    hasStopped: () => 'Vous vous êtes arrêté ; revenez d’abord sur cette décision.',
    notStopped: () => 'Vous ne vous êtes pas arrêté.',
    decideFirst: ({ gnomes, limit }) =>
      `Ce serait une alerte (${gnomes} gnomes, le seuil est ${limit}) : second regard, ou l’accepter.`,
    noAlarm: ({ gnomes, limit }) => `Ce n’est pas une alerte : ${gnomes} gnomes, le seuil est ${limit}.`,
    layFirst: (it) => `Posez d’abord la tuile en main, ${tile(it.tile)}.`,
    emptyHand: () => 'Vous n’avez pas de tuile en main.',
    firstTile: () => 'La première tuile se pose en colonne 0, ligne 0, sans la tourner.',
    covered: ({ by }) => `La place est prise par ${tile(by)}.`,
    apart: () => 'La tuile ne toucherait pas le jardin.',
    clash: ({ clashes }) => `Cela ne va pas : ${clashes.map(clash).join(' ; ')}.`,
    fits: ({ places }) => `La tuile peut être posée : façons possibles, ${places}.`,
    noUnicorn: (it) => `Seules les licornes se déplacent ; ${tile(it.tile)} n’en est pas une.`,
    notInGarden: (it) => `Votre jardin ne contient pas ${tile(it.tile)}.`,
    wholeGarden: () => 'Une licorne qui est à elle seule le jardin reste en place.',
    liesThere: () => 'La licorne est déjà là.',
    splits: ({ parts }) => `Le jardin se diviserait (morceaux : ${parts}), ou la licorne serait à l’écart.`,
    noSecondLook: () => 'Votre mission n’est pas le Second regard.',
    lookedAlready: () => 'Le Second regard a déjà servi dans cette manche.',
    bagIsEmpty: () => 'Le sac est vide : il n’y a rien d’autre à piocher.',
    emptyPile: ({ pile }) => `Il ne reste rien ici : ${names.piles[pile]}.`,
    tooDear: (it) => `Le prix est ${it.need} ; vous avez ${gems(it.gems)} et ${coins(it.coins)}.`,
    mutateFirst: () => 'Vous avez engagé ; l’un de vos cochons doit maintenant muter.',
    noMutation: () => 'Aucun cochon ne mute en ce moment.',
    noPigOfYours: (it) => `Parmi les cochons de votre jardin, il n’y a pas ${tile(it.tile)}.`,
    goldPig: () => 'Les cochons dorés ne mutent pas.',
    wrongPiles: () => 'Le cochon va sous une pile de sa couleur, la nouvelle tuile vient de la couleur suivante.',
  },
  scores: {
    gem: (it) => `gemme ${names.colours[it.colour]} entre ${tile(it.between[0])} et ${tile(it.between[1])}`,
    triple: (it) => `gemme triple entre ${tile(it.between[0])} et ${tile(it.between[1])}`,
    lines: (it) => `lignes de ${tile(it.tile)}`,
    mission: (it) => `mission accomplie : ${names.missions[it.mission]}`,
    stolen: () => 'volé lors de l’alerte aux gnomes',
  },
  rules: {
    'GL-K1':
      '131 tuiles : 22 cochons porte-bonheur, 23 vertes à 4, 23 bleues à 7, 17 roses à 10, 15 dorées à 14, 20 gnomes, 10 doubles gnomes et la tuile Victoire, 17 d’un côté, 20 de l’autre. 32 pièces, 7 tuiles Mission.',
    'GL-K2':
      'Une tuile couvre deux cases alignées et porte six raccords : deux sur chaque grand côté, un à chaque bout. Un raccord est une moitié de gemme (jaune, verte, rose ou bleue), un raccord vide, un œuf ou une moitié triple.',
    'GL-K3':
      'Les tuiles beiges sont des cochons. Dans chaque couleur il y a des cochons, des jardiniers, des têtes de champignon, des oiseaux de paradis, des licornes et des dragons.',
    'GL-K4':
      'La règle n’imprime pas les faces ; celles-ci sont donc les nôtres : les plus chères sont meilleures, les quatre couleurs sont aussi fréquentes, seuls les oiseaux ont des œufs, seuls les jardiniers une moitié triple, seules les têtes de champignon des lignes. L’équilibre est réglé par simulation ; votre propre fichier de tuiles peut les remplacer.',
    'GL-S1': 'D’un à cinq joueurs.',
    'GL-S2':
      'Les tuiles de chaque prix sont mélangées et réparties en deux piles visibles, aussi égales que possible. Seul le dessus d’une pile est connu.',
    'GL-S3':
      'Chaque sac reçoit 4 gnomes, 2 doubles gnomes et 2 cochons beiges, tirés au hasard. Les autres cochons forment une pile cachée.',
    'GL-S4': 'Une pièce est posée à côté de chaque pile bleue, rose et dorée ; le reste est la réserve.',
    'GL-S5': 'La tuile Victoire coûte 17 gemmes, ou 20 en partie longue. L’un des joueurs a le marqueur de départ.',
    'GL-B1':
      'Tous bâtissent en même temps. On pioche une tuile au hasard dans son sac et on la pose dans son jardin, la première n’importe où. On ne peut pas refuser de la poser.',
    'GL-B2': 'La tuile se tourne à volonté. Elle couvre deux cases libres et touche le jardin par au moins une arête.',
    'GL-B3':
      'Tous les raccords qui se touchent doivent s’accorder : moitiés de même couleur, vide avec vide, un œuf avec toute moitié de couleur ou un autre œuf (une gemme sans couleur), une moitié triple seulement avec une moitié triple.',
    'GL-B4': 'Avant chaque pioche on peut s’arrêter, et y revenir tant que tous ne se sont pas arrêtés.',
    'GL-B5':
      'Alerte aux gnomes : une tuile piochée qui porterait à 6 ou plus les gnomes du jardin est mise de côté face cachée, et la construction s’arrête. Avec un Second regard encore disponible, on choisit d’abord entre lui et l’alerte.',
    'GL-B6':
      'Une tuile piochée qui ne trouve pas de place dans le jardin tel qu’il est peut être mise de côté : la construction s’arrête sans pénalité. On peut d’abord déplacer des licornes.',
    'GL-B7': 'Un sac vide met fin à la construction comme un arrêt.',
    'GL-B8': 'La phase se termine quand tous se sont arrêtés, de gré ou de force.',
    'GL-C1':
      'Cochon : quand le troisième du jardin est posé, on reçoit aussitôt une pièce, si la réserve en a une ; une fois par manche, toutes les couleurs comptent.',
    'GL-C2': 'Jardinier : deux moitiés triples réunies sont une gemme qui compte 3.',
    'GL-C3': 'Tête de champignon : chaque ligne dont les deux gemmes sont complètes donne 1 gemme de plus.',
    'GL-C4': 'Oiseau : son œuf complète une gemme de n’importe quelle couleur, et elle compte comme telle.',
    'GL-C5':
      'Licorne : tant qu’on bâtit, on peut la déplacer à volonté, même avec une tuile en main, vers tout autre endroit où elle va. Ensuite le jardin doit tenir d’un seul tenant ; seul le résultat compte. Une licorne qui est tout le jardin reste en place.',
    'GL-C6': 'Dragon : avec 3 dragons ou plus dans le jardin, un gnome est ignoré, et l’alerte vient au septième.',
    'GL-H1':
      'À tour de rôle à partir du marqueur. L’argent, ce sont les gemmes complètes avec tous les bonus, moins 3 après une alerte, jamais moins de 0.',
    'GL-H2':
      'Acheter exactement une tuile, le dessus d’une pile, à 4, 7, 10 ou 14. Chaque pièce ajoute 1. Les gemmes en trop sont perdues, les pièces se gardent.',
    'GL-H3':
      'Ou prendre, quel que soit l’argent, un cochon de la pile cachée et une pièce. Sans cochon, la pièce seule. Les pièces dépensées retournent à la réserve ; si elle est vide, aucune n’est versée.',
    'GL-H4': 'Le premier à acheter dans une pile bordée d’une pièce la reçoit, après avoir payé.',
    'GL-H5': 'Une pile vide ne vend rien.',
    'GL-V1':
      'Avant d’engager : qui a le plus de gemmes, au moins 17 (20) après la perte d’une alerte, achète la tuile Victoire et gagne. Les pièces n’y aident pas.',
    'GL-V2':
      'À gemmes égales, plus de pièces l’emporte. Si elles sont égales aussi, personne ne l’achète ; on engage, puis vient une nouvelle manche.',
    'GL-N1':
      'La nouvelle tuile, le jardin et ce qui fut mis de côté vont dans le sac. Le marqueur passe à la place suivante.',
    'GL-O1':
      'Seul, on compte à la fin toutes ses tuiles, la tuile Victoire comprise. À 17 : or jusqu’à 13, argent jusqu’à 16, bronze jusqu’à 19. À 20 : or jusqu’à 15, argent jusqu’à 18, bronze jusqu’à 21.',
    'GL-X1': 'Expert : une alerte vole la moitié des gemmes, arrondie vers le bas, au lieu de 3.',
    'GL-X2':
      'Expert : tout creux entouré de tuiles, quelle que soit sa taille, est un étang et donne 1 pièce quand on commence à engager. Un creux se tient par les arêtes ; ses coins peuvent rester ouverts.',
    'GL-X3':
      'Expert : les cochons ne donnent pas de pièce. Avec 3 cochons ou plus dans le jardin, l’un d’eux mute après l’engagement : il va sous une pile de sa couleur, et l’on prend le dessus d’une pile de la suivante. On choisit lesquels, mais c’est obligatoire. Les dorés restent, rien ne se passe si aucun ne peut, et on ne gagne pas ainsi la pièce d’une pile.',
    'GL-M1':
      'Missions : chacun en a une sur sept. À deux ou trois, une autre se trouve entre chaque joueur et son voisin de droite.',
    'GL-M2':
      'La mission est la première tuile du jardin : deux cases sur deux, sur chaque côté une moitié de gemme et un raccord vide, chaque couleur une fois. Elle ne va jamais dans un sac et n’est pas une créature.',
    'GL-M3':
      'Après l’engagement les missions tournent dans le sens horaire ; à deux ou trois, on prend celle de droite et on laisse la sienne à gauche. Seul, on prend chaque manche la suivante des sept.',
    'GL-M4':
      'Les gemmes d’une mission comptent comme les autres, une fois, si sa condition est remplie à la fin de la construction.',
    'GL-M5':
      'Moulinet : quatre tuiles autour d’une case vide, chacune le long d’un côté et d’un coin (3). Mur : quatre tuiles parallèles, grand côté contre grand côté (2). Escalier : quatre tuiles parallèles, chacune décalée d’une case (3). Chemins : trois paires de raccords vides réunis (2). Gemmes bleues : quatre complètes (2). Entourée : les huit cases le long de la mission occupées (3). Second regard : une fois par manche, piocher une autre tuile à la place de celle qu’on vient de piocher, même si c’était une alerte ; elle retourne ensuite au sac, qui ne doit donc pas être vide.',
  },
});
