import { makeRulebook, type Rulebook } from '@potager/kernel';
import { RULE_MARKS } from './rule-marks.ts';

export const rulebook: Rulebook = makeRulebook(RULE_MARKS, {
  'GN-S1': 'Für zwei bis vier Personen.',
  'GN-S2': 'Jede Person bekommt zu zweit 20 Stockwerke, zu dritt 17, zu viert 14.',
  'GN-S3': 'Die sieben Gebiete werden zufällig ausgelegt und gedreht. Auf Wunsch liegen sie wie gedruckt.',
  'GN-S4': 'Wer beginnt, hat 38 Einwohner, alle anderen 35.',
  'GN-S5': 'Die 21 gemeinsamen Projekte werden gemischt, vier liegen offen aus.',
  'GN-S6':
    'Die 24 geheimen Aufträge werden gemischt, alle bekommen vier. Gleichzeitig und geheim behält jede Person zwei ' +
    'verschiedene davon; zwei Gebietskontrollen mit anderen Gebieten sind verschieden. Der Rest verlässt ungesehen ' +
    'das Spiel.',
  'GN-S7':
    'Alle haben vier Kniffplättchen. Im Vorrat liegen 19 Dächer und neun Gestrüppplättchen, drei für jede Geländeart.',
  'GN-S8':
    'Der Schildkran wartet neben dem Plan. Die allererste Aktion darf in jedem Gebiet stattfinden, aber ohne Kniff.',
  'GN-R1': 'Eine Runde hat drei Phasen: Aktionen, Gebietskontrolle, Vorbereitung der nächsten Runde.',
  'GN-R2':
    'Zu dritt und zu viert hat die erste Person der Runde eine Aktion, alle anderen haben zwei. Wer fertig ist, ' +
    'bestimmt die nächste unter denen, die noch nicht dran waren; ist nur eine übrig, entfällt die Wahl.',
  'GN-R3':
    'Zu zweit: eine Aktion für die erste Person, zwei für die zweite, zwei für die erste, zwei für die zweite. ' +
    'Niemand bestimmt.',
  'GN-R4':
    'Der Ort einer Aktion entscheidet über den Ort der nächsten: Die Lage des Feldes in seinem Gebiet, so wie es ' +
    'auf dem Plan liegt, ist die Lage des Gebiets, in das der Schildkran sofort geht. Er kann auch stehen bleiben.',
  'GN-R5':
    'Die Gebietskontrolle geht von Gebiet 1 bis 7. Die meisten Stockwerke, auch unter Dächern, bringen 2 Einwohner; ' +
    'bei geteilter Mehrheit bekommen alle Beteiligten 1. Ohne Stockwerke gibt es nichts.',
  'GN-R6':
    'Die letzte Person einer Runde ist die erste der nächsten, mit einer Aktion, wo immer der Schildkran steht: ' +
    'drei Aktionen nacheinander, dazwischen die Gebietskontrolle.',
  'GN-P1': 'Nach oben gibt es keine Grenze: Über 40 zählt die Bevölkerung einfach weiter.',
  'GN-P2': 'Mindestens ein Einwohner bleibt immer: Ein Preis, der keinen übrig ließe, ist nicht bezahlbar.',
  'GN-C1': 'Bauen: eines der eigenen Stockwerke auf ein Feld im Gebiet des Schildkrans setzen.',
  'GN-C2': 'Ein leeres Feld kostet seinen Wert.',
  'GN-C3':
    'Leeres Gestrüpp kostet 5. Wähle das Gelände unter den übrigen Plättchen und lege das Plättchen hin: Es bleibt für ' +
    'immer, auch ohne Gebäude, und der Wert bleibt 5.',
  'GN-C4':
    'Ein weiteres Stockwerk auf einem eigenen offenen Gebäude kostet den Wert des Feldes plus 1 für jedes Stockwerk ' +
    'dort. Die Höhe ist unbegrenzt.',
  'GN-C5': 'Nie auf fremde Gebäude, nie auf ein Dach, nie ohne Stockwerk im Vorrat.',
  'GN-A1':
    'Aufgeben: alle Stockwerke eines eigenen Gebäudes im Gebiet des Schildkrans zurücknehmen, mit oder ohne Dach, ' +
    'und das Doppelte dessen gewinnen, was sie gekostet haben. Zwei Stockwerke auf Wert 3 bringen (3 + 4) × 2 = 14. ' +
    'Ganz oder gar nicht.',
  'GN-A2':
    'Das Dach eines aufgegebenen Gebäudes geht in den Vorrat zurück, und der Schildkran zieht wie nach jeder Aktion.',
  'GN-N1':
    'Wer im Gebiet des Schildkrans nicht bauen kann und dort nichts aufgeben kann oder will, darf im Gebiet mit der ' +
    'nächsten Nummer spielen, und von dort im übernächsten. Nach 7 kommt 1.',
  'GN-N2':
    'Wer in keinem Gebiet bauen kann, darf die Aktion verstreichen lassen. Der Schildkran steht dann wieder dort, ' +
    'wo er vor dem Weiterziehen stand.',
  'GN-N3': 'Erobern zu können zählt nicht als Handeln-Können.',
  'GN-J1':
    'Höchstens ein Projekt pro Aktion, in dem Moment, in dem du beim Bauen oder Erobern ein Stockwerk setzt. Das ' +
    'Gebäude mit dem neuen Stockwerk muss zum Muster gehören. Eine Pflicht ist es nie.',
  'GN-J2': 'Verlangte Stockwerke sind Mindestzahlen, und nur eigene offene Gebäude zählen.',
  'GN-J3':
    'Das Gebäude mit dem neuen Stockwerk bekommt ein Dach; die anderen des Musters bleiben offen. Ohne Dach im ' +
    'Vorrat lässt sich kein Projekt erfüllen.',
  'GN-J4':
    'Du nimmst die Karte und sofort ihre Punkte. Ein neues Projekt wird aufgedeckt und lässt sich ab der nächsten ' +
    'Aktion erfüllen.',
  'GN-J5': 'Benachbarte Felder dürfen in zwei Gebieten liegen, und das Muster muss nicht aussehen wie auf der Karte.',
  'GN-J6':
    'Heilige Stätte, Krankenstation, Festung (4 Punkte, je zwei Karten): ein Gebäude ab zwei Stockwerken auf dem ' +
    'ersten Gelände der Karte, neben einem Feld des zweiten ohne Gebäude. Gestrüpp ohne Plättchen hat kein Gelände.',
  'GN-J7':
    'Haus, Kräuterladen, Gefängnis (3 Punkte): mindestens zwei Stockwerke auf dem Gelände der Karte, in einem der sechs äußeren ' +
    'Gebiete.',
  'GN-J8': 'Reihenhäuser, Schmiede, Außenposten (3 Punkte): zwei benachbarte Gebäude auf dem Gelände der Karte.',
  'GN-J9':
    'Heiligtum, Windmühle, Bunker (5 Punkte): zwei benachbarte Gebäude auf dem Gelände der Karte, eines davon ab zwei Stockwerken.',
  'GN-J10':
    'Mietshaus, Kraftwerk, Funkturm (7 Punkte): mindestens drei Stockwerke auf dem Gelände der Karte, im Gebiet in der Mitte.',
  'GN-J11':
    'Tempel, Wasserspeicher, Fliegerhorst (11 Punkte): ein Gebäude ab zwei Stockwerken auf dem ersten Gelände ' +
    'der Karte, neben Gebäuden auf den beiden anderen.',
  'GN-F1':
    'Ein Gebäude mit Dach wächst nicht mehr und zählt nur noch für Mehrheiten und Gebietskontrolle. Es kann ' +
    'aufgegeben oder erobert werden, was das Dach frei macht, und sein Dach lässt sich versetzen.',
  'GN-Y1': 'Ein Kniff pro Aktion, vier pro Partie, derselbe so oft man will.',
  'GN-Y2':
    'Versetzen, vor der Aktion: Der Schildkran geht in das Gebiet mit der nächsthöheren oder nächstniedrigeren ' +
    'Nummer, 7 und 1 sind Nachbarn, und die Aktion findet dort statt. Es ist keine Aktion und kommt vor jedem ' +
    'Weiterziehen.',
  'GN-Y3':
    'Dach versetzen, vor der Aktion: das Dach eines eigenen Gebäudes im Gebiet des Schildkrans auf ein eigenes ' +
    'offenes Gebäude auf derselben Geländeart setzen, wo immer es steht. Es ist keine Aktion. Die Aktion muss dann in ' +
    'diesem Gebiet stattfinden: In dieser Aktion kannst du weder weiterziehen noch nichts tun, aber das geöffnete ' +
    'Gebäude immer aufgeben. (Seit Regeln 2; an Tischen mit Regeln 1 ging beides.)',
  'GN-Y4':
    'Erobern, anstelle der Aktion: ein fremdes Gebäude im Gebiet des Schildkrans wählen und das Doppelte dessen ' +
    'zahlen, was seine Stockwerke gekostet haben. Wem es gehörte, der bekommt ebenso viele Einwohner und seine ' +
    'Stockwerke zurück, ein Dach geht in den Vorrat, und du setzt ebenso viele eigene Stockwerke, die du haben ' +
    'musst. Das Gebäude ist offen, der Schildkran zieht wie nach jeder Aktion.',
  'GN-Y5': 'Jeder Kniff kostet ein Plättchen; ohne Plättchen kein Kniff.',
  'GN-E1':
    'Setzt jemand beim Bauen oder Erobern das letzte eigene Stockwerk, ist die laufende Runde die letzte, auch wenn ' +
    'Stockwerke zurückkommen. Sie wird mit ihrer Gebietskontrolle zu Ende gespielt.',
  'GN-E2':
    'Dann zählen alle ihre beiden Aufträge und ihre Bevölkerung dazu, von −30 mit einem Einwohner bis +10 ab 38.',
  'GN-E3': 'Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.',
  'GN-M1':
    'Varieté, Postamt, Kaserne: 1 Punkt für jedes Stockwerk der eigenen offenen Gebäude auf dem Gelände der Karte.',
  'GN-M2':
    'Skulptur, Markt, Wachturm: 3 Punkte für jedes offene Gebäude ab zwei Stockwerken auf dem Gelände der Karte.',
  'GN-M3':
    'Glockenturm: 7 Punkte für jedes Gebiet mit einem offenen Gebäude ab drei Stockwerken. Sternwarte: 11 für jedes ' +
    'ab vier. Auf jedem Gelände; ein Gebäude je Gebiet. Unter den 24 Aufträgen sind drei Glockentürme und zwei ' +
    'Sternwarten.',
  'GN-M4':
    'Gebietskontrolle: die meisten Stockwerke, ungeteilt, in einem der beiden Gebiete bringen 4 Punkte, in beiden ' +
    '12. Gebäude mit Dach zählen.',
});
