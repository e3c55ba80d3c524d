import type { LessonChapter } from '@potager/kernel';
import { beginning, roundEight } from './position.ts';

/** What the creatures can do, up to the victory; then a game of the reader's own. */
export const creatures: readonly LessonChapter[] = [
  {
    title: { en: 'Creatures', fr: 'Créatures', de: 'Wesen' },
    position: roundEight,
    // Brings the gardener, the bird, the mushroom head and the pig.
    secret: '0000000000000000000000000000000000000000000000000000000000000334',
    steps: [
      {
        say: {
          en: 'Round 8. The others have stopped, and your bag is full of creatures. First the gardeners, the cats: where two of their large violet halves meet, they count as 3 gems. Draw, then lay the new one so that they meet.',
          fr: 'Manche 8. Les autres se sont arrêtés, et votre sac est plein de créatures. D’abord les jardiniers, ces chats : quand deux de leurs grosses moitiés violettes se rejoignent, elles comptent 3 gemmes. Piochez, puis posez le nouveau pour qu’elles se rejoignent.',
          de: 'Runde 8. Die anderen haben aufgehört, und dein Beutel ist voller Wesen. Zuerst die Gärtner, die Katzen: Wo sich zwei ihrer großen lila Hälften treffen, zählen sie 3 Edelsteine. Zieh und leg den neuen so an, dass sie sich treffen.',
        },
        light: ['bag 0', 'tile blue-05', 'tile blue-07'],
        wish: ['lay 0 2 2'],
        allows: ['draw'],
      },
      {
        say: {
          en: '5 gems at a stroke: 3 for the violet halves and 2 beside them! Now the unicorn: as long as you build, it may move, as often as you like. Touch it, then find it a better place.',
          fr: '5 gemmes d’un coup : 3 pour les moitiés violettes et 2 à côté ! Et maintenant la licorne : tant que vous bâtissez, elle peut se déplacer, aussi souvent que vous voulez. Touchez-la, puis trouvez-lui une meilleure place.',
          de: '5 Edelsteine auf einen Schlag: 3 für die lila Hälften und 2 daneben! Jetzt das Einhorn: Solange du baust, darf es umziehen, so oft du willst. Tipp es an und such ihm einen besseren Platz.',
        },
        light: ['tile green-18', 'gems 0'],
        wish: ['shift *'],
      },
      {
        say: {
          en: 'Draw again: here comes a bird of paradise. Its eggs fit every colour. Lay it where you like.',
          fr: 'Piochez encore : voici un oiseau de paradis. Ses œufs vont avec toutes les couleurs. Posez-le où vous voulez.',
          de: 'Zieh weiter: Da kommt ein Paradiesvogel. Seine Eier passen zu jeder Farbe. Leg ihn hin, wo du willst.',
        },
        light: ['bag 0', 'tile blue-14'],
        wish: ['lay *'],
        allows: ['draw'],
      },
      {
        say: {
          en: 'Next, a mushroom head. It has lines: where both ends of a line are gems, that is 1 gem more. Draw and look for such a place.',
          fr: 'Puis une tête de champignon. Elle a des lignes : quand les deux bouts d’une ligne sont des gemmes, cela fait 1 gemme de plus. Piochez et cherchez une telle place.',
          de: 'Als Nächstes ein Pilzkopf. Er hat Linien: Sind beide Enden einer Linie Edelsteine, gibt es 1 Edelstein mehr. Zieh und such so einen Platz.',
        },
        light: ['bag 0', 'tile pink-09'],
        wish: ['lay *'],
        allows: ['draw'],
      },
      {
        say: {
          en: 'One more: a lucky pig. The third pig in your garden brings a coin at once. And dragons? With three of them the alarm only comes with the seventh gnome. Draw and lay.',
          fr: 'Encore une : un cochon porte-bonheur. Le troisième cochon du jardin rapporte aussitôt une pièce. Et les dragons ? Avec trois, l’alerte ne vient qu’au septième gnome. Piochez et posez.',
          de: 'Noch eins: ein Glücksschwein. Das dritte Schwein im Garten bringt sofort eine Münze. Und Drachen? Mit dreien kommt der Alarm erst beim siebten Gnom. Zieh und leg an.',
        },
        light: ['pigs 0', 'coins 0', 'dragons 0', 'bag 0', 'tile pig-04'],
        wish: ['lay *'],
        allows: ['draw'],
      },
    ],
  },
  {
    title: { en: 'Win', fr: 'Gagner', de: 'Gewinnen' },
    steps: [
      {
        say: {
          en: 'You have 17 gems or more, and nobody else has as many. That is enough for the victory tile! Stop now, before the gnomes come.',
          fr: 'Vous avez au moins 17 gemmes, et personne n’en a autant. C’est assez pour la tuile Victoire ! Arrêtez-vous avant que les gnomes n’arrivent.',
          de: 'Du hast 17 Edelsteine oder mehr, und niemand hat so viele. Das reicht für das Siegplättchen! Hör jetzt auf, bevor die Gnome kommen.',
        },
        light: ['gems 0', 'victory', 'stop'],
        wish: ['stop'],
      },
      {
        say: {
          en: 'You have won! When all have stopped, this is looked at first: whoever has at least 17 gems, and most of all, buys the victory tile and wins. If nobody does, you hire and play on.',
          fr: 'Gagné ! Quand tous se sont arrêtés, on regarde d’abord ceci : qui a au moins 17 gemmes, et le plus de tous, achète la tuile Victoire et gagne. Sinon, on engage et on continue.',
          de: 'Gewonnen! Haben alle aufgehört, wird zuerst nachgesehen: Wer mindestens 17 Edelsteine hat, und die meisten, kauft das Siegplättchen und gewinnt. Sonst wird angeheuert, und es geht weiter.',
        },
        light: ['gems 0', 'victory'],
      },
    ],
  },
  {
    title: { en: 'On your own', fr: 'À vous', de: 'Allein weiter' },
    position: beginning,
    steps: [
      {
        say: {
          en: 'Now you know it all. Here is a new game, and it is all yours. What you have forgotten the board tells you when you ask it.',
          fr: 'Vous savez tout. Voici une nouvelle partie, toute à vous. Ce que vous avez oublié, le plateau vous le dit quand vous le lui demandez.',
          de: 'Jetzt weißt du alles. Hier ist eine neue Partie, ganz für dich. Was du vergessen hast, sagt dir der Spielplan, wenn du ihn fragst.',
        },
        light: ['bag 0', 'gems 0', 'gnomes 0'],
      },
    ],
  },
];
