import { type Guide, makeGuide } from '@potager/kernel';
import { CHAPTERS, EXAMPLES } from './chapters.ts';

export const guide: Guide = makeGuide(CHAPTERS, EXAMPLES, {
  goal:
    'Dein kleines Volk baut in einem vergessenen Garten eine Stadt. Punkte bringen Projekte, die alle erfüllen können, ' +
    'zwei Aufträge, die nur du kennst, und die Einwohner, die du am Ende noch hast. Wer die meisten Punkte hat, gewinnt.',
  flow: [
    'Schau, wo der Schildkran steht: In diesem Gebiet findet deine Aktion statt.',
    'Baue dort ein Stockwerk und bezahle es mit Einwohnern, oder gib ein Gebäude auf und bekomme dafür Einwohner.',
    'Erfüllt das neue Stockwerk ein Projekt, bekommst du die Karte und ihre Punkte. Das Gebäude bekommt ein Dach.',
    'Der Schildkran zieht: Wo du gehandelt hast, bestimmt, wo die nächste Aktion stattfindet.',
    'Waren alle dran, bringt die Mehrheit in jedem Gebiet neue Einwohner. Dann beginnt die nächste Runde.',
  ],
  chapters: {
    acting: {
      title: 'Wo du handelst und wer als Nächstes dran ist',
      text: [
        'Es gibt sieben Gebiete, jedes mit sieben Feldern in derselben Form: eines in der Mitte, sechs darum herum. ' +
          'Handelst du auf dem obersten Feld eines Gebiets, geht der Schildkran ins oberste Gebiet; handelst du auf ' +
          'dem mittleren, geht er ins mittlere. Mit jeder Aktion suchst du also aus, wo als Nächstes gehandelt wird.',
        'In einer Runde hat jede Person zwei Aktionen, nur die erste hat eine. Zu dritt und zu viert bestimmt, wer ' +
          'fertig ist, wer als Nächstes drankommt.',
      ],
    },
    constructing: {
      title: 'Bauen',
      text: [
        'Einwohner sind dein Geld. Ein leeres Feld kostet die Zahl, die darauf steht. Jedes weitere Stockwerk auf ' +
          'deinem Gebäude kostet eins mehr für jedes Stockwerk, das schon steht: Auf einem Feld mit 2 kosten die ' +
          'Stockwerke 2, dann 3, dann 4.',
      ],
    },
    projects: {
      title: 'Projekte und Dächer',
      text: [
        'Vier Projektkarten liegen für alle offen. Jede verlangt ein Muster deiner Gebäude auf bestimmtem Gelände. ' +
          'Setzt du das Stockwerk, mit dem das Muster fertig ist, gehört die Karte dir. Der Preis: Das Gebäude mit ' +
          'diesem Stockwerk bekommt ein Dach. Es wächst nicht mehr und hilft bei keinem anderen Projekt.',
      ],
    },
    abandoning: {
      title: 'Ein Gebäude aufgeben',
      text: [
        'Die Einwohner werden knapp? Nimm ein ganzes Gebäude zurück: Du bekommst seine Stockwerke wieder und das ' +
          'Doppelte von dem, was sie gekostet haben. Das ist deine Aktion.',
      ],
    },
    ploys: {
      title: 'Kniffe',
      text: [
        'Viermal in einer Partie darfst du etwas Besonderes tun: den Schildkran um ein Gebiet versetzen, ein fremdes ' +
          'Gebäude erobern oder eines deiner Dächer woandershin setzen, damit das Gebäude darunter wieder wachsen kann.',
      ],
    },
    movingOn: {
      title: 'Wenn du nicht bauen kannst',
      text: [
        'Gibt es dort, wo der Schildkran steht, für dich nichts zu bauen, darfst du ins nächste Gebiet weiterziehen.',
      ],
    },
    control: {
      title: 'Das Ende einer Runde: Mehrheiten',
      text: [
        'Gebiet für Gebiet: Wer dort die meisten Stockwerke hat, bekommt 2 Einwohner; wer sich die Führung teilt, je 1. ' +
          'Gebäude mit Dach zählen mit.',
      ],
    },
    missions: {
      title: 'Geheime Aufträge',
      text: [
        'Zwei Aufträge behältst du und zeigst sie am Ende. Gezählt wird, was dann offen steht, also ohne Dach: Ein ' +
          'Gebäude dient einem Projekt oder den meisten Aufträgen, nicht beiden.',
      ],
    },
    ending: {
      title: 'Das Ende der Partie',
      text: [
        'Sobald jemand das letzte eigene Stockwerk gesetzt hat, ist die Runde die letzte. Dann werden die Aufträge ' +
          'gezeigt und die Einwohner gezählt. Wenige Einwohner kosten viele Punkte, gib also nicht alle aus.',
      ],
    },
    setup: {
      title: 'Der Anfang',
      text: ['Hier baut die Seite alles auf. Du wählst nur, welche zwei von vier Aufträgen du behältst.'],
    },
  },
  examples: {
    crane:
      'Der Schildkran steht in Gebiet 4. Baust du auf Feld 4.6, geht er in Gebiet 7: Dort muss die andere ' +
      'Person als Nächstes handeln.',
    floor:
      'Dein Gebäude auf Feld 5.1 hat ein Stockwerk, und das Feld hat den Wert 3. Ein zweites Stockwerk kostet 3 ' +
      '+ 1 = 4 Einwohner.',
    project:
      'Ein zweites Stockwerk auf Feld 4.1 erfüllt ein Projekt für 5 Punkte: zwei Gebäude nebeneinander auf ' +
      'einem Gelände, eines davon mit zwei Stockwerken. Dieses Gebäude bekommt dann ein Dach.',
    abandon:
      'Deine drei Stockwerke auf Feld 5.1 haben 3 + 4 + 5 = 12 Einwohner gekostet. Gibst du sie auf, kommen 24 ' +
      'zurück.',
    invade: 'Das fremde Stockwerk auf Feld 2.4 hat 5 gekostet. Für das Doppelte, 10 Einwohner, gehört das Feld dir.',
  },
  summary: [
    {
      title: 'Eine Runde',
      lines: [
        'Zu dritt und zu viert: die erste Person 1 Aktion, die anderen 2; wer fertig ist, bestimmt die nächste.',
        'Zu zweit: abwechselnd 1, 2, 2 und 2 Aktionen.',
        'Dann Mehrheiten: die meisten Stockwerke in einem Gebiet +2 Einwohner, geteilte Führung je +1.',
        'Die letzte Person einer Runde ist die erste der nächsten.',
      ],
    },
    {
      title: 'Eine Aktion, wo der Schildkran steht',
      lines: [
        'Bauen: ein leeres Feld kostet seinen Wert, Gestrüpp 5 (Gelände wählen), ein weiteres Stockwerk 1 mehr für jedes, das dort steht.',
        'Oder ein ganzes Gebäude aufgeben: Stockwerke zurück und das Doppelte dessen, was sie gekostet haben.',
        'Oder erobern (ein Kniff): das Doppelte dessen zahlen, was die Stockwerke gekostet haben, ebenso viele eigene setzen.',
        'Dann zieht der Schildkran: Die Lage des Feldes in seinem Gebiet ist die Lage des nächsten Gebiets.',
        'Kannst du dort nicht bauen, zieh weiter zur nächsten Nummer. Mindestens 1 Einwohner bleibt dir immer.',
      ],
    },
    {
      title: 'Kniffe: einer pro Aktion, vier pro Partie',
      lines: [
        'Versetzen: Der Schildkran geht vor der Aktion eine Nummer weiter oder zurück.',
        'Erobern, anstelle der Aktion.',
        'Dach versetzen: ein Dach aus diesem Gebiet auf ein eigenes offenes Gebäude auf gleichem Gelände, dann hier handeln.',
      ],
    },
    {
      title: 'Projekte: eines pro Aktion, mit dem neuen Stockwerk',
      lines: [
        '3: zwei benachbarte Gebäude auf dem Gelände. Oder zwei Stockwerke auf dem Gelände, in einem äußeren Gebiet.',
        '4: zwei Stockwerke auf dem ersten Gelände, neben einem Feld des zweiten ohne Gebäude.',
        '5: zwei benachbarte Gebäude auf dem Gelände, eines mit zwei Stockwerken.',
        '7: drei Stockwerke auf dem Gelände, im Gebiet in der Mitte.',
        '11: zwei Stockwerke auf dem ersten Gelände, neben Gebäuden auf den beiden anderen.',
        'Nur offene Gebäude zählen. Das Gebäude mit dem neuen Stockwerk bekommt ein Dach.',
      ],
    },
    {
      title: 'Aufträge, am Ende gezählt',
      lines: [
        'Varieté, Postamt, Kaserne: 1 für jedes offene Stockwerk auf dem Gelände.',
        'Skulptur, Markt, Wachturm: 3 für jedes offene Gebäude ab zwei Stockwerken auf dem Gelände.',
        'Glockenturm 7, Sternwarte 11: für jedes Gebiet mit einem offenen Gebäude ab drei oder ab vier Stockwerken.',
        'Gebietskontrolle: Mehrheit in einem von zwei Gebieten 4, in beiden 12; Dächer zählen mit.',
      ],
    },
    {
      title: 'Das Ende',
      lines: [
        'Jemand setzt das letzte eigene Stockwerk: Diese Runde ist die letzte.',
        'Bevölkerung: 1 Einwohner −30, 10 Einwohner 0, ab 38 Einwohnern +10.',
        'Die meisten Punkte gewinnen.',
      ],
    },
  ],
});
