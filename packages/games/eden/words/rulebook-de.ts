import { makeRulebook, type Rulebook } from '@potager/kernel';
import { RULE_MARKS } from './rule-marks.ts';

export const rulebook: Rulebook = makeRulebook(RULE_MARKS, {
  'ED-K1':
    'Der Plan hat 49 Felder: Spalten A bis G von links, Zeilen 1 bis 7 von oben. Felder berühren sich an den ' +
    'Seiten, nie an den Ecken.',
  'ED-K2':
    'Es gibt 49 Bewässerungskarten, eine für jedes Feld, und 17 Anbaukarten mit je einem Muster aus zwei bis vier ' +
    'Feldern: drei Dominos, zwei gerade und drei gewinkelte Trominos, zwei Quadrate, ein gerades Tetromino, zwei T ' +
    'und je einmal L, J, S und Z.',
  'ED-K3':
    'Jede Farbe hat 24 Geländeplättchen: zwölf der Stufe 1, sieben der Stufe 2 und fünf der Stufe 3, auf deren ' +
    'Rückseite Stufe 4 steht.',
  'ED-K4':
    'Ein Plättchen zählt so viele Fruchtbarkeitspunkte wie seine Stufe: einen weißen, die übrigen rot. Mana ist das ' +
    'Geld. Es bleibt geheim, wird in Vielfachen von 5 gezählt und geht der Bank nie aus.',
  'ED-S1':
    'Drei oder vier Personen. Alle beginnen mit 100 Mana, den 24 Plättchen einer Farbe und sechs Karten vom Stapel ' +
    'der 66 gemischten Karten.',
  'ED-S2':
    'Handkarten und Mana sind geheim. Gespielt wird im Uhrzeigersinn, in der Reihenfolge der Plätze; wer beginnt, ' +
    'kann der Tisch bestimmen.',
  'ED-S3':
    'Gespielt wird bis 20 Punkte oder, als längere Partie nach unserer eigenen Idee, bis 25. Zu zweit geht es nicht.',
  'ED-T1':
    'Der Zug beginnt mit dem Einkommen: 5 Mana für jeden roten Punkt der eigenen Plättchen auf dem Plan. Niemand ' +
    'muss danach fragen.',
  'ED-T2': 'Danach spielst du eine oder zwei Bewässerungskarten oder eine Anbaukarte, oder du passt.',
  'ED-T3':
    'Immer wenn du in deinem eigenen Zug an der Reihe bist, auch zwischen den Schritten deiner Landnahme, darfst du ' +
    'Anbaukarten verkaufen und offene kaufen. Sonst handelt niemand, auch nicht, wer angegriffen wird. Solange du ' +
    'Ziele wählst, muss dir beim Kauf genug für das erste Gebot bleiben.',
  'ED-T4':
    'Zum Schluss ziehst du eine Karte, wenn du dann weniger als fünf hast, gleich was du gespielt hast. Mit fünf ' +
    'oder mehr ziehst du nichts. Du kannst auch zuerst ziehen und dann mit der neuen Karte in der Hand noch kaufen ' +
    'und verkaufen, aber nichts mehr spielen, bevor du den Zug beendest; nicht, wenn dafür ein viertes Mal gemischt ' +
    'werden müsste. (Seit Regeln 2; an Tischen mit Regeln 1 beendet das Ziehen den Zug.)',
  'ED-I1':
    'Zum Bewässern legst du die Karte ab und ein Plättchen der Stufe 1 auf ihr Feld. Das Feld muss leer sein, und ' +
    'du musst ein solches Plättchen haben.',
  'ED-I2':
    'Gleich nach einer Bewässerungskarte, und nur dann, darfst du vom eben gelegten Plättchen aus eine Landnahme ' +
    'versuchen.',
  'ED-I3': 'Eine zweite Bewässerungskarte darf folgen, mit ihrer eigenen Landnahme.',
  'ED-I4':
    'Am Ende des Zuges, vor dem Ziehen und auch nach dem Passen, darfst du eine Bewässerungskarte ablegen, deren ' +
    'Feld besetzt ist, oder irgendeine, wenn du kein Plättchen der Stufe 1 mehr hast.',
  'ED-U1':
    'Zum Anbauen legst du die Karte ab und wählst Felder in ihrem Muster, beliebig gedreht, aber nie gespiegelt. ' +
    'Auf allen müssen eigene Plättchen liegen.',
  'ED-U2':
    'Von den gewählten Plättchen steigen nur die der niedrigsten Stufe, um eine Stufe, und zwar alle. Stufe 4 ist ' +
    'die höchste.',
  'ED-U3':
    'Jedes Plättchen, das steigt, kostet 10 Mana. Du musst alle bezahlen können und die Plättchen der neuen Stufe ' +
    'haben; zum Umdrehen der Stufe 3 braucht es keines. Ersetzte Plättchen kommen zu dir zurück.',
  'ED-U4': 'Dein Gebiet darf größer sein als das Muster: Es zählen nur die gewählten Felder.',
  'ED-B1':
    'Eine verkaufte Anbaukarte bringt 10 Mana für jedes ihrer Felder. Sie liegt dann offen neben dem Plan, nicht ' +
    'auf der Ablage.',
  'ED-B2':
    'Eine offene Karte kostet 10 Mana und dazu 10 für jedes ihrer Felder. Du darfst sie sofort spielen, wenn du in ' +
    'diesem Zug noch keine Karte gespielt hast.',
  'ED-L1':
    'Eine Landnahme richtet sich gegen eine einzige Person. Das erste Ziel muss das eben gelegte Plättchen ' +
    'berühren, jedes weitere muss über andere Ziele mit ihm verbunden sein; zwei Plättchen, die nur deines ' +
    'berühren, greifst du also nicht zusammen an. Wie viele es sind, entscheidest du.',
  'ED-L2':
    'Du greifst mit dem eben gelegten Plättchen an und, wenn du willst, mit einem weiteren eigenen, das es berührt.',
  'ED-L3':
    'Geboten wird je Punkt der anderen Seite: Das Gebot des Angriffs wird mit den Punkten der Ziele malgenommen, ' +
    'das der Verteidigung mit den Punkten der angreifenden Plättchen, weiß und rot gleichermaßen.',
  'ED-L4':
    'Der Angriff eröffnet mit mindestens 10. Dann nimmt abwechselnd jede Seite an oder erhöht um mindestens 5. ' +
    'Gebote sind Vielfache von 5. Eine begonnene Landnahme geht bis zum ersten Gebot weiter.',
  'ED-L5': 'Niemand darf bieten, was in diesem Augenblick nicht zu bezahlen wäre.',
  'ED-L6':
    'Nimmt eine Seite an, zahlt ihr die andere das Gebot mal ihre Punkte und nimmt ihre Plättchen: Jedes wird durch ' +
    'eines der Siegerseite von gleicher Stufe ersetzt und geht an seine Farbe zurück. Wer bei der Verteidigung ' +
    'höher bietet, nimmt also die angreifenden Plättchen.',
  'ED-L7':
    'Fehlt der Siegerseite diese Stufe, legt sie ihre höchste niedrigere; hat sie keine, wird das Feld leer. Hohe ' +
    'Stufen werden zuerst ersetzt, dann nach Spalte und Zeile.',
  'ED-E1':
    'Sobald deine Plättchen auf dem Plan das Ziel erreichen, gleich in wessen Zug, hast du gewonnen. Übriges Mana ' +
    'zählt nicht.',
  'ED-E2':
    'Ist eine Karte zu ziehen und der Stapel leer, wird die Ablage zum neuen Stapel gemischt, dreimal in einer ' +
    'Partie. Wäre es das vierte Mal, endet die Partie mit diesem Zug und es wird gezählt.',
  'ED-E3':
    'Haben alle zweimal nacheinander ihren Zug beendet, ohne Bewässerung oder Anbau zu spielen, endet die Partie: ' +
    'Es gewinnen die meisten Punkte, bei Gleichstand gemeinsam; Mana zählt nicht. Handeln und Ablegen gelten nicht ' +
    'als Spielen. (Seit Regeln 2; an Tischen mit Regeln 1 entscheidet bei Gleichstand das meiste Mana.)',
});
