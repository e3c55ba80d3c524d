import { grammarOf } from '@potager/kernel';
import type { Explained } from './explained.ts';

const { count } = grammarOf('de');

export const explained: Explained = {
  gnome: 'Ein Gnom. Beim 6. in deinem Garten kommt der Alarm: Er stiehlt Edelsteine und beendet deinen Gartenbau.',
  doubleGnome: 'Zwei Gnome auf einem Plättchen; beide zählen für den Alarm.',
  missionTile: 'Die Mission ist das erste Plättchen deines Gartens. Nach jeder Runde wandert sie weiter.',
  around: (slots) => `Ringsum: ${slots}`,
  complete: (n) => `${count(n, 'Edelstein', 'Edelsteine')} an seinen Rändern fertig`,
  fulfils: 'Hilft, die Mission zu erfüllen',
  gems: [
    'Fertige Edelsteine',
    'Zwei Hälften einer Farbe, die sich berühren, sind ein Edelstein. Damit bezahlst du beim Anheuern, und genug davon gewinnen das Spiel.',
  ],
  gnomes: ['Gnome', 'Die Gnome im Garten, und die Zahl, bei der der Alarm kommt.'],
  coins: ['Münzen', 'Eine Münze zahlt beim Anheuern einen Edelstein. Du behältst sie von Runde zu Runde.'],
  pigs: [
    'Glücksschweine',
    'Das dritte Schwein im Garten bringt eine Münze; im Profi-Spiel mutiert stattdessen eines von dreien.',
  ],
  dragons: ['Drachen', 'Mit drei Drachen wird ein Gnom übersehen: Der Alarm kommt einen Gnom später.'],
  bag: [
    'Beutel',
    'Plättchen, die noch gezogen werden können. Welche es sind, weiß jeder; was als Nächstes kommt, niemand.',
  ],
  garden: (name) => [
    `Garten von ${name}`,
    'Er wächst, während gebaut wird. Antippen zeigt ihn groß, mit Beutel und Edelsteinen.',
  ],
  start: ['Startmarker', 'Wer die Laterne hat, heuert zuerst an. Jede Runde wandert sie weiter.'],
  round: ['Runde', 'Alle bauen gleichzeitig, dann heuert jeder ein Wesen an. Danach kommt alles zurück in die Beutel.'],
  pile: (name) => [name, 'Wer hier anheuert, zahlt den Preis und bekommt das oberste Plättchen.'],
  pigPile: [
    'Schweinestapel',
    'Ein Glücksschwein und eine Münze statt eines Wesens, egal was du hast. Welches Schwein, entscheidet der Zufall.',
  ],
  price: ['Preis', 'Was du zahlst: Edelsteine deines Gartens, und Münzen, wo sie nicht reichen.'],
  reward: ['Münze beim Stapel', 'Wer hier zuerst anheuert, bekommt sie nach dem Zahlen.'],
  victory: [
    'Siegplättchen',
    'Wer so viele Edelsteine hat, wenn alle fertig gebaut haben, kauft es und gewinnt. Münzen helfen nicht.',
  ],
  supply: ['Münzvorrat', 'Daraus werden Münzen ausgezahlt.'],
  odds: ['Alarm', 'Wie viele Plättchen in deinem Beutel den Gnomalarm auslösen würden, und was er stehlen würde.'],
  misfits: [
    'Passt nirgends',
    'Wie viele Plättchen in deinem Beutel nirgends passen würden. Dann endet dein Gartenbau.',
  ],
  figureOdds: (figure) => [
    figure,
    'Wie viele davon in deinem Beutel sind, und wie wahrscheinlich eines als Nächstes kommt.',
  ],
  pond: ['Teich', 'Eine Lücke, von Plättchen umschlossen. Im Profi-Spiel bringt jeder vor dem Anheuern eine Münze.'],
  gem: ['Edelstein', 'Zwei Hälften einer Farbe haben sich gefunden: ein Edelstein.'],
  triple: ['Trippel', 'Zwei Trippelhälften haben sich gefunden: Sie zählen drei Edelsteine.'],
  egg: ['Ei-Edelstein', 'Ein Ei vollendet einen Edelstein mit einer Hälfte jeder Farbe oder mit einem anderen Ei.'],
  line: 'Eine Linie eines Pilzkopfs, deren beide Edelsteine fertig sind, ist ein Edelstein mehr.',
  turned: ['Ein Platz, anders gedreht', 'Hier passt das Plättchen, wenn du es drehst.'],
  ruler: [
    'Spalten und Reihen',
    'Das Protokoll und die Listen nennen Plätze mit diesen Zahlen. Das erste Plättchen liegt in Spalte 0, Reihe 0.',
  ],
  oddsSwitch: ['Chancen', 'Ob gesagt wird, wie wahrscheinlich jedes Plättchen als nächstes kommt, und der Alarm.'],
  place: ['Ein Platz', 'Hier passt das Plättchen, so wie es gedreht ist. Antippen zeigt es dort, noch einmal legt es.'],
};
