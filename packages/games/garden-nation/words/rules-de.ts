import type { RuleTexts } from './make-words.ts';

export const rules: RuleTexts = {
  'GN-S1': { text: 'Für zwei bis vier Personen.' },
  'GN-S2': { text: 'Jede Person bekommt zu zweit 20 Stockwerke, zu dritt 17, zu viert 14.', mark: 'reconstructed' },
  'GN-S3': {
    text: 'Die sieben Gebiete werden zufällig ausgelegt und gedreht. Auf Wunsch liegen sie wie gedruckt.',
    mark: 'reconstructed',
  },
  'GN-S4': { text: 'Wer beginnt, hat 38 Einwohner, alle anderen 35.', mark: 'reconstructed' },
  'GN-S5': { text: 'Die 21 gemeinsamen Projekte werden gemischt, vier liegen offen aus.', mark: 'reconstructed' },
  'GN-S6': {
    text: 'Die 24 geheimen Aufträge werden gemischt, alle bekommen vier. Gleichzeitig und geheim behält jede Person zwei verschiedene davon; zwei Gebietskontrollen mit anderen Gebieten sind verschieden. Der Rest verlässt ungesehen das Spiel.',
    mark: 'reconstructed',
  },
  'GN-S7': {
    text: 'Alle haben vier Kniffplättchen. Im Vorrat liegen 19 Dächer und neun Gestrüppplättchen, drei für jedes Land.',
  },
  'GN-S8': {
    text: 'Der Schildkran wartet neben dem Plan. Die allererste Aktion darf in jedem Gebiet stattfinden, aber ohne Kniff.',
    mark: 'ruling',
  },
  'GN-R1': { text: 'Eine Runde hat drei Phasen: Aktionen, Gebietskontrolle, Vorbereitung der nächsten Runde.' },
  'GN-R2': {
    text: 'Zu dritt und zu viert hat die erste Person der Runde eine Aktion, alle anderen haben zwei. Wer fertig ist, bestimmt die nächste unter denen, die noch nicht dran waren; ist nur eine übrig, entfällt die Wahl.',
  },
  'GN-R3': {
    text: 'Zu zweit: eine Aktion für die erste Person, zwei für die zweite, zwei für die erste, zwei für die zweite. Niemand bestimmt.',
  },
  'GN-R4': {
    text: 'Der Ort einer Aktion entscheidet über den Ort der nächsten: Die Lage des Feldes in seinem Gebiet, so wie es auf dem Plan liegt, ist die Lage des Gebiets, in das der Schildkran sofort geht. Er kann auch stehen bleiben.',
  },
  'GN-R5': {
    text: 'Die Gebietskontrolle geht von Gebiet 1 bis 7. Die meisten Stockwerke, auch unter Dächern, bringen 2 Einwohner; bei geteilter Mehrheit bekommen alle Beteiligten 1. Ohne Stockwerke gibt es nichts.',
  },
  'GN-R6': {
    text: 'Die letzte Person einer Runde ist die erste der nächsten, mit einer Aktion, wo immer der Schildkran steht: drei Aktionen nacheinander, dazwischen die Gebietskontrolle.',
  },
  'GN-P1': { text: 'Nach oben gibt es keine Grenze: Über 40 zählt die Bevölkerung einfach weiter.' },
  'GN-P2': { text: 'Mindestens ein Einwohner bleibt immer: Ein Preis, der keinen übrig ließe, ist nicht bezahlbar.' },
  'GN-C1': { text: 'Bauen: eines der eigenen Stockwerke auf ein Feld im Gebiet des Schildkrans setzen.' },
  'GN-C2': { text: 'Ein leeres Feld kostet seinen Wert.' },
  'GN-C3': {
    text: 'Leeres Gestrüpp kostet 5. Wähle das Land unter den übrigen Plättchen und lege das Plättchen hin: Es bleibt für immer, auch ohne Gebäude, und der Wert bleibt 5.',
  },
  'GN-C4': {
    text: 'Ein weiteres Stockwerk auf einem eigenen offenen Gebäude kostet den Wert des Feldes plus 1 für jedes Stockwerk dort. Die Höhe ist unbegrenzt.',
  },
  'GN-C5': { text: 'Nie auf fremde Gebäude, nie auf ein Dach, nie ohne Stockwerk im Vorrat.' },
  'GN-A1': {
    text: 'Aufgeben: alle Stockwerke eines eigenen Gebäudes im Gebiet des Schildkrans zurücknehmen, mit oder ohne Dach, und das Doppelte dessen gewinnen, was sie gekostet haben. Zwei Stockwerke auf Wert 3 bringen (3 + 4) × 2 = 14. Ganz oder gar nicht.',
  },
  'GN-A2': {
    text: 'Das Dach eines aufgegebenen Gebäudes geht in den Vorrat zurück, und der Schildkran zieht wie nach jeder Aktion.',
  },
  'GN-N1': {
    text: 'Wer im Gebiet des Schildkrans nicht bauen kann und dort nichts aufgeben kann oder will, darf im Gebiet mit der nächsten Nummer spielen, und von dort im übernächsten. Nach 7 kommt 1.',
  },
  'GN-N2': {
    text: 'Wer in keinem Gebiet bauen kann, darf die Aktion verstreichen lassen. Der Schildkran steht dann wieder dort, wo er vor dem Weiterziehen stand.',
    mark: 'ruling',
  },
  'GN-N3': { text: 'Erobern zu können zählt nicht als Handeln-Können.', mark: 'ruling' },
  'GN-J1': {
    text: 'Höchstens ein Projekt pro Aktion, in dem Moment, in dem du beim Bauen oder Erobern ein Stockwerk setzt. Das Gebäude mit dem neuen Stockwerk muss zum Muster gehören. Eine Pflicht ist es nie.',
    mark: 'ruling',
  },
  'GN-J2': { text: 'Verlangte Stockwerke sind Mindestzahlen, und nur eigene offene Gebäude zählen.' },
  'GN-J3': {
    text: 'Das Gebäude mit dem neuen Stockwerk bekommt ein Dach; die anderen des Musters bleiben offen. Ohne Dach im Vorrat lässt sich kein Projekt erfüllen.',
    mark: 'ruling',
  },
  'GN-J4': {
    text: 'Du nimmst die Karte und sofort ihre Punkte. Ein neues Projekt wird aufgedeckt und lässt sich ab der nächsten Aktion erfüllen.',
  },
  'GN-J5': {
    text: 'Benachbarte Felder dürfen in zwei Gebieten liegen, und das Muster muss nicht aussehen wie auf der Karte.',
  },
  'GN-J6': {
    text: 'Heilige Stätte, Krankenstation, Festung (4 Punkte): ein Gebäude ab zwei Stockwerken auf dem ersten Land, neben einem Feld des zweiten Landes ohne Gebäude. Gestrüpp ohne Plättchen hat kein Land.',
  },
  'GN-J7': {
    text: 'Haus, Kräuterladen, Gefängnis (3 Punkte): mindestens zwei Stockwerke auf dem Land, in einem der sechs äußeren Gebiete.',
  },
  'GN-J8': { text: 'Reihenhäuser, Schmiede, Außenposten (3 Punkte): zwei benachbarte Gebäude auf dem Land.' },
  'GN-J9': {
    text: 'Heiligtum, Windmühle, Bunker (5 Punkte): zwei benachbarte Gebäude auf dem Land, eines davon ab zwei Stockwerken.',
  },
  'GN-J10': {
    text: 'Mietshaus, Kraftwerk, Funkturm (7 Punkte): mindestens drei Stockwerke auf dem Land, im Gebiet in der Mitte.',
  },
  'GN-J11': {
    text: 'Tempel, Wasserspeicher, Fliegerhorst (11 Punkte): ein Gebäude ab zwei Stockwerken auf dem ersten Land, neben Gebäuden auf beiden anderen Ländern.',
  },
  'GN-F1': {
    text: 'Ein Gebäude mit Dach wächst nicht mehr und zählt nur noch für Mehrheiten und Gebietskontrolle. Es kann aufgegeben oder erobert werden, was das Dach frei macht, und sein Dach lässt sich versetzen.',
  },
  'GN-Y1': { text: 'Ein Kniff pro Aktion, vier pro Partie, derselbe so oft man will.' },
  'GN-Y2': {
    text: 'Versetzen, vor der Aktion: Der Schildkran geht in das Gebiet mit der nächsthöheren oder nächstniedrigeren Nummer, 7 und 1 sind Nachbarn, und die Aktion findet dort statt. Es ist keine Aktion und kommt vor jedem Weiterziehen.',
    mark: 'ruling',
  },
  'GN-Y3': {
    text: 'Dach versetzen, vor der Aktion: das Dach eines eigenen Gebäudes im Gebiet des Schildkrans auf ein eigenes offenes Gebäude auf demselben Land setzen, wo immer es steht. Es ist keine Aktion.',
  },
  'GN-Y4': {
    text: 'Erobern, anstelle der Aktion: ein fremdes Gebäude im Gebiet des Schildkrans wählen und das Doppelte dessen zahlen, was seine Stockwerke gekostet haben. Wem es gehörte, der bekommt ebenso viele Einwohner und seine Stockwerke zurück, ein Dach geht in den Vorrat, und du setzt ebenso viele eigene Stockwerke, die du haben musst. Das Gebäude ist offen, der Schildkran zieht wie nach jeder Aktion.',
  },
  'GN-Y5': { text: 'Jeder Kniff kostet ein Plättchen; ohne Plättchen kein Kniff.' },
  'GN-E1': {
    text: 'Setzt jemand beim Bauen oder Erobern das letzte eigene Stockwerk, ist die laufende Runde die letzte, auch wenn Stockwerke zurückkommen. Sie wird mit ihrer Gebietskontrolle zu Ende gespielt.',
  },
  'GN-E2': {
    text: 'Dann zählen alle ihre beiden Aufträge und ihre Bevölkerung dazu, von −30 mit einem Einwohner bis +10 ab 38.',
    mark: 'reconstructed',
  },
  'GN-E3': { text: 'Die meisten Punkte gewinnen; bei Gleichstand wird der Sieg geteilt.', mark: 'ruling' },
  'GN-M1': { text: 'Varieté, Postamt, Kaserne: 1 Punkt für jedes Stockwerk der eigenen offenen Gebäude auf dem Land.' },
  'GN-M2': {
    text: 'Skulptur, Markt, Wachturm: 3 Punkte für jedes offene Gebäude ab zwei Stockwerken auf dem Land.',
  },
  'GN-M3': {
    text: 'Glockenturm: 7 Punkte für jedes Gebiet mit einem offenen Gebäude ab drei Stockwerken. Sternwarte: 11 für jedes ab vier. Jedes Land; ein Gebäude je Gebiet. Unter den 24 Aufträgen sind drei Glockentürme und zwei Sternwarten.',
    mark: 'ruling',
  },
  'GN-M4': {
    text: 'Gebietskontrolle: die meisten Stockwerke, ungeteilt, in einem der beiden Gebiete bringen 4 Punkte, in beiden 12. Gebäude mit Dach zählen.',
  },
};
