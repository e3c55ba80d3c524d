import type { WordsOfExercises } from '@potager/kernel';
import graded from './graded.json' with { type: 'json' };

export const exercises: WordsOfExercises<typeof graded> = {
  'five-is-fine': {
    title: 'Schon vier Gnome',
    question:
      'Du baust: 6 Edelsteine, 2 Münzen und vier Gnome im Garten. Schau in deinen Beutel. Ziehen oder aufhören?',
    why:
      'Der Alarm kommt beim sechsten Gnom, und deine beiden Doppelgnome liegen schon im Garten. Von den sieben ' +
      'Plättchen im Beutel bringen vier einen Gnom und drei keinen: Das Risiko ist 0 %. Jetzt würdest du ein blaues ' +
      'Plättchen anheuern; nach jedem der sieben reichen Edelsteine und Münzen für ein rosa Plättchen.',
  },
  seventeen: {
    title: 'Siebzehn',
    question: 'Du baust: 17 Edelsteine, vier Gnome und noch drei Plättchen im Beutel. Ziehen oder aufhören?',
    why:
      'Der Doppelgnom wäre der Alarm: eins von drei Plättchen, 33 %, und aus 17 Edelsteinen würden 14. Mit 17 kannst ' +
      'du das Siegplättchen kaufen; mehr würde nur helfen, wenn die andere Person in dieser Runde auch 17 hätte, und ' +
      'mit ihrem Beutel schafft sie das fast nie. Du hast, was du wolltest.',
  },
  'three-at-once': {
    title: 'Drei auf einen Streich',
    question: 'Du hast ein Glücksschwein gezogen. Wo bringt es die meisten Edelsteine?',
    why:
      'Am linken Rand, neben Pilzkopf und Einhorn, macht es einen grünen und einen gelben Edelstein ganz, und der ' +
      'grüne vollendet auch noch eine Linie des Pilzkopfs. Das sind 3 Edelsteine mehr, zusammen 10; überall sonst ' +
      'sind es höchstens 8.',
  },
  'double-trouble': {
    title: 'Noch zwei Plättchen',
    question: 'Du baust: 13 Edelsteine, 2 Münzen, vier Gnome und noch zwei Plättchen im Beutel. Ziehen oder aufhören?',
    why:
      'Beide Plättchen sind Doppelgnome, der Alarm ist also sicher: 100 %. Mit 13 Edelsteinen und einer Münze kannst ' +
      'du ein goldenes Plättchen anheuern, und die Münze neben dem Stapel kommt dafür zurück. Nach dem Alarm reichen ' +
      '10 Edelsteine und 2 Münzen nur für Rosa.',
  },
  'one-in-eight': {
    title: 'Eins von acht',
    question: 'Du baust: 7 Edelsteine, 1 Münze, vier Gnome und noch acht Plättchen im Beutel. Ziehen oder aufhören?',
    why:
      'Nur der Doppelgnom wäre der Alarm: eins von acht Plättchen, 12,5 %. Jedes andere bringt 1 bis 3 Edelsteine, ' +
      'und bei sechs davon kommst du mit deiner Münze auf 10, den Preis eines rosa Plättchens. Hörst du jetzt auf, ' +
      'wird es ein blaues.',
  },
  'two-in-three': {
    title: 'Zwei von drei',
    question: 'Du baust: 10 Edelsteine, fünf Gnome und noch drei Plättchen im Beutel. Ziehen oder aufhören?',
    why:
      'Gnom und Doppelgnom wären der Alarm: zwei von drei Plättchen, 67 %. Von 10 Edelsteinen blieben 7, also ein ' +
      'blaues Plättchen statt eines rosa. Das Glücksschwein brächte einen Edelstein und als drittes eine Münze, aber ' +
      'auch das reicht nur für Rosa: viel zu verlieren, wenig zu gewinnen.',
  },
  'one-more-gem': {
    title: 'Ein Edelstein mehr',
    question: 'Du hast einen Gnom gezogen, deinen fünften. Wo bringt er die meisten Edelsteine?',
    why:
      'Am rechten Rand macht er einen gelben und einen blauen Edelstein ganz, und der gelbe vollendet eine Linie des ' +
      'Pilzkopfs daneben: 3 Edelsteine mehr, zusammen 13. Der zweitbeste Platz bringt 2, alle anderen bringen 1.',
  },
  'three-dragons': {
    title: 'Drei Drachen',
    question:
      'Du baust: 14 Edelsteine, fünf Gnome, und im Beutel sind noch drei Gnome und ein Glücksschwein. Ziehen oder ' +
      'aufhören?',
    why:
      'Mit drei Drachen im Garten wird ein Gnom übersehen: Der Alarm kommt erst beim siebten. Das nächste Plättchen ' +
      'kann keiner sein: 0 %. Mit jedem der drei Gnome hast du 17 Edelsteine, genug für das Siegplättchen, mit dem ' +
      'Schwein 15.',
  },
  'two-short': {
    title: 'Zwei fehlen noch',
    question: 'Du baust: 15 Edelsteine, vier Gnome und noch vier Plättchen im Beutel. Ziehen oder aufhören?',
    why:
      'Nur der Doppelgnom wäre der Alarm: eins von vier Plättchen, 25 %. Mit jedem der drei anderen hast du 17 oder ' +
      '18 Edelsteine, genug für das Siegplättchen. Und beim Alarm blieben dir 12: ein rosa Plättchen statt eines ' +
      'goldenen, ein kleiner Preis für drei von vier Chancen.',
  },
  'one-in-three': {
    title: 'Eins von drei',
    question: 'Du baust: 10 Edelsteine, 1 Münze, fünf Gnome und noch sechs Plättchen im Beutel. Ziehen oder aufhören?',
    why:
      'Gnom und Doppelgnom wären der Alarm: zwei von sechs Plättchen, 33 %. Das kostet 3 Edelsteine, also ein blaues ' +
      'Plättchen statt eines rosa. Aber die vier anderen bringen mindestens 2 Edelsteine, der grüne Pilzkopf sogar ' +
      '5: Für 15 gibt es ein goldenes. Und wer weiterzieht, kommt in mehr als einem von vier Fällen auf 17.',
  },
  unicorn: {
    title: 'Das Einhorn zieht um',
    question: 'Du baust: 13 Edelsteine, und jemand hat mit 17 aufgehört. Wohin mit deinem Einhorn, bevor du ziehst?',
    why:
      'Über dem Doppelgnom passt es an drei Seiten: ein rosa, ein gelber und ein blauer Edelstein, für den einen, ' +
      'den es aufgibt. Das macht 15, überall sonst höchstens 13. Keins der vier Plättchen in deinem Beutel ist ein ' +
      'Alarm, und mit dreien davon hast du dann 17 oder mehr; bei Gleichstand schlagen deine 3 Münzen die 2 der ' +
      'anderen.',
  },
  'last-chance': {
    title: 'Siebzehn gegen zwölf',
    question:
      'Die andere Person hat mit 17 Edelsteinen aufgehört. Du hast 12, fünf Gnome und noch sechs Plättchen im ' +
      'Beutel. Ziehen oder aufhören?',
    why:
      'Wer jetzt aufhört, hat verloren, denn 17 Edelsteine kaufen das Siegplättchen. Zwei von sechs Plättchen wären ' +
      'der Alarm, 33 %, aber du hast nichts mehr zu verlieren. Der Drache macht auf einen Schlag 17, und bei ' +
      'Gleichstand gewinnen deine 2 Münzen gegen keine; nach jedem der drei anderen hast du 14 bis 16 und ziehst ' +
      'weiter.',
  },
  'pink-or-pink': {
    title: 'Rosa oder Rosa?',
    question: 'Du heuerst an: 9 Edelsteine und 2 Münzen, genug für ein rosa Plättchen. Welches der beiden nimmst du?',
    why:
      'Beide haben sechs Edelsteinhälften. Der Pilzkopf hat außerdem zwei Linien, und jede ist ein Edelstein mehr, ' +
      'wann immer ihre beiden Edelsteine ganz sind, Runde für Runde. Zum Einhorn gibt es die Münze neben dem Stapel, ' +
      'aber eine Münze gibt man nur einmal aus.',
  },
  'a-coin-saved': {
    title: 'Nach dem Alarm',
    question: 'Du heuerst nach einem Gnomalarm an: keine Edelsteine, aber 4 Münzen. Was nimmst du?',
    why:
      'Ein grünes Plättchen würde alle vier Münzen kosten. Das Glücksschwein kostet nichts und bringt eine Münze, ' +
      'dann liegen 5 bereit: Damit reichen nächste Runde 9 Edelsteine für Gold und 5 für Rosa. Ein grünes Plättchen ' +
      'ist besser als ein Schwein, aber nicht um fünf Münzen.',
  },
  gold: {
    title: 'Gold oder Gold?',
    question: 'Du heuerst an: 14 Edelsteine, genug für ein goldenes Plättchen. Welches der beiden nimmst du?',
    why:
      'Beide können sechs Edelsteine bringen, und neben beiden Stapeln liegt eine Münze. Die zwei Eier des ' +
      'Paradiesvogels passen an jede Farbe, er lässt sich also leicht anlegen. Aber der Pilzkopf hat drei Linien: ' +
      'Sind alle seine Edelsteine ganz, bringt er 6 + 3 = 9, der Vogel nie mehr als 6.',
  },
  'against-the-odds': {
    title: 'Trotz allem',
    question:
      'Du baust: 15 Edelsteine, fünf Gnome und noch drei Plättchen im Beutel, zwei davon mit Gnomen. Die andere ' +
      'Person ist fertig und hat 1 Edelstein. Ziehen oder aufhören?',
    why:
      'Zwei von drei Plättchen wären der Alarm: 67 %. Aber mit dem dritten, dem Pilzkopf, hast du 17, und dann kann ' +
      'dir niemand mehr den Sieg nehmen. Der Alarm kostet dich nur ein goldenes Plättchen, für das du ein rosa ' +
      'bekommst, und die andere Person liegt weit zurück: Eine von drei Chancen auf den sofortigen Sieg ist mehr ' +
      'wert.',
  },
};
