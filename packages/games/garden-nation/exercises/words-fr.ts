import type { WordsOfExercises } from '@potager/kernel';
import graded from './graded.json' with { type: 'json' };

export const exercises: WordsOfExercises<typeof graded> = {
  'first-roof': {
    title: 'Le premier toit',
    question:
      'À vous : deux actions, la première dans le territoire 2. Un des quatre projets est à portée de main. ' +
      'Réalisez-le.',
    why:
      'L’Infirmerie demande deux étages sur la paille, à côté d’une case d’herbe vide. Votre case 2.4 est devenue de ' +
      'la paille, et sa voisine 2.3 est de l’herbe vide : le deuxième étage coûte 6 habitants et rapporte 4 points ' +
      'tout de suite. Tout autre étage ici ne serait qu’un début.',
  },
  bramble: {
    title: 'À vous de choisir le terrain',
    question: 'À vous : une action, dans le territoire 7. Quel étage rapporte 5 points d’un coup ?',
    why:
      'Le Bunker demande deux voisins sur les feuilles, dont un de deux étages. La case 7.6 a ses deux étages, et la ' +
      'ronce voisine, 7.5, devient des feuilles si vous le décidez : 5 points pour 5 habitants. Le toit va sur 7.5 ; ' +
      '7.6 reste donc ouverte et rapporte toujours 3 points pour votre Tour de guet.',
  },
  'two-projects': {
    title: 'D’une pierre deux coups ?',
    question: 'Votre nouvel étage en 6.0 réalise deux projets, mais vous ne prenez qu’une carte. Laquelle ?',
    why:
      '6.0 et 6.4 sont voisines sur les feuilles, et 6.4 a trois étages : c’est un Avant-poste, et c’est aussi un ' +
      'Bunker. De toute façon, 6.0 reçoit un toit : prenez donc les 5 points du Bunker plutôt que les 3 de ' +
      'l’Avant-poste. 6.4 reste ouverte pour votre Tour de guet et votre Beffroi.',
  },
  temple: {
    title: 'Il manque quelque chose',
    question:
      'À vous : deux actions, et votre ruse a amené la tortugrue au territoire 4. Que construisez-vous en premier ?',
    why:
      'Au milieu, 4.0 a deux étages sur l’herbe, et 4.3 un sur les feuilles : il ne manque que la paille. Un étage ' +
      'en 4.1, pour 4 habitants, réalise le Temple : 11 points, alors que 4.2 ne donnerait que l’Avant-poste, pour ' +
      '3. Le toit va sur 4.1 ; 4.0 compte donc toujours pour votre Sculpture, et la tortugrue reste là pour votre ' +
      'deuxième action.',
  },
  belfry: {
    title: 'Le dernier étage de la partie',
    question: 'Dernière manche, votre dernière action, et personne ne joue après vous. Quel étage rapporte le plus ?',
    why:
      'Votre Beffroi rapporte 7 points par territoire où vous avez un bâtiment ouvert de trois étages. 2.2 en a ' +
      'deux : un troisième, pour 6 habitants, et le territoire 2 compte en plus du territoire 1. Vous finissez avec ' +
      '54 points ; tout autre étage dans le territoire 2 vous en laisse 48 au plus.',
  },
  'empty-streets': {
    title: 'Des rues désertes',
    question: 'Dernière manche, votre dernière action, dans le territoire 6, et plus que 5 habitants. Que faire ?',
    why:
      'Avoir peu d’habitants coûte des points : si vous construisez, vous finissez avec 8 ou 9 habitants, soit 3 ' +
      'points de moins. Abandonnez plutôt 6.6 : ses deux étages ont coûté 5 + 6, il vous en revient 22, et avec les ' +
      'territoires que vous tenez vous finissez à 33, qui valent 8 points. La Sculpture en perd 3, et pourtant vous ' +
      'avez 41 points au lieu de 33.',
  },
  'fourth-floor': {
    title: 'Un étage plus haut',
    question:
      'À vous : il vous reste une action, dans le territoire 3. Le Bunker est à portée de main, mais regardez aussi ' +
      'vos missions.',
    why:
      'Un quatrième étage en 3.0 coûte 6 habitants et rapporte 11 points : votre Observatoire compte alors le ' +
      'territoire 3 en plus du territoire 1. Le Bunker n’en rapporterait que 5. Et la tour ne craint rien : l’autre ' +
      'joueur n’a plus de ruse pour l’envahir.',
  },
  missions: {
    title: 'La bonne paire',
    question: 'Avant le premier étage, vous gardez deux de vos quatre missions. Lesquelles s’entraident ?',
    why:
      'Un seul bâtiment ouvert de quatre étages compte pour le Beffroi et pour l’Observatoire : 7 + 11 = 18 points ' +
      'au même endroit. Sur une case de valeur 1, il ne coûte que 1 + 2 + 3 + 4 = 10 habitants, et il y a quatre ' +
      'cases de ce genre. Le Bureau de poste et le Contrôle de territoires demandent chacun autre chose.',
  },
  'not-this-roof': {
    title: 'Quatre points en cadeau ?',
    question:
      'Le dernier étage de la partie est le vôtre, en 4.4, et il réalise le Lieu sacré. Prenez-vous ses 4 points ?',
    why:
      'La carte mettrait un toit sur 4.4, et vos missions ne comptent que les bâtiments ouverts. Avec ses quatre ' +
      'étages, 4.4 vaut 11 points pour votre Observatoire et 3 pour votre Sculpture : 14 points perdus pour 4 ' +
      'gagnés. Sans la carte, vous finissez avec 33 points ; avec elle, 23.',
  },
  'torticrane-ploy': {
    title: 'À un numéro près',
    question: 'À vous : une action, et la tortugrue est au territoire 6. Trouvez le chemin vers 11 points.',
    why:
      'Dans le territoire 5, un numéro plus bas, un deuxième étage en 5.2 réalise le Réservoir d’eau : de la paille, ' +
      'vos feuilles en 5.3 juste à côté, votre herbe en 3.5 de l’autre côté de la frontière. Pour une ruse et 6 ' +
      'habitants, vous marquez 11 points. Et vous avez maintenant trois étages dans le territoire 5, que demande une ' +
      'de vos missions.',
  },
  'where-it-hurts': {
    title: 'Là où ça fait mal',
    question:
      'À vous : une action, dans le territoire 2, et deux projets à 11 points sont à portée de main. Où chacun ' +
      'enverrait-il la tortugrue ?',
    why:
      'Un étage en 2.3 réalise le Temple, un étage en 2.4 la Base aérienne : 11 points dans les deux cas. Mais 2.3 ' +
      'envoie la tortugrue au territoire 5, où l’autre joueur marque 16 points en deux actions : le Sanctuaire avec ' +
      '5.6, puis avec 5.2 cette Base aérienne que vous lui avez laissée. Avec 2.4, elle reste au territoire 2, où il ' +
      'ne peut rien réaliser dans l’immédiat.',
  },
  'who-is-next': {
    title: 'Conserves ou tasses ?',
    question:
      'Votre tour est fini, et la tortugrue est au territoire 6. Qui doit jouer ensuite, les boîtes de conserve ou ' +
      'les tasses ?',
    why:
      'Les boîtes de conserve construiraient en 6.6, ce qui envoie la tortugrue au territoire 3, puis un deuxième ' +
      'étage en 3.5 : avec leur paille en 3.6 et leurs feuilles en 7.2, de l’autre côté de la frontière, c’est le ' +
      'Temple, 11 points. Les tasses, elles, ne peuvent rien réaliser d’ici sans ruse, et n’ont aucune raison ' +
      'd’envoyer les autres là où ils veulent aller.',
  },
  invasion: {
    title: 'À qui est ce bâtiment ?',
    question:
      'À vous : il vous reste une action, dans le territoire 3, et quatre ruses. Il y a 11 points à prendre ici, ' +
      'même si tous les bâtiments ne sont pas encore à vous.',
    why:
      'Le Temple demande deux étages sur l’herbe, à côté de la paille et des feuilles. La paille en 3.6 et les ' +
      'feuilles en 3.0 sont à vous ; les deux étages en 3.5 sont aux bobines. Ils ont coûté 1 + 2 : pour 6 habitants ' +
      'et une ruse, ils sont à vous. Cela fait 11 points, et la majorité du territoire 3 pour vous seul.',
  },
  'roof-transfer': {
    title: 'Un toit déménage',
    question: 'À vous : deux actions, la première dans le territoire 7. Regardez vos missions, et votre toit.',
    why:
      'Sous son toit, 7.4 ne compte pour aucune de vos missions. Déplacez ce toit sur 4.1, dont l’unique étage ne ' +
      'compte pour rien de toute façon : avec ses deux étages, 7.4 rapporte alors 3 points pour le Marché, et un ' +
      'troisième, pour 3 habitants, 7 de plus pour le Beffroi. Sur 2.1 ou 5.4, le toit vous ferait perdre au Marché ' +
      'autant qu’il rapporte.',
  },
};
