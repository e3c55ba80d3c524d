import { makeRulebook, type Rulebook } from '@potager/kernel';
import { RULE_MARKS } from './rule-marks.ts';

export const rulebook: Rulebook = makeRulebook(RULE_MARKS, {
  'GL-K1':
    '131 Plättchen: 22 Glücksschweine, 23 grüne 4er, 23 blaue 7er, 17 rosa 10er, 15 goldene 14er, 20 Gnome, 10 ' +
    'Doppelgnome und das Siegplättchen, auf der einen Seite 17, auf der anderen 20. 32 Münzen, 7 Missionsplättchen.',
  'GL-K2':
    'Ein Plättchen bedeckt zwei Felder nebeneinander und hat sechs Anschlüsse: zwei an jeder langen Seite, einen an ' +
    'jedem Ende. Ein Anschluss ist eine Edelsteinhälfte (gelb, grün, rosa, blau), eine leere Verbindung, ein Ei ' +
    'oder eine Trippelhälfte.',
  'GL-K3':
    'Beige Plättchen sind Schweine. Unter den farbigen gibt es in jeder Farbe Schweine, Gärtner, Pilzköpfe, ' +
    'Paradiesvögel, Einhörner und Drachen.',
  'GL-K4':
    'Die Vorderseiten stehen nicht in der Anleitung, deshalb sind es eigene: Teurere sind besser, die vier Farben ' +
    'kommen gleich oft vor, nur Vögel haben Eier, nur Gärtner eine Trippelhälfte, nur Pilzköpfe Linien. Sie sind ' +
    'durch Simulation ausgewogen; eine eigene Plättchendatei kann sie ersetzen.',
  'GL-S1': 'Für eine bis fünf Personen.',
  'GL-S2':
    'Die Plättchen jedes Preises werden gemischt und offen auf zwei möglichst gleich hohe Stapel verteilt. Bekannt ' +
    'ist nur das jeweils oberste.',
  'GL-S3':
    'In jeden Beutel kommen 4 Gnome, 2 Doppelgnome und 2 beige Schweine, zufällig gezogen. Die übrigen Schweine ' +
    'bilden einen verdeckten Stapel.',
  'GL-S4': 'Neben jedem blauen, rosa und goldenen Stapel liegt eine Münze; der Rest ist der Vorrat.',
  'GL-S5': 'Das Siegplättchen kostet 17 Edelsteine, im langen Spiel 20. Jemand hat den Startmarker.',
  'GL-B1':
    'Alle bauen gleichzeitig. Du ziehst zufällig ein Plättchen aus deinem Beutel und legst es in deinen Garten, das ' +
    'erste irgendwohin. Verzichten darfst du nicht.',
  'GL-B2':
    'Drehe das Plättchen, wie du willst. Es bedeckt zwei freie Felder und berührt den Garten mit mindestens einer ' +
    'Kante.',
  'GL-B3':
    'Alle Anschlüsse, die sich berühren, müssen passen: gleichfarbige Hälften, leer an leer, ein Ei an jede Hälfte ' +
    'oder an ein anderes Ei (ein farbloser Edelstein), eine Trippelhälfte nur an eine Trippelhälfte.',
  'GL-B4': 'Vor jedem Ziehen darfst du aufhören und das zurücknehmen, solange nicht alle aufgehört haben.',
  'GL-B5':
    'Gnomalarm: Ein gezogenes Plättchen, mit dem 6 oder mehr Gnome in deinem Garten wären, kommt verdeckt beiseite, ' +
    'und dein Gartenbau endet. Wer noch einen Zweiten Blick hat, entscheidet erst zwischen ihm und dem Alarm.',
  'GL-B6':
    'Passt ein gezogenes Plättchen nirgends in den Garten, wie er gerade ist, darfst du es beiseitelegen: Der ' +
    'Gartenbau endet ohne Strafe. Vorher darfst du Einhörner versetzen.',
  'GL-B7': 'Ein leerer Beutel beendet den Gartenbau wie ein Aufhören.',
  'GL-B8': 'Die Phase endet, wenn alle aufgehört haben oder aufhören mussten.',
  'GL-C1':
    'Schwein: Liegt das dritte in deinem Garten, bekommst du sofort eine Münze, wenn der Vorrat eine hat; einmal je ' +
    'Runde, Schweine aller Farben zählen.',
  'GL-C2': 'Gärtner: Zwei verbundene Trippelhälften sind ein Edelstein, der 3 zählt.',
  'GL-C3': 'Pilzkopf: Jede seiner Linien, deren zwei Edelsteine vollständig sind, ist 1 Edelstein mehr.',
  'GL-C4': 'Vogel: Sein Ei ergänzt einen Edelstein jeder Farbe, und er zählt zu dieser Farbe.',
  'GL-C5':
    'Einhorn: Solange du baust, darfst du es beliebig oft versetzen, auch mit einem Plättchen in der Hand, an jeden ' +
    'anderen Ort, an den es passt. Danach muss der Garten zusammenhängen; auf den Weg kommt es nicht an. Ein ' +
    'Einhorn, das allein der ganze Garten ist, bleibt liegen.',
  'GL-C6': 'Drache: Mit 3 oder mehr Drachen im Garten zählt ein Gnom nicht, der Alarm kommt erst beim siebten.',
  'GL-H1':
    'Reihum ab dem Startmarker. Dein Geld sind deine vollständigen Edelsteine mit allem, was dazukommt, nach einem ' +
    'Alarm 3 weniger, nie unter 0.',
  'GL-H2':
    'Kaufe genau ein Plättchen, das oberste eines Stapels, für 4, 7, 10 oder 14. Jede Münze zählt 1 dazu. Übrige ' +
    'Edelsteine verfallen, Münzen bleiben.',
  'GL-H3':
    'Oder nimm, mit wie viel Geld auch immer, ein Schwein vom verdeckten Stapel und eine Münze. Ist kein Schwein ' +
    'mehr da, gibt es nur die Münze. Ausgegebene Münzen gehen in den Vorrat; ist er leer, wird keine gezahlt.',
  'GL-H4': 'Wer zuerst von einem Stapel kauft, neben dem eine Münze liegt, bekommt sie nach dem Bezahlen.',
  'GL-H5': 'Ein leerer Stapel verkauft nichts.',
  'GL-V1':
    'Wenn alle fertig gebaut haben und bevor jemand anheuert: Wer nach Abzug für einen Alarm 17 (20) oder mehr ' +
    'Edelsteine hat, und zwar die meisten, kauft das Siegplättchen und gewinnt. Münzen zählen dafür nicht.',
  'GL-V2':
    'Bei gleich vielen Edelsteinen gewinnen mehr Münzen. Sind auch sie gleich, kauft es niemand; es wird ' +
    'angeheuert, dann folgt eine neue Runde.',
  'GL-N1':
    'Das neue Plättchen, der Garten und Beiseitegelegtes kommen in den Beutel. Der Startmarker wandert einen Platz ' +
    'weiter.',
  'GL-O1':
    'Allein: Zähle am Ende alle deine Plättchen, das Siegplättchen mit. Auf 17: bis 13 Gold, bis 16 Silber, bis 19 ' +
    'Bronze. Auf 20: bis 15 Gold, bis 18 Silber, bis 21 Bronze.',
  'GL-X1': 'Profi: Der Alarm stiehlt die Hälfte der Edelsteine, abgerundet, statt 3.',
  'GL-X2':
    'Profi: Jede von Plättchen umschlossene Lücke, egal wie groß, ist ein Teich und bringt 1 Münze, wenn du mit ' +
    'Anheuern beginnst. Eine Lücke hängt über Kanten zusammen; ihre Ecken dürfen offen sein.',
  'GL-X3':
    'Profi: Schweine bringen keine Münze. Stattdessen mutiert ab 3 Schweinen im Garten eines, nachdem du angeheuert ' +
    'hast: Es kommt unter einen Stapel seiner Farbe, und du nimmst das oberste Plättchen eines Stapels der ' +
    'nächsten. Welche, ist deine Wahl, ob, nicht. Goldene bleiben, und wo keines kann, geschieht nichts. Münzen am ' +
    'Stapel gewinnt man so nicht.',
  'GL-M1':
    'Missionen: Alle haben eine der sieben. Zu zweit und zu dritt liegt noch eine zwischen jeder Person und ihrer ' +
    'rechten Nachbarin.',
  'GL-M2':
    'Deine Mission ist das erste Plättchen deines Gartens, zwei mal zwei Felder, an jeder Seite eine ' +
    'Edelsteinhälfte und eine leere Verbindung, jede Farbe einmal. Sie kommt nie in einen Beutel und ist kein ' +
    'Wesen.',
  'GL-M3':
    'Nach dem Anheuern wandern die Missionen im Uhrzeigersinn; zu zweit und zu dritt nimmst du die rechts von dir ' +
    'und legst deine links ab. Allein nimmst du jede Runde die nächste der sieben.',
  'GL-M4':
    'Die Edelsteine einer Mission zählen wie alle anderen, einmal, wenn ihre Bedingung am Ende des Gartenbaus ' +
    'erfüllt ist.',
  'GL-M5':
    'Windrad: vier Plättchen um ein leeres Feld, jedes an einer Seite und einer Ecke (3). Mauer: vier parallele ' +
    'Plättchen, Längsseite an Längsseite (2). Treppe: vier parallele Plättchen, jedes um ein Feld versetzt (3). ' +
    'Wege: drei verbundene Paare leerer Verbindungen (2). Blaue Edelsteine: vier vollständige (2). Umbaut: alle ' +
    'acht Felder neben der Mission belegt (3). Zweiter Blick: einmal je Runde statt des gerade gezogenen ein ' +
    'anderes Plättchen ziehen, auch wenn es ein Alarm wäre; danach kommt es zurück, der Beutel darf also nicht leer ' +
    'sein.',
});
