import { type Guide, makeGuide } from '@potager/kernel';
import { CHAPTERS, EXAMPLES } from './chapters.ts';

export const guide: Guide = makeGuide(CHAPTERS, EXAMPLES, {
  goal:
    'Jede Runde ziehst du Plättchen aus deinem eigenen Beutel und legst daraus einen Garten mit möglichst vielen ganzen ' +
    'Edelsteinen. Mit ihnen kaufst du bessere Plättchen für deinen Beutel. Wer zuerst 17 Edelsteine in einem Garten hat, ' +
    'gewinnt.',
  flow: [
    'Zieh ein Plättchen und leg es so an, dass alles passt. Zwei Hälften einer Farbe sind ein Edelstein.',
    'Dann entscheide: noch eins ziehen oder aufhören? Sechs Gnome sind ein Alarm: Dein Garten ist zu Ende und kostet dich 3 Edelsteine.',
    'Haben alle aufgehört, gewinnt, wer 17 oder mehr Edelsteine hat, und zwar die meisten.',
    'Sonst heuert jede Person ein neues Plättchen an und zahlt mit Edelsteinen, wenn nötig auch mit Münzen.',
    'Garten und neues Plättchen kommen in den Beutel, und die nächste Runde beginnt.',
  ],
  chapters: {
    building: {
      title: 'Ziehen, legen, aufhören oder weitermachen',
      text: [
        'Alle bauen gleichzeitig, jede Person im eigenen Garten. Ein Plättchen bedeckt zwei Felder und hat am Rand ' +
          'Edelsteinhälften. Wo sich zwei Plättchen berühren, muss alles passen: Hälften einer Farbe oder leer an leer. ' +
          'Jedes Paar Hälften ist ein Edelstein.',
        'Vor jedem Ziehen darfst du aufhören. Du siehst, was noch in deinem Beutel ist, und weißt also, wie riskant das ' +
          'nächste Plättchen ist.',
      ],
    },
    alarm: {
      title: 'Der Gnomalarm',
      text: [
        'Auch Gnome füllen den Garten, aber der sechste ist zu viel: Das Plättchen kommt beiseite, du musst aufhören ' +
          'und hast in dieser Runde 3 Edelsteine weniger. Was du gebaut hast, zählt trotzdem.',
      ],
    },
    hiring: {
      title: 'Anheuern',
      text: [
        'Deine Edelsteine sind dein Geld, nur für diese Runde. Kauf ein Plättchen: Grüne kosten 4, blaue 7, rosa 10 und ' +
          'goldene 14. Je teurer, desto mehr Edelsteine bringen sie. Willst oder kannst du nicht, nimm ein ' +
          'Glücksschwein und eine Münze. Münzen behältst du; jede ist 1 wert.',
      ],
    },
    creatures: {
      title: 'Die Wesen',
      text: [
        'Wer auf einem Plättchen wohnt, kann etwas. Was, liest du am Tisch, wenn du mit der Maus oder dem Finger auf einem Plättchen bleibst.',
      ],
    },
    winning: {
      title: 'Gewinnen',
      text: ['Das Siegplättchen wird zwischen Gartenbau und Anheuern gekauft, nur mit Edelsteinen.'],
    },
    alone: {
      title: 'Allein',
      text: [
        'Allein willst du mit möglichst wenigen Plättchen so weit kommen, dass du das Siegplättchen kaufen kannst.',
      ],
    },
    expert: {
      title: 'Für Profis',
      text: [
        'Drei Änderungen machen es kniffliger: Alarme tun mehr weh, Teiche bringen Münzen, und Schweine mutieren.',
      ],
    },
    missions: {
      title: 'Mit Missionen',
      text: ['Eine Mission liegt zuerst in deinem Garten und verlangt etwas. Gelingt es dir, bringt sie Edelsteine.'],
    },
    setup: {
      title: 'Der Anfang, und was in der Schachtel ist',
      text: [
        'Hier baut die Seite alles auf. Alle Beutel beginnen gleich: vier Gnome, zwei Doppelgnome, zwei Schweine.',
      ],
    },
  },
  examples: {
    lay:
      'Du hast ein Plättchen gezogen. An der gezeigten Stelle passt es an allen Seiten, und zwei Edelsteine ' +
      'werden ganz.',
    stop:
      'Vier Plättchen sind noch in deinem Beutel, und drei davon wären ein Alarm. Sieben Edelsteine reichen für ' +
      'ein blaues Plättchen: Hör lieber auf.',
    hire:
      'Du hast 6 Edelsteine und Münzen. Ein blaues Plättchen kostet 7: Eine Münze hilft aus, und die Münze ' +
      'neben dem Stapel kommt dafür zurück.',
  },
  summary: [
    {
      title: 'Gartenbau, alle gleichzeitig',
      lines: [
        'Zieh zufällig ein Plättchen, dreh es, leg es an: zwei freie Felder, mindestens eine Kante am Garten.',
        'Alle Anschlüsse müssen passen: gleiche Farbe, leer an leer, ein Ei an jede Hälfte, Trippel an Trippel.',
        'Vor jedem Ziehen darfst du aufhören. Was nirgends passt, darfst du beiseitelegen: Du hörst ohne Strafe auf.',
        'Alarm beim 6. Gnom: Plättchen beiseite, Schluss, 3 Edelsteine weniger. Auch ein leerer Beutel ist Schluss.',
      ],
    },
    {
      title: 'Gewinnen, bevor jemand anheuert',
      lines: [
        'Die meisten Edelsteine, mindestens 17 (im langen Spiel 20), kaufen das Siegplättchen. Münzen helfen nicht.',
        'Gleich viele: mehr Münzen gewinnen; wieder gleich: niemand, es geht weiter.',
      ],
    },
    {
      title: 'Anheuern, ab dem Startmarker',
      lines: [
        'Ein Plättchen, das oberste eines Stapels: grün 4, blau 7, rosa 10, gold 14. Jede Münze zählt 1 und ist weg.',
        'Oder ein Schwein vom verdeckten Stapel und eine Münze, mit wie viel Geld auch immer.',
        'Wer zuerst von einem Stapel mit Münze kauft, bekommt sie nach dem Bezahlen.',
        'Dann kommt alles in den Beutel, und der Startmarker wandert einen Platz weiter.',
      ],
    },
    {
      title: 'Wesen',
      lines: [
        'Schwein: Das dritte im Garten bringt sofort eine Münze, einmal je Runde.',
        'Gärtner: Zwei Trippelhälften zusammen zählen 3.',
        'Pilzkopf: Eine Linie zwischen zwei ganzen Edelsteinen ist 1 Edelstein mehr.',
        'Vogel: Sein Ei passt an jede Farbe.',
        'Einhorn: darf beim Bauen umziehen, wohin es passt.',
        'Drache: Mit dreien kommt der Alarm erst beim 7. Gnom.',
      ],
    },
    {
      title: 'Allein',
      lines: [
        'Möglichst wenige Plättchen. Auf 17: Gold 13, Silber 16, Bronze 19. Auf 20: Gold 15, Silber 18, Bronze 21.',
      ],
    },
    {
      title: 'Profis und Missionen',
      lines: [
        'Profis: Ein Alarm nimmt die halben Edelsteine. Jeder Teich, eine umschlossene Lücke, bringt eine Münze. Ab drei Schweinen mutiert eines nach dem Anheuern.',
        'Missionen: Windrad 3, Mauer 2, Treppe 3, Wege 2, Blaue Edelsteine 2, Umbaut 3; Zweiter Blick: einmal je Runde ein anderes Plättchen ziehen.',
      ],
    },
  ],
});
