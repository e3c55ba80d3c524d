import type { RuleTexts } from './make-words.ts';

/** The rules page in French, in our own words. */
export const rules: RuleTexts = {
  'ED-K1': {
    text: 'Le plateau compte 49 cases : colonnes A à G depuis la gauche, lignes 1 à 7 depuis le haut. Deux cases se touchent par un côté, jamais par un coin.',
  },
  'ED-K2': {
    text: 'Il y a 49 cartes d’irrigation, une par case, et 17 cartes de culture montrant chacune un motif de deux à quatre cases : trois dominos, deux triominos droits et trois coudés, deux carrés, un tétromino droit, deux T, et un exemplaire de L, J, S et Z.',
    mark: 'reconstructed',
  },
  'ED-K3': {
    text: 'Chacun possède 24 tuiles d’une couleur : douze de niveau 1, sept de niveau 2 et cinq de niveau 3, dont le dos montre le niveau 4.',
    mark: 'reconstructed',
  },
  'ED-K4': {
    text: 'Une tuile vaut son niveau en points de fertilité : un blanc, les autres rouges. Le mana sert de monnaie. Il reste secret, se compte par multiples de 5, et la banque n’en manque jamais.',
  },
  'ED-S1': {
    text: 'Trois ou quatre joueurs. Chacun commence avec 100 mana, les 24 tuiles d’une couleur et six cartes de la pioche, où les 66 cartes sont mélangées.',
  },
  'ED-S2': {
    text: 'Les cartes en main et le mana sont secrets. On joue dans le sens horaire, selon l’ordre des places ; la table peut choisir qui commence.',
  },
  'ED-S3': {
    text: 'On joue en 20 points, ou en 25 pour une longue partie, agréable à trois. À deux, ce n’est pas possible.',
  },
  'ED-T1': {
    text: 'Le tour commence par le revenu : 5 mana par point rouge de vos tuiles posées. Inutile de le demander.',
  },
  'ED-T2': { text: 'Ensuite, jouez une ou deux cartes d’irrigation, ou une carte de culture, ou passez.' },
  'ED-T3': {
    text: 'Chaque fois que c’est à vous d’agir pendant votre tour, même entre les étapes de votre prise de terrain, vous pouvez vendre des cartes de culture et en acheter parmi celles exposées. Personne d’autre ne commerce, pas même le joueur attaqué. Pendant le choix des cibles, un achat doit vous laisser de quoi ouvrir les enchères.',
    mark: 'ruling',
  },
  'ED-T4': {
    text: 'Le tour finit par une carte de la pioche si vous en avez alors moins de cinq, quoi que vous ayez joué. Avec cinq ou plus, vous ne piochez rien.',
  },
  'ED-I1': {
    text: 'Pour irriguer, défaussez la carte et posez une tuile de niveau 1 sur sa case. La case doit être vide, et il doit vous rester une telle tuile.',
    mark: 'ruling',
  },
  'ED-I2': {
    text: 'Juste après une carte d’irrigation, et à aucun autre moment, vous pouvez tenter une prise de terrain depuis la tuile que vous venez de poser.',
  },
  'ED-I3': { text: 'Une seconde carte d’irrigation peut suivre, avec sa propre prise de terrain.' },
  'ED-I4': {
    text: 'À la fin du tour, avant de piocher et même après avoir passé, vous pouvez défausser une carte d’irrigation dont la case est occupée, ou n’importe laquelle s’il ne vous reste plus de tuile de niveau 1.',
    mark: 'ruling',
  },
  'ED-U1': {
    text: 'Pour cultiver, défaussez la carte et choisissez des cases selon son motif, tourné à volonté mais jamais retourné en miroir. Toutes doivent porter vos tuiles.',
  },
  'ED-U2': {
    text: 'Parmi les tuiles choisies, seules celles du plus bas niveau montent d’un niveau, et toutes celles-là montent. Le niveau 4 est le plus haut.',
  },
  'ED-U3': {
    text: 'Chaque tuile qui monte coûte 10 mana. Il faut pouvoir les payer toutes et avoir les tuiles du nouveau niveau ; retourner une tuile de niveau 3 n’en demande pas. Les tuiles remplacées vous reviennent.',
    mark: 'ruling',
  },
  'ED-U4': { text: 'Votre domaine peut dépasser le motif : seules les cases choisies comptent.' },
  'ED-B1': {
    text: 'Vendre une carte de culture rapporte 10 mana par case du motif. Elle est alors exposée à côté du plateau, et non défaussée.',
  },
  'ED-B2': {
    text: 'Acheter une carte exposée coûte 10 mana, plus 10 par case du motif. Vous pouvez la jouer aussitôt si vous n’avez encore joué aucune carte ce tour-ci.',
  },
  'ED-L1': {
    text: 'Une prise de terrain vise un seul adversaire. La première cible doit toucher la tuile que vous venez de poser ; chaque autre doit lui être reliée par des cibles. Vous décidez de leur nombre.',
  },
  'ED-L2': {
    text: 'Vous attaquez avec la tuile tout juste posée et, si vous voulez, avec une autre de vos tuiles qui la touche.',
  },
  'ED-L3': {
    text: 'On enchérit par point de l’autre camp : l’offre de l’attaquant se multiplie par les points des cibles, celle du défenseur par les points des tuiles attaquantes, blancs et rouges confondus.',
  },
  'ED-L4': {
    text: 'L’attaquant ouvre à 10 au moins. Puis chaque camp, à son tour, accepte ou relance d’au moins 5. Les offres sont des multiples de 5. Une prise de terrain commencée va jusqu’à l’offre d’ouverture.',
  },
  'ED-L5': { text: 'Nul ne peut offrir ce qu’il ne pourrait payer à cet instant.', mark: 'ruling' },
  'ED-L6': {
    text: 'Quand un camp accepte, l’autre lui paie l’offre multipliée par ses points et prend ses tuiles : chacune cède la place à une tuile du vainqueur de même niveau et revient à son propriétaire. Un défenseur qui surenchérit prend donc les tuiles attaquantes.',
  },
  'ED-L7': {
    text: 'Un vainqueur à qui manque ce niveau pose sa plus haute tuile inférieure ; s’il n’en a aucune, la case devient vide. On remplace d’abord les hauts niveaux, puis par colonne et ligne.',
    mark: 'ruling',
  },
  'ED-E1': {
    text: 'Dès que vos tuiles posées valent l’objectif, pendant le tour de n’importe qui, vous avez gagné. Le mana restant ne compte pas.',
  },
  'ED-E2': {
    text: 'Quand une carte doit venir d’une pioche vide, la défausse mélangée devient la nouvelle pioche, trois fois par partie. S’il en fallait une quatrième, la partie finit avec ce tour et l’on compte.',
    mark: 'ruling',
  },
  'ED-E3': {
    text: 'Quand chacun a fini deux tours de suite sans jouer ni irrigation ni culture, la partie finit et l’on compte : le plus de points, puis le plus de mana, sinon victoire partagée. Commercer et défausser n’est pas jouer.',
    mark: 'ruling',
  },
};
