import { type Guide, makeGuide } from '@potager/kernel';
import { CHAPTERS, EXAMPLES } from './chapters.ts';

export const guide: Guide = makeGuide(CHAPTERS, EXAMPLES, {
  goal:
    'Mach aus einer Wüste Gärten. Jedes deiner Plättchen auf dem Plan zählt so viele Punkte wie seine Stufe. Wer ' +
    'Plättchen für 20 Punkte hat, gewinnt sofort.',
  flow: [
    'Du bekommst Einkommen: 5 Mana für jeden roten Punkt deiner Plättchen.',
    'Spiel eine oder zwei Bewässerungskarten, jede für ein neues Plättchen, oder eine Anbaukarte, die Plättchen steigen lässt. Oder passe.',
    'Nach einer Bewässerungskarte darfst du eine Landnahme versuchen: Biete für Plättchen, die danebenliegen.',
    'Zwischendurch darfst du Anbaukarten verkaufen und offene kaufen.',
    'Mit weniger als fünf Karten auf der Hand ziehst du eine. Dann ist die nächste Person dran.',
  ],
  chapters: {
    turn: {
      title: 'Dein Zug',
      text: [
        'Wasser oder Anbau: Das ist die Frage in jedem Zug. Wasser bringt neue Plättchen, Anbau macht die vorhandenen ' +
          'mehr wert. Ein Plättchen der Stufe 1 hat einen weißen Punkt; jede weitere Stufe ist ein roter Punkt, und rote ' +
          'Punkte bringen in jedem Zug Mana.',
      ],
    },
    irrigation: {
      title: 'Bewässern: neue Plättchen',
      text: [
        'Eine Bewässerungskarte nennt ein Feld der Wüste. Ist es noch leer, leg ein Plättchen der Stufe 1 darauf.',
      ],
    },
    culture: {
      title: 'Anbauen: Plättchen steigen',
      text: [
        'Eine Anbaukarte zeigt ein Muster. Such es unter deinen Plättchen, beliebig gedreht. Nur die niedrigsten dieser ' +
          'Plättchen steigen, um eine Stufe, für je 10 Mana. Bei den Stufen 1, 1 und 2 werden also die beiden Einsen zu ' +
          'Zweien, für 20 Mana.',
      ],
    },
    trade: {
      title: 'Handeln',
      text: [
        'Eine Anbaukarte, die du nicht brauchst, bringt 10 Mana für jedes Feld, das sie zeigt. Sie liegt dann offen, und ' +
          'jede Person darf sie in ihrem Zug kaufen, für 10 mehr, als sie gebracht hat.',
      ],
    },
    landGrab: {
      title: 'Landnahme: eine Versteigerung um Plättchen',
      text: [
        'Du hast gerade ein Plättchen neben ein fremdes gelegt? Dann darfst du für die fremden bieten. Beide Seiten ' +
          'bieten abwechselnd, und wer höher bietet, kauft die andere Seite aus: Der Angriff nimmt die Ziele, oder die ' +
          'Verteidigung nimmt die angreifenden Plättchen.',
        'Ein Gebot ist ein Preis für jeden Punkt der anderen Seite. Ein Beispiel: Du greifst mit Stufe 1 ein Plättchen ' +
          'der Stufe 3 an und bietest 10. Wird das angenommen, zahlst du 3 × 10 = 30 Mana und hast die Stufe 3. Erhöht ' +
          'die andere Seite auf 15 und du nimmst an, zahlt sie dir 1 × 15 = 15 und nimmt dein Plättchen. Wer ein ' +
          'Plättchen verliert, wird immer dafür bezahlt.',
      ],
    },
    ending: {
      title: 'Das Ende',
      text: [
        'Mit 20 Punkten gewinnst du sofort, gleich in wessen Zug. Kommt niemand so weit, ist Schluss, wenn die Karten zu Ende sind.',
      ],
    },
    setup: {
      title: 'Der Anfang, und was in der Schachtel ist',
      text: ['Du beginnst mit 100 Mana und sechs Karten. Deine Karten und dein Mana sieht sonst niemand.'],
    },
  },
  examples: {
    water:
      'Die Karte für G4 bringt dort ein Plättchen der Stufe 1. Es berührt ein fremdes auf G3, du könntest also ' +
      'dafür bieten.',
    culture:
      'Deine Plättchen auf B7, C7 und C6 liegen wie auf der Karte. Zwei haben Stufe 1: Sie steigen auf Stufe 2, ' +
      'für 20 Mana. Das auf C6 ist schon höher und bleibt.',
    sell: 'Diese Karte zeigt vier Felder, sie bringt also 40 Mana.',
    grab:
      'Dein Plättchen auf F7 greift das auf G7 an. Du bietest 20; wird das angenommen, zahlst du 1 × 20 Mana, ' +
      'und G7 gehört dir.',
  },
  summary: [
    {
      title: 'Ein Zug',
      lines: [
        'Einkommen: 5 Mana für jeden roten Punkt auf dem Plan.',
        'Eine oder zwei Bewässerungskarten oder eine Anbaukarte, oder passen.',
        'Handeln, wann immer du in deinem eigenen Zug an der Reihe bist.',
        'Zum Schluss darfst du eine Bewässerungskarte ablegen, deren Feld besetzt ist.',
        'Weniger als fünf Karten auf der Hand: eine ziehen.',
      ],
    },
    {
      title: 'Punkte',
      lines: [
        'Ein Plättchen zählt seine Stufe, 1 bis 4: ein weißer Punkt, die übrigen rot.',
        '20 Punkte (25 in der längeren Partie) gewinnen sofort, gleich in wessen Zug.',
      ],
    },
    {
      title: 'Bewässern',
      lines: [
        'Ein Plättchen der Stufe 1 auf das Feld der Karte, das leer sein muss.',
        'Gleich danach, wenn du willst: eine Landnahme von diesem Plättchen aus.',
      ],
    },
    {
      title: 'Anbauen',
      lines: [
        'Eigene Plättchen im Muster der Karte, beliebig gedreht, nie gespiegelt.',
        'Alle der niedrigsten Stufe darunter steigen um eine, für je 10 Mana.',
        'Du brauchst die Plättchen der neuen Stufe; Stufe 3 wird zur 4 umgedreht.',
      ],
    },
    {
      title: 'Handeln',
      lines: [
        'Anbaukarte verkaufen: 10 Mana für jedes ihrer Felder. Sie liegt dann offen.',
        'Offene kaufen: 10 Mana mehr als das.',
      ],
    },
    {
      title: 'Landnahme',
      lines: [
        'Ziele: Plättchen einer einzigen Person, die zusammenhängen; das erste berührt das eben gelegte.',
        'Angriff: das eben gelegte Plättchen und, wenn du willst, ein eigenes, das es berührt.',
        'Der Angriff bietet ab 10 je Punkt der Ziele, die Verteidigung je Punkt der angreifenden Plättchen.',
        'Abwechselnd: annehmen oder um mindestens 5 erhöhen. Kein Gebot, das du nicht zahlen könntest.',
        'Wer annimmt, bekommt das Gebot mal die eigenen Punkte und verliert diese Plättchen an die andere Seite.',
        'Die Siegerseite ersetzt sie durch gleiche Stufen oder die höchste niedrigere.',
      ],
    },
    {
      title: 'Wenn niemand so weit kommt',
      lines: [
        'Dreimal wird neu gemischt; beim vierten Mal ist Schluss. Ebenso nach zwei Runden ohne gespielte Karte.',
        'Dann gewinnen die meisten Punkte, bei Gleichstand gemeinsam.',
      ],
    },
  ],
});
