import { grammarOf, type ReasonWords, speaker } from '@potager/kernel';
import { shapes } from '../words/shapes-de.ts';
import type { Reason } from './kinds.ts';

const { choose, count, list } = grammarOf('de');
const pointsOf = (points: number): string => count(points, 'Punkt', 'Punkte');

export const sayReason: ReasonWords['sayReason'] = speaker<Reason>({
  wins: () => 'gewinnt das Spiel sofort',
  grows: ({ points, target }) => `bringt 1 Punkt: ${points} von ${target}`,
  beside: ({ tiles }) =>
    `liegt neben ${choose(tiles, 'einem', String(tiles))} deiner Plättchen: Sie können zusammen wachsen`,
  enables: ({ card, shape, points }) =>
    `schafft Platz für Anbaukarte ${card} (${shapes[shape]}): bis zu ${count(points, 'Punkt', 'Punkten')} in einem späteren Zug`,
  targets: ({ cells, opening }) => `macht einen Angriff auf ${list(cells)} möglich, ab ${opening} Mana`,
  raises: ({ tiles, level, points, target }) =>
    `hebt ${tiles} Plättchen auf Stufe ${level}: ${pointsOf(tiles)} mehr, ${points} von ${target}`,
  income: ({ more, income }) => `bringt in jedem Zug ${more} Mana mehr, zusammen ${income}`,
  pays: ({ mana, left }) => `kostet ${mana} Mana; ${left} bleiben`,
  sells: ({ mana, left }) => `bringt ${mana} Mana, damit hast du ${left}`,
  buys: ({ mana, left }) => `kostet ${mana} Mana; ${left} bleiben`,
  forgoes: ({ points }) => `gibt eine Karte her, die ${points} deiner Plättchen heben könnte`,
  atOnce: ({ places, points }) =>
    `lässt sich sofort spielen${places === 1 ? '' : `, auf ${places} Arten`}, für bis zu ${count(points, 'Punkt', 'Punkten')}`,
  later: ({ points }) => `hat Platz auf deinen Plättchen: bis zu ${pointsOf(points)} in einem späteren Zug`,
  unfit: () => 'hat auf deinen Plättchen gerade keinen Platz',
  stakes: ({ seat, attack, defence, opening, answer }, nameOf) =>
    `zielt für mindestens ${opening} Mana auf ${pointsOf(defence)} von ${nameOf(seat)}; wer dich überbietet, zahlt ` +
    `mindestens ${answer} und nimmt dir ${pointsOf(attack)}`,
  takes: ({ mana, left, cells, points, target }) =>
    `nimmt ${list(cells)} für ${mana} Mana, wenn das Gebot angenommen wird: ${points} von ${target} Punkten, ${left} Mana bleiben`,
  winsIfAccepted: () => 'gewinnt das Spiel, wenn das Gebot angenommen wird',
  outbidding: ({ seat, mana, lost }, nameOf) =>
    `kostet ${nameOf(seat)} zum Überbieten mindestens ${mana} Mana; dann verlierst du ${pointsOf(lost)}`,
  receives: ({ mana, left }) => `bringt dir ${mana} Mana, damit hast du ${left}`,
  surrenders: ({ seat, cells, lost, points }, nameOf) =>
    `überlässt ${nameOf(seat)} ${list(cells)}: ${pointsOf(lost)} weniger, ${points} bleiben`,
  letsWin: ({ seat }, nameOf) => `lässt ${nameOf(seat)} das Spiel gewinnen`,
  rival: ({ seat, points, target }, nameOf) => `bringt ${nameOf(seat)} auf ${points} von ${target} Punkten`,
  unplayed: ({ cards }) =>
    `lässt ${count(cards, 'Karte ungespielt, die', 'Karten ungespielt, die')} du jetzt spielen könntest`,
  discards: ({ card }) => `schafft Platz auf der Hand, denn ${card} ist nicht mehr zu spielen`,
  draws: () => 'zieht eine Karte',
  drawsNone: () => 'zieht keine Karte, denn deine Hand ist voll',
  drawsFirst: () => 'zieht jetzt eine Karte; danach kannst du nur noch handeln',
  passes: ({ idle, limit }) => `ist ein Zug ohne Karte, der ${idle}. in Folge; nach ${limit} endet das Spiel`,
  ends: () => 'beendet das Spiel: Wer die meisten Punkte hat, gewinnt',
  next: ({ income }) => (income === 0 ? 'beendet deinen Zug' : `bringt ${income} Mana, wenn dein nächster Zug beginnt`),
});
