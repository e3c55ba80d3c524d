import { makeRulebook, type Rulebook } from '@potager/kernel';
import { RULE_MARKS } from './rule-marks.ts';

export const rulebook: Rulebook = makeRulebook(RULE_MARKS, {
  'ED-K1':
    'Le plateau compte 49 cases : colonnes A à G depuis la gauche, lignes 1 à 7 depuis le haut. Deux cases se ' +
    'touchent par un côté, jamais par un coin.',
  'ED-K2':
    'Il y a 49 cartes d’irrigation, une par case, et 17 cartes de culture montrant chacune un motif de deux à ' +
    'quatre cases : trois dominos, deux triominos droits et trois coudés, deux carrés, un tétromino droit, deux T, ' +
    'et un exemplaire de L, J, S et Z.',
  'ED-K3':
    'Chacun possède 24 tuiles d’une couleur : douze de niveau 1, sept de niveau 2 et cinq de niveau 3, dont le dos ' +
    'montre le niveau 4.',
  'ED-K4':
    'Une tuile vaut son niveau en points de fertilité : un blanc, les autres rouges. Le mana sert de monnaie. Il ' +
    'reste secret, se compte par multiples de 5, et la banque n’en manque jamais.',
  'ED-S1':
    'Trois ou quatre joueurs. Chacun commence avec 100 mana, les 24 tuiles d’une couleur et six cartes de la ' +
    'pioche, où les 66 cartes sont mélangées.',
  'ED-S2':
    'Les cartes en main et le mana sont secrets. On joue dans le sens horaire, selon l’ordre des places ; la table ' +
    'peut choisir qui commence.',
  'ED-S3':
    'On joue en 20 points, ou en 25 pour une partie plus longue, de notre invention. À deux, ce n’est pas possible.',
  'ED-T1': 'Le tour commence par le revenu : 5 mana par point rouge de vos tuiles posées. Inutile de le demander.',
  'ED-T2': 'Ensuite, jouez une ou deux cartes d’irrigation, ou une carte de culture, ou passez.',
  'ED-T3':
    'Chaque fois que c’est à vous d’agir pendant votre tour, même entre les étapes de votre prise de terrain, vous ' +
    'pouvez vendre des cartes de culture et en acheter parmi celles exposées. Personne d’autre ne commerce, pas ' +
    'même le joueur attaqué. Pendant le choix des cibles, un achat doit vous laisser de quoi ouvrir les enchères.',
  'ED-T4':
    'Le tour finit par une carte de la pioche si vous en avez alors moins de cinq, quoi que vous ayez joué. Avec ' +
    'cinq ou plus, vous ne piochez rien. Vous pouvez aussi piocher d’abord, puis acheter et vendre avec la nouvelle ' +
    'carte en main, mais sans plus rien jouer, avant de finir le tour ; sauf s’il fallait mélanger une quatrième ' +
    'fois. (Depuis les règles 2 ; aux tables qui suivent les règles 1, piocher finit le tour.)',
  'ED-I1':
    'Pour irriguer, défaussez la carte et posez une tuile de niveau 1 sur sa case. La case doit être vide, et il ' +
    'doit vous rester une telle tuile.',
  'ED-I2':
    'Juste après une carte d’irrigation, et à aucun autre moment, vous pouvez tenter une prise de terrain depuis la ' +
    'tuile que vous venez de poser.',
  'ED-I3': 'Une seconde carte d’irrigation peut suivre, avec sa propre prise de terrain.',
  'ED-I4':
    'À la fin du tour, avant de piocher et même après avoir passé, vous pouvez défausser une carte d’irrigation ' +
    'dont la case est occupée, ou n’importe laquelle s’il ne vous reste plus de tuile de niveau 1.',
  'ED-U1':
    'Pour cultiver, défaussez la carte et choisissez des cases selon son motif, tourné à volonté mais jamais ' +
    'retourné en miroir. Toutes doivent porter vos tuiles.',
  'ED-U2':
    'Parmi les tuiles choisies, seules celles du plus bas niveau montent d’un niveau, et toutes celles-là montent. ' +
    'Le niveau 4 est le plus haut.',
  'ED-U3':
    'Chaque tuile qui monte coûte 10 mana. Il faut pouvoir les payer toutes et avoir les tuiles du nouveau niveau ; ' +
    'retourner une tuile de niveau 3 n’en demande pas. Les tuiles remplacées vous reviennent.',
  'ED-U4': 'Votre domaine peut dépasser le motif : seules les cases choisies comptent.',
  'ED-B1':
    'Vendre une carte de culture rapporte 10 mana par case du motif. Elle est alors exposée à côté du plateau, et ' +
    'non défaussée.',
  'ED-B2':
    'Acheter une carte exposée coûte 10 mana, plus 10 par case du motif. Vous pouvez la jouer aussitôt si vous ' +
    'n’avez encore joué aucune carte ce tour-ci.',
  'ED-L1':
    'Une prise de terrain vise un seul adversaire. La première cible doit toucher la tuile que vous venez de ' +
    'poser ; chaque autre doit lui être reliée par des cibles, si bien que deux tuiles qui ne touchent que la vôtre ' +
    'ne s’attaquent pas ensemble. Vous décidez de leur nombre.',
  'ED-L2':
    'Vous attaquez avec la tuile tout juste posée et, si vous voulez, avec une autre de vos tuiles qui la touche.',
  'ED-L3':
    'On enchérit par point de l’autre camp : l’offre de l’attaquant se multiplie par les points des cibles, celle ' +
    'du défenseur par les points des tuiles attaquantes, blancs et rouges confondus.',
  'ED-L4':
    'L’attaquant ouvre à 10 au moins. Puis chaque camp, à son tour, accepte ou relance d’au moins 5. Les offres ' +
    'sont des multiples de 5. Une prise de terrain commencée va jusqu’à l’offre d’ouverture.',
  'ED-L5': 'Nul ne peut offrir ce qu’il ne pourrait payer à cet instant.',
  'ED-L6':
    'Quand un camp accepte, l’autre lui paie l’offre multipliée par ses points et prend ses tuiles : chacune cède ' +
    'la place à une tuile du vainqueur de même niveau et revient à son propriétaire. Un défenseur qui surenchérit ' +
    'prend donc les tuiles attaquantes.',
  'ED-L7':
    'Un vainqueur à qui manque ce niveau pose sa plus haute tuile inférieure ; s’il n’en a aucune, la case devient ' +
    'vide. On remplace d’abord les hauts niveaux, puis par colonne et ligne.',
  'ED-E1':
    'Dès que vos tuiles posées valent l’objectif, pendant le tour de n’importe qui, vous avez gagné. Le mana ' +
    'restant ne compte pas.',
  'ED-E2':
    'Quand une carte doit venir d’une pioche vide, la défausse mélangée devient la nouvelle pioche, trois fois par ' +
    'partie. S’il en fallait une quatrième, la partie finit avec ce tour et l’on compte.',
  'ED-E3':
    'Quand chacun a fini deux tours de suite sans jouer ni irrigation ni culture, la partie finit et l’on compte : ' +
    'le plus de points gagne, à égalité la victoire est partagée ; le mana ne compte pas. Commercer et défausser ' +
    'n’est pas jouer. (Depuis les règles 2 ; aux tables qui suivent les règles 1, le plus de mana départage.)',
});
