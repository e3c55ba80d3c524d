import type { WordsOfExercises } from '@potager/kernel';
import graded from './graded.json' with { type: 'json' };

export const exercises: WordsOfExercises<typeof graded> = {
  'twentieth-point': {
    title: 'Der zwanzigste Punkt',
    question: 'Du bist dran: B7 hast du gerade bewässert, und deine Plättchen zählen 19 Punkte. Gewinne sofort.',
    why:
      'Auf die erste Bewässerungskarte darf eine zweite folgen. D5 ist leer, das Plättchen dort ist dein zwanzigster ' +
      'Punkt, und niemand kann etwas dagegen tun. Auch ein Angriff auf A7 oder B6 könnte einen Punkt bringen, aber ' +
      'nur, wenn die andere Seite nachgibt.',
  },
  'four-in-a-row': {
    title: 'Vier in einer Reihe',
    question:
      'Du bist dran: 16 Punkte, 55 Mana, eine Bewässerungskarte und eine Anbaukarte. Finde den Zug, der gewinnt.',
    why:
      'D1, E1, F1 und G1 liegen so, wie Anbaukarte 11 es zeigt, und alle vier haben Stufe 1. Also steigen alle vier, ' +
      'für 40 deiner 55 Mana: 16 + 4 = 20 Punkte. E6 zu bewässern brächte einen Punkt, und die anderen kämen noch ' +
      'einmal dran.',
  },
  'side-by-side': {
    title: 'Seite an Seite',
    question:
      'Dein erster Zug: E6 ist bewässert, und eine zweite Bewässerungskarte darf folgen. Welches Feld wählst du?',
    why:
      'Zwei Plättchen nebeneinander, mehr verlangt das Domino auf deiner Hand nicht, die Anbaukarte 3, und F6 ist ' +
      'das einzige deiner Felder, das E6 berührt. Im nächsten Zug steigen beide für 20 Mana auf Stufe 2: 2 Punkte ' +
      'mehr, und von da an in jedem Zug 10 Mana Einkommen.',
  },
  square: {
    title: 'Alle vier steigen',
    question: 'Du bist dran: 6 Punkte und 155 Mana. Wasser oder Anbau: Was bringt mehr?',
    why:
      'F3, F4, G3 und G4 bilden das Quadrat von Anbaukarte 9, und alle haben Stufe 1. Für 40 Mana steigen alle vier: ' +
      '10 Punkte statt 6, und 20 Mana Einkommen je Zug. Eine Bewässerungskarte bringt einen Punkt und kein Einkommen.',
  },
  'more-is-more': {
    title: 'Zwei Karten passen',
    question: 'Du bist dran: 85 Mana, und beide Anbaukarten auf deiner Hand passen. Welche spielst du, und wo?',
    why:
      'Das Quadrat, Karte 10, lässt vier Plättchen für 40 Mana steigen: 4 Punkte, und 20 Mana Einkommen je Zug. Das ' +
      'gewinkelte Tromino, Karte 7, lässt drei für 30 steigen: 3 Punkte, und 15 Einkommen. Das größere kannst du ' +
      'bezahlen, das kleinere behältst du für später.',
  },
  'card-for-mana': {
    title: 'Behalten oder verkaufen?',
    question:
      'Dein Zug ist fast vorbei: Du hast gespielt und gezogen, und 5 Mana sind übrig. Verkaufst du Anbaukarte 14?',
    why:
      'Karte 14, das L, passt nirgends auf deine Plättchen, und verkauft bringt sie 40 Mana. Die brauchst du: B1 und ' +
      'C1 mit Stufe 3 laden zum Angriff ein, und mit 5 Mana könntest du nicht einmal auf das niedrigste Gebot ' +
      'antworten. Mit 45 kannst du sie verteidigen.',
  },
  'card-on-the-table': {
    title: 'Sie liegt auf dem Tisch',
    question:
      'Du bist dran: 17 Punkte, 105 Mana und keine Anbaukarte auf der Hand. Trotzdem kannst du jetzt gewinnen. Wie?',
    why:
      'Anbaukarte 9, das Quadrat, liegt offen: Für 50 Mana gekauft, darf sie sofort gespielt werden. Auf D2, D3, E2 ' +
      'und E3 haben alle außer E2 Stufe 1, also steigen drei Plättchen für 30 Mana: 17 + 3 = 20 Punkte. Mit den ' +
      'Karten 15 und 17 oder dem Quadrat woanders wären es höchstens zwei.',
  },
  'buy-and-plant': {
    title: 'Mana, aber keine Karte',
    question: 'Du bist dran: 6 Punkte, 100 Mana und nur Bewässerungskarten auf der Hand. Was tust du?',
    why:
      'Von den drei Anbaukarten, die offen liegen, passt nur Karte 8, das gewinkelte Tromino, auf deine Plättchen: ' +
      'mit B6 und B7 und dazu A6 oder C6. Sie kostet 40 Mana, und drei Plättchen steigen für 30: 3 Punkte mehr, 15 ' +
      'Mana Einkommen je Zug, und 30 Mana bleiben. Zwei Bewässerungskarten brächten 2 Punkte und kein Einkommen.',
  },
  'cheap-defence': {
    title: 'Billig verteidigt',
    question:
      'D4 und E4, 6 deiner Punkte, werden von einem einzigen Punkt angegriffen. Das Gebot steht bei 20, und du hast ' +
      '25 Mana. Was antwortest du?',
    why:
      'Jede Seite zahlt für die Punkte der anderen: Bei 25 würdest du 25 × 1 = 25 Mana zahlen, bei 30 der Angriff 30 ' +
      '× 6 = 180. Nimmst du an, bekommst du 120 Mana, aber 6 Punkte wechseln die Seite: 9 für dich statt 15, und 16 ' +
      'für den Angriff statt 10. Erhöhe, solange es so billig ist.',
  },
  'good-price': {
    title: 'Ein guter Preis?',
    question:
      'E3 wird angegriffen, Stufe 1 gegen Stufe 1. Das Gebot steht bei 35, und du hast 40 Mana. Annehmen oder 40 ' +
      'bieten?',
    why:
      'Was ist ein Punkt wert? Mit einer Anbaukarte steigen Plättchen für 10 Mana je Punkt, und hier bekommst du 35 ' +
      'für einen einzigen. Nimm an, und du hast 75 Mana, um Plättchen steigen zu lassen und auf Angriffe zu ' +
      'antworten. Bietest du 40, gewinnst du vielleicht einen Punkt, aber für den nächsten Angriff ist kein Mana ' +
      'mehr da.',
  },
  'let-them-pay': {
    title: 'Zwei Plättchen, ein Angreifer',
    question:
      'B1 und B2 werden von einem Plättchen der Stufe 1 angegriffen. Das Gebot steht bei 45, und du hast 70 Mana. ' +
      'Was antwortest du?',
    why:
      'Nimmst du an, bekommst du 45 × 2 = 90 Mana für zwei Plättchen der Stufe 1, während sie steigen zu lassen 10 ' +
      'je Punkt kostet: Mit 160 Mana fehlt dir nichts. Bei 50 würdest du beide behalten und ein drittes gewinnen, ' +
      'aber 50 Mana für diesen einen Punkt lassen dir 20, und der nächste Angriff kommt.',
  },
  'one-more-card': {
    title: 'Mitten in der Versteigerung',
    question:
      'Du greifst C1 und D1 mit C2 und C3 an, und die Verteidigung hat auf 15 erhöht. Bei 20 würdest du 100 Mana ' +
      'zahlen, und du hast 70. Ist es verloren?',
    why:
      'Nimmst du an, ist die Partie verloren: Die Verteidigung bekäme C2 und C3 und hätte 23 Punkte. Aber in deinem ' +
      'eigenen Zug darfst du auch jetzt noch handeln: Anbaukarte 10 bringt 40 Mana, und mit 110 kannst du 20 bieten. ' +
      'Wird das angenommen, hast du 22 Punkte; wenn nicht, braucht die andere Seite 25 × 4 = 100 Mana, und verkaufen ' +
      'darf sie nichts.',
  },
  'helping-tile': {
    title: 'Eine helfende Hand',
    question:
      'Du greifst C1 und D1, 5 Punkte, mit C2 an. Wer diese Versteigerung gewinnt, gewinnt die Partie. Was tust du, ' +
      'bevor du bietest?',
    why:
      'Die Verteidigung hat 19 Punkte, ihr würde schon C2 allein reichen: Du riskierst also nichts, wenn du ein ' +
      'Plättchen dazunimmst. Mit C3, Stufe 3, hat deine Seite 4 Punkte, und jedes ihrer Gebote kostet viermal so ' +
      'viel: 15 kosten 60 Mana statt 15. Deine Gebote kosten so viel wie vorher. B2 mit Stufe 1 würde ihre nur ' +
      'verdoppeln.',
  },
  'too-high-for-them': {
    title: 'Wie hoch?',
    question:
      'C5, D5 und D6, 6 deiner Punkte, werden von einem einzigen Punkt angegriffen, und das Gebot steht bei 10. Du ' +
      'hast 18 Punkte und 30 Mana. Was bietest du?',
    why:
      'Alles: Bei 30 zahlst du 30 Mana für B5, und der Angriff bräuchte 35 × 6 = 210, um weiterzumachen. Je ' +
      'niedriger dein Gebot, desto billiger wird das für ihn. Und du brauchst das Mana nicht: Mit B5 hast du 19 ' +
      'Punkte, der nächste Zug ist deiner, und A4 oder B6 ist der zwanzigste Punkt, ganz umsonst.',
  },
};
