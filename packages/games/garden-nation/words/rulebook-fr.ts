import { makeRulebook, type Rulebook } from '@potager/kernel';
import { RULE_MARKS } from './rule-marks.ts';

export const rulebook: Rulebook = makeRulebook(RULE_MARKS, {
  'GN-S1': 'On joue de deux à quatre.',
  'GN-S2': 'Chacun reçoit 20 étages à deux, 17 à trois, 14 à quatre.',
  'GN-S3': 'Les sept territoires sont disposés et tournés au hasard. Au choix, ils sont placés comme imprimés.',
  'GN-S4': 'Qui commence a 38 habitants, les autres 35.',
  'GN-S5': 'Les 21 projets communs sont mélangés et quatre sont retournés face visible.',
  'GN-S6':
    'Les 24 missions secrètes sont mélangées et chacun en reçoit quatre. Tous en choisissent en même temps, en ' +
    'secret, deux différentes ; deux Contrôles de territoires portant d’autres territoires sont différents. Le ' +
    'reste quitte la partie sans être montré.',
  'GN-S7': 'Chacun a quatre jetons de ruse. En réserve : 19 toits et neuf jetons de ronce, trois par terrain.',
  'GN-S8':
    'La tortugrue attend à côté du plateau. La toute première action peut avoir lieu dans n’importe quel ' +
    'territoire, et sans ruse.',
  'GN-R1':
    'Une manche a trois phases : les actions, le contrôle des territoires, la préparation de la manche suivante.',
  'GN-R2':
    'À trois ou quatre, le premier de la manche a une action, les autres deux. Qui a fini désigne le suivant parmi ' +
    'ceux qui n’ont pas encore joué ; s’il n’en reste qu’un, il n’y a rien à choisir.',
  'GN-R3':
    'À deux : une action pour le premier, deux pour le second, deux pour le premier, deux pour le second. Personne ' +
    'ne désigne.',
  'GN-R4':
    'Le lieu d’une action décide du lieu de la suivante : la place de la case dans son territoire, telle qu’elle se ' +
    'trouve sur le plateau, donne la place du territoire où la tortugrue va aussitôt. Elle peut rester où elle est.',
  'GN-R5':
    'Le contrôle va du territoire 1 au 7. La majorité d’étages, toits compris, rapporte 2 habitants ; partagée, ' +
    'elle en rapporte 1 à chacun. Sans étage, rien.',
  'GN-R6':
    'Le dernier d’une manche est le premier de la suivante, avec une action, où que soit la tortugrue : trois ' +
    'actions d’affilée, coupées par le contrôle des territoires.',
  'GN-P1': 'La population n’a pas de limite : au-delà de 40 elle continue.',
  'GN-P2': 'Il reste toujours au moins un habitant : un prix qui n’en laisserait aucun ne peut être payé.',
  'GN-C1': 'Construire : poser un de ses étages dans une case du territoire de la tortugrue.',
  'GN-C2': 'Une case vide coûte sa valeur.',
  'GN-C3':
    'Une ronce vide coûte 5. On choisit son terrain parmi les jetons restants et on pose le jeton : il reste pour ' +
    'toute la partie, même sans bâtiment, et la valeur reste 5.',
  'GN-C4':
    'Un étage de plus sur un bâtiment ouvert à soi coûte la valeur de la case plus 1 par étage déjà là. Pas de ' +
    'limite de hauteur.',
  'GN-C5': 'On ne construit ni sur le bâtiment d’autrui, ni sur un toit, ni sans étage en réserve.',
  'GN-A1':
    'Abandonner : reprendre tous les étages d’un de ses bâtiments du territoire de la tortugrue, avec ou sans toit, ' +
    'et gagner le double de ce qu’ils ont coûté. Deux étages en valeur 3 rendent (3 + 4) × 2 = 14. C’est tout ou ' +
    'rien.',
  'GN-A2': 'Le toit d’un bâtiment abandonné retourne en réserve, et la tortugrue se déplace comme après toute action.',
  'GN-N1':
    'Qui ne peut pas construire là où se trouve la tortugrue, et ne peut ou ne veut pas y abandonner, peut jouer ' +
    'dans le territoire suivant par numéro, puis de là dans le suivant. Après 7 vient 1.',
  'GN-N2':
    'Qui ne peut construire dans aucun territoire peut laisser passer l’action. La tortugrue revient alors où elle ' +
    'était avant ces passages.',
  'GN-N3': 'Pouvoir envahir ne compte pas comme pouvoir agir.',
  'GN-J1':
    'Au plus un projet par action, au moment où l’on pose un étage en construisant ou en envahissant. Le bâtiment ' +
    'qui reçoit l’étage doit faire partie du motif. On n’y est jamais obligé.',
  'GN-J2': 'Les étages demandés sont des minimums, et seuls comptent les bâtiments ouverts que l’on possède.',
  'GN-J3':
    'Le bâtiment qui vient de recevoir l’étage reçoit un toit ; les autres du motif restent ouverts. Sans toit en ' +
    'réserve, aucun projet ne peut être réalisé.',
  'GN-J4': 'On prend la carte et ses points aussitôt. Un nouveau projet est révélé, réalisable dès l’action suivante.',
  'GN-J5': 'Des cases adjacentes peuvent appartenir à deux territoires, et le motif n’a pas à ressembler à la carte.',
  'GN-J6':
    'Lieu sacré, Infirmerie, Forteresse (4 points, deux cartes chacun) : un bâtiment d’au moins deux étages sur le ' +
    'premier terrain, à côté d’une case du second terrain sans bâtiment. Une ronce sans jeton n’a pas de terrain.',
  'GN-J7':
    'Maison, Herboristerie, Prison (3 points) : au moins deux étages sur le terrain, dans un des six territoires ' +
    'extérieurs.',
  'GN-J8': 'Maisons mitoyennes, Forge, Avant-poste (3 points) : deux bâtiments adjacents sur le terrain.',
  'GN-J9':
    'Sanctuaire, Moulin, Bunker (5 points) : deux bâtiments adjacents sur le terrain, dont un d’au moins deux étages.',
  'GN-J10':
    'Immeuble, Centrale électrique, Tour radio (7 points) : au moins trois étages sur le terrain, dans le ' +
    'territoire central.',
  'GN-J11':
    'Temple, Réservoir d’eau, Base aérienne (11 points) : un bâtiment d’au moins deux étages sur le premier ' +
    'terrain, à côté de bâtiments sur chacun des deux autres.',
  'GN-F1':
    'Un bâtiment à toit ne grandit plus et ne compte que pour les majorités et le Contrôle de territoires. On peut ' +
    'l’abandonner ou l’envahir, ce qui libère le toit, et son toit peut être déplacé.',
  'GN-Y1': 'Une ruse par action, quatre par partie, la même autant de fois qu’on veut.',
  'GN-Y2':
    'Mouvement stratégique, avant l’action : la tortugrue va au territoire de numéro immédiatement supérieur ou ' +
    'inférieur, 7 et 1 étant voisins, et l’action a lieu là. Ce n’est pas une action, et il précède tout passage au ' +
    'territoire suivant.',
  'GN-Y3':
    'Transfert de toit, avant l’action : déplacer le toit d’un de ses bâtiments du territoire de la tortugrue vers ' +
    'un de ses bâtiments ouverts sur le même terrain, où qu’il soit. Ce n’est pas une action. L’action doit ensuite ' +
    'se faire dans ce territoire : pour cette action, on ne peut ni aller plus loin ni renoncer, mais on peut ' +
    'toujours abandonner le bâtiment ainsi ouvert. (Depuis les règles 2 ; aux tables qui suivent les règles 1, les ' +
    'deux étaient possibles.)',
  'GN-Y4':
    'Invasion, à la place de l’action : choisir le bâtiment d’un autre dans le territoire de la tortugrue et payer ' +
    'le double de ce que ses étages ont coûté. Son propriétaire reçoit autant d’habitants et reprend ses étages, un ' +
    'toit retourne en réserve, et l’on pose autant d’étages à soi, qu’il faut avoir. Le bâtiment est ouvert, et la ' +
    'tortugrue se déplace comme après toute action.',
  'GN-Y5': 'Chaque ruse coûte un jeton ; sans jeton, plus de ruse.',
  'GN-E1':
    'Quand quelqu’un pose son dernier étage, en construisant ou en envahissant, la manche devient la dernière, même ' +
    'si des étages lui reviennent. On la termine avec son contrôle des territoires.',
  'GN-E2':
    'Chacun ajoute alors les points de ses deux missions et de sa population, de −30 avec un habitant à +10 à ' +
    'partir de 38.',
  'GN-E3': 'Le plus de points gagne ; à égalité, la victoire est partagée.',
  'GN-M1': 'Cabaret, Bureau de poste, Caserne : 1 point par étage de ses bâtiments ouverts sur le terrain.',
  'GN-M2': 'Sculpture, Marché, Tour de guet : 3 points par bâtiment ouvert d’au moins deux étages sur le terrain.',
  'GN-M3':
    'Beffroi : 7 points par territoire où l’on a un bâtiment ouvert d’au moins trois étages. Observatoire : 11 avec ' +
    'au moins quatre. Tout terrain ; un bâtiment par territoire. Parmi les 24 missions, trois sont des Beffrois et ' +
    'deux des Observatoires.',
  'GN-M4':
    'Contrôle de territoires : la majorité d’étages, non partagée, dans un des deux territoires rapporte 4 points, ' +
    'dans les deux 12. Les bâtiments à toit comptent.',
});
