import { makeRulebook, type Rulebook } from '@potager/kernel';
import { RULE_MARKS } from './rule-marks.ts';

export const rulebook: Rulebook = makeRulebook(RULE_MARKS, {
  'GL-K1':
    '131 tuiles : 22 cochons porte-bonheur, 23 vertes à 4, 23 bleues à 7, 17 roses à 10, 15 dorées à 14, 20 gnomes, ' +
    '10 doubles gnomes et la tuile Victoire, 17 d’un côté, 20 de l’autre. 32 pièces, 7 tuiles Mission.',
  'GL-K2':
    'Une tuile couvre deux cases alignées et porte six raccords : deux sur chaque grand côté, un à chaque bout. Un ' +
    'raccord est une moitié de gemme (jaune, verte, rose ou bleue), un raccord vide, un œuf ou une moitié triple.',
  'GL-K3':
    'Les tuiles beiges sont des cochons. Dans chaque couleur il y a des cochons, des jardiniers, des têtes de ' +
    'champignon, des oiseaux de paradis, des licornes et des dragons.',
  'GL-K4':
    'La règle n’imprime pas les faces ; celles-ci sont donc les nôtres : les plus chères sont meilleures, les ' +
    'quatre couleurs sont aussi fréquentes, seuls les oiseaux ont des œufs, seuls les jardiniers une moitié triple, ' +
    'seules les têtes de champignon des lignes. L’équilibre est réglé par simulation ; votre propre fichier de ' +
    'tuiles peut les remplacer.',
  'GL-S1': 'D’un à cinq joueurs.',
  'GL-S2':
    'Les tuiles de chaque prix sont mélangées et réparties en deux piles visibles, aussi égales que possible. Seul ' +
    'le dessus d’une pile est connu.',
  'GL-S3':
    'Chaque sac reçoit 4 gnomes, 2 doubles gnomes et 2 cochons beiges, tirés au hasard. Les autres cochons forment ' +
    'une pile cachée.',
  'GL-S4': 'Une pièce est posée à côté de chaque pile bleue, rose et dorée ; le reste est la réserve.',
  'GL-S5': 'La tuile Victoire coûte 17 gemmes, ou 20 en partie longue. L’un des joueurs a le marqueur de départ.',
  'GL-B1':
    'Tous bâtissent en même temps. On pioche une tuile au hasard dans son sac et on la pose dans son jardin, la ' +
    'première n’importe où. On ne peut pas refuser de la poser.',
  'GL-B2': 'La tuile se tourne à volonté. Elle couvre deux cases libres et touche le jardin par au moins une arête.',
  'GL-B3':
    'Tous les raccords qui se touchent doivent s’accorder : moitiés de même couleur, vide avec vide, un œuf avec ' +
    'toute moitié de couleur ou un autre œuf (une gemme sans couleur), une moitié triple seulement avec une moitié ' +
    'triple.',
  'GL-B4': 'Avant chaque pioche on peut s’arrêter, et y revenir tant que tous ne se sont pas arrêtés.',
  'GL-B5':
    'Alerte aux gnomes : une tuile piochée qui porterait à 6 ou plus les gnomes du jardin est mise de côté face ' +
    'cachée, et la construction s’arrête. Avec un Second regard encore disponible, on choisit d’abord entre lui et ' +
    'l’alerte.',
  'GL-B6':
    'Une tuile piochée qui ne trouve pas de place dans le jardin tel qu’il est peut être mise de côté : la ' +
    'construction s’arrête sans pénalité. On peut d’abord déplacer des licornes.',
  'GL-B7': 'Un sac vide met fin à la construction comme un arrêt.',
  'GL-B8': 'La phase se termine quand tous se sont arrêtés, de gré ou de force.',
  'GL-C1':
    'Cochon : quand le troisième du jardin est posé, on reçoit aussitôt une pièce, si la réserve en a une ; une ' +
    'fois par manche, toutes les couleurs comptent.',
  'GL-C2': 'Jardinier : deux moitiés triples réunies sont une gemme qui compte 3.',
  'GL-C3': 'Tête de champignon : chaque ligne dont les deux gemmes sont complètes donne 1 gemme de plus.',
  'GL-C4': 'Oiseau : son œuf complète une gemme de n’importe quelle couleur, et elle compte comme telle.',
  'GL-C5':
    'Licorne : tant qu’on bâtit, on peut la déplacer à volonté, même avec une tuile en main, vers tout autre ' +
    'endroit où elle va. Ensuite le jardin doit tenir d’un seul tenant ; seul le résultat compte. Une licorne qui ' +
    'est tout le jardin reste en place.',
  'GL-C6': 'Dragon : avec 3 dragons ou plus dans le jardin, un gnome est ignoré, et l’alerte vient au septième.',
  'GL-H1':
    'À tour de rôle à partir du marqueur. L’argent, ce sont les gemmes complètes avec tous les bonus, moins 3 après ' +
    'une alerte, jamais moins de 0.',
  'GL-H2':
    'Acheter exactement une tuile, le dessus d’une pile, à 4, 7, 10 ou 14. Chaque pièce ajoute 1. Les gemmes en ' +
    'trop sont perdues, les pièces se gardent.',
  'GL-H3':
    'Ou prendre, quel que soit l’argent, un cochon de la pile cachée et une pièce. Sans cochon, la pièce seule. Les ' +
    'pièces dépensées retournent à la réserve ; si elle est vide, aucune n’est versée.',
  'GL-H4': 'Le premier à acheter dans une pile bordée d’une pièce la reçoit, après avoir payé.',
  'GL-H5': 'Une pile vide ne vend rien.',
  'GL-V1':
    'La construction finie, avant d’engager : qui a le plus de gemmes, au moins 17 (20) après la perte d’une ' +
    'alerte, achète la tuile Victoire et gagne. Les pièces n’y aident pas.',
  'GL-V2':
    'À gemmes égales, plus de pièces l’emporte. Si elles sont égales aussi, personne ne l’achète ; on engage, puis ' +
    'vient une nouvelle manche.',
  'GL-N1':
    'La nouvelle tuile, le jardin et ce qui fut mis de côté vont dans le sac. Le marqueur passe à la place suivante.',
  'GL-O1':
    'Seul, on compte à la fin toutes ses tuiles, la tuile Victoire comprise. À 17 : or jusqu’à 13, argent jusqu’à ' +
    '16, bronze jusqu’à 19. À 20 : or jusqu’à 15, argent jusqu’à 18, bronze jusqu’à 21.',
  'GL-X1': 'Expert : une alerte vole la moitié des gemmes, arrondie vers le bas, au lieu de 3.',
  'GL-X2':
    'Expert : tout creux entouré de tuiles, quelle que soit sa taille, est un étang et donne 1 pièce quand on ' +
    'commence à engager. Un creux se tient par les arêtes ; ses coins peuvent rester ouverts.',
  'GL-X3':
    'Expert : les cochons ne donnent pas de pièce. Avec 3 cochons ou plus dans le jardin, l’un d’eux mute après ' +
    'l’engagement : il va sous une pile de sa couleur, et l’on prend la tuile du dessus d’une pile de la couleur suivante. On ' +
    'choisit lesquels, mais c’est obligatoire. Les dorés restent, rien ne se passe si aucun ne peut, et on ne gagne ' +
    'pas ainsi la pièce d’une pile.',
  'GL-M1':
    'Missions : chacun en a une sur sept. À deux ou trois, une autre se trouve entre chaque joueur et son voisin de ' +
    'droite.',
  'GL-M2':
    'La mission est la première tuile du jardin : deux cases sur deux, sur chaque côté une moitié de gemme et un ' +
    'raccord vide, chaque couleur une fois. Elle ne va jamais dans un sac et n’est pas une créature.',
  'GL-M3':
    'Après l’engagement les missions tournent dans le sens horaire ; à deux ou trois, on prend celle de droite et ' +
    'on laisse la sienne à gauche. Seul, on prend chaque manche la suivante des sept.',
  'GL-M4':
    'Les gemmes d’une mission comptent comme les autres, une fois, si sa condition est remplie à la fin de la ' +
    'construction.',
  'GL-M5':
    'Moulinet : quatre tuiles autour d’une case vide, chacune le long d’un côté et d’un coin (3). Mur : quatre ' +
    'tuiles parallèles, grand côté contre grand côté (2). Escalier : quatre tuiles parallèles, chacune décalée ' +
    'd’une case (3). Chemins : trois paires de raccords vides réunis (2). Gemmes bleues : quatre complètes (2). ' +
    'Entourée : les huit cases le long de la mission occupées (3). Second regard : une fois par manche, piocher une ' +
    'autre tuile à la place de celle qu’on vient de piocher, même si c’était une alerte ; elle retourne ensuite au ' +
    'sac, qui ne doit donc pas être vide.',
});
