import { grammarOf, type ReasonWords, speaker } from '@potager/kernel';
import { shapes } from '../words/shapes-fr.ts';
import type { Reason } from './kinds.ts';

const { choose, count, list } = grammarOf('fr');
const pointsOf = (points: number): string => count(points, 'point', 'points');
const tilesOf = (tiles: number): string => count(tiles, 'tuile', 'tuiles');

export const sayReason: ReasonWords['sayReason'] = speaker<Reason>({
  wins: () => 'gagne la partie sur-le-champ',
  grows: ({ points, target }) => `rapporte 1 point : ${points} sur ${target}`,
  beside: ({ tiles }) =>
    `touche ${choose(tiles, 'une', String(tiles))} de vos tuiles : elles pourront grandir ensemble`,
  enables: ({ card, shape, points }) =>
    `fait de la place à la carte de culture ${card} (${shapes[shape]}) : jusqu’à ${pointsOf(points)} à un prochain tour`,
  targets: ({ cells, opening }) => `permet d’attaquer ${list(cells)}, dès ${opening} mana`,
  raises: ({ tiles, level, points, target }) =>
    `fait monter ${tilesOf(tiles)} au niveau ${level} : ${pointsOf(tiles)} de plus, ${points} sur ${target}`,
  income: ({ more, income }) => `rapporte ${more} mana de plus à chaque tour, ${income} en tout`,
  pays: ({ mana, left }) => `coûte ${mana} mana ; il en reste ${left}`,
  sells: ({ mana, left }) => `rapporte ${mana} mana, ce qui vous en fait ${left}`,
  buys: ({ mana, left }) => `coûte ${mana} mana ; il en reste ${left}`,
  forgoes: ({ points }) => `abandonne une carte qui pourrait faire monter ${tilesOf(points)}`,
  atOnce: ({ places, points }) =>
    `peut se jouer aussitôt${places === 1 ? '' : `, de ${places} façons`}, pour ${pointsOf(points)} au plus`,
  later: ({ points }) => `a une place sur vos tuiles : jusqu’à ${pointsOf(points)} à un prochain tour`,
  unfit: () => 'n’a pas de place sur vos tuiles pour l’instant',
  stakes: ({ seat, attack, defence, opening, answer }, nameOf) =>
    `vise ${pointsOf(defence)} chez ${nameOf(seat)} pour ${opening} mana au moins ; pour surenchérir, ${nameOf(seat)} ` +
    `paierait ${answer} ou plus et vous prendrait ${pointsOf(attack)}`,
  takes: ({ mana, left, cells, points, target }) =>
    `prend ${list(cells)} pour ${mana} mana si l’offre est acceptée : ${points} points sur ${target}, ${left} mana restants`,
  winsIfAccepted: () => 'gagne la partie si l’offre est acceptée',
  outbidding: ({ seat, mana, lost }, nameOf) =>
    `oblige ${nameOf(seat)} à payer ${mana} mana ou plus pour surenchérir ; vous perdriez alors ${pointsOf(lost)}`,
  receives: ({ mana, left }) => `vous rapporte ${mana} mana, ce qui vous en fait ${left}`,
  surrenders: ({ seat, cells, lost, points }, nameOf) =>
    `laisse ${list(cells)} à ${nameOf(seat)} : ${pointsOf(lost)} de moins, il vous en reste ${points}`,
  letsWin: ({ seat }, nameOf) => `fait gagner la partie à ${nameOf(seat)}`,
  rival: ({ seat, points, target }, nameOf) => `porte ${nameOf(seat)} à ${points} points sur ${target}`,
  unplayed: ({ cards }) =>
    `laisse ${count(cards, 'carte que vous pourriez jouer', 'cartes que vous pourriez jouer')} maintenant`,
  discards: ({ card }) => `fait de la place en main, car ${card} ne peut plus se jouer`,
  draws: () => 'pioche une carte',
  drawsNone: () => 'ne pioche pas de carte, car votre main est pleine',
  drawsFirst: () => 'pioche une carte tout de suite ; ensuite vous pourrez seulement acheter et vendre',
  passes: ({ idle, limit }) => `fait ${count(idle, 'tour', 'tours')} sans carte ; à ${limit} de suite, la partie finit`,
  ends: () => 'finit la partie : le plus de points l’emporte',
  next: ({ income }) => (income === 0 ? 'finit votre tour' : `rapporte ${income} mana au début de votre prochain tour`),
});
