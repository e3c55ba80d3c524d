import type { LessonChapter } from '@potager/kernel';
import { beginning } from './position.ts';

/**
 * Two rounds from the beginning: a safe stop, a first creature, and an alarm. Whichever green or blue one is hired, it
 * comes among the first three tiles of the second round, and the alarm with the fifth.
 */
export const building: readonly LessonChapter[] = [
  {
    title: { en: 'Gems', fr: 'Gemmes', de: 'Edelsteine' },
    position: beginning,
    // Brings a gnome, a gnome, a pig, a double gnome and a gnome.
    secret: '0000000000000000000000000000000000000000000000000000000000000658',
    steps: [
      {
        say: {
          en: 'This is your garden, and it is still empty. Press the bag to draw a tile. The first one lies down by itself.',
          fr: 'Voici votre jardin, encore vide. Appuyez sur le sac pour piocher une tuile. La première se pose toute seule.',
          de: 'Das ist dein Garten, und er ist noch leer. Drück auf den Beutel und zieh ein Plättchen. Das erste legt sich von selbst hin.',
        },
        light: ['bag 0'],
        wish: ['lay 0 0 0'],
        allows: ['draw'],
      },
      {
        say: {
          en: 'Draw the next one. Along its edges it has halves of gems. Two halves of one colour that meet are a gem! Choose a lit place: the first touch shows the tile there, the second lays it.',
          fr: 'Piochez la suivante. Sur ses bords, elle porte des moitiés de gemme. Deux moitiés de même couleur qui se touchent font une gemme ! Choisissez une place éclairée : touchez-la une fois pour y voir la tuile, une deuxième fois pour la poser.',
          de: 'Zieh das nächste. An seinen Rändern sind halbe Edelsteine. Wo sich zwei Hälften einer Farbe treffen, werden sie ein ganzer! Wähl einen hellen Platz: Das erste Tippen zeigt das Plättchen dort, das zweite legt es hin.',
        },
        light: ['bag 0', 'tile gnome-06'],
        wish: ['lay *'],
        allows: ['draw'],
      },
      {
        say: {
          en: 'Your gem shines, and it is counted above. Draw again. Everything that touches has to fit, so turn the tile: touch it in your hand, or press R. Where it touches two tiles at once, you may get two gems.',
          fr: 'Votre gemme brille, et elle est comptée en haut. Piochez encore. Tout ce qui se touche doit s’accorder, alors tournez la tuile : touchez-la dans votre main, ou appuyez sur R. Là où elle touche deux tuiles à la fois, vous aurez peut-être deux gemmes.',
          de: 'Dein Edelstein funkelt und wird oben gezählt. Zieh noch eins. Alles, was sich berührt, muss passen. Dreh das Plättchen, wenn nötig: Tipp es in deiner Hand an oder drück R. Wo es zwei andere zugleich berührt, werden vielleicht zwei Edelsteine ganz.',
        },
        light: ['gems 0', 'bag 0', 'tile pig-03'],
        wish: ['lay *'],
        allows: ['draw'],
      },
    ],
  },
  {
    title: { en: 'Draw or stop?', fr: 'Piocher ou s’arrêter ?', de: 'Ziehen oder aufhören?' },
    steps: [
      {
        say: {
          en: 'Gnomes fill your garden, too, but beware: with the sixth there is an alarm, and they steal gems. You have 2. Draw another tile and lay it.',
          fr: 'Les gnomes aussi remplissent le jardin, mais attention : au sixième, c’est l’alerte, et ils volent des gemmes. Vous en avez 2. Piochez une tuile et posez-la.',
          de: 'Auch Gnome füllen deinen Garten, aber Vorsicht: Beim sechsten gibt es Alarm, und sie klauen Edelsteine. Du hast 2. Zieh noch ein Plättchen und leg es an.',
        },
        light: ['gnomes 0', 'bag 0', 'tile double-04'],
        wish: ['lay *'],
        allows: ['draw'],
      },
      {
        say: {
          en: 'A double gnome: that makes 4. Before each draw you may stop. By the bag you see the odds: only 1 of the 4 tiles left would be an alarm. That is worth it: draw once more.',
          fr: 'Un double gnome : cela fait 4. Avant chaque pioche, vous pouvez vous arrêter. Près du sac, vous voyez le risque : une seule des 4 tuiles qui restent serait une alerte. Ça vaut le coup : piochez encore.',
          de: 'Ein Doppelgnom: Das macht 4. Vor jedem Ziehen darfst du aufhören. Beim Beutel steht, wie riskant es ist: Nur 1 von 4 Plättchen wäre ein Alarm. Das lohnt sich: Zieh noch eins.',
        },
        light: ['gnomes 0', 'odds', 'bag 0'],
        wish: ['lay *'],
        allows: ['draw'],
      },
      {
        say: {
          en: '5 gnomes! Now 2 of the 3 tiles left would be an alarm, and your gems are enough to hire somebody. Better stop.',
          fr: '5 gnomes ! Maintenant, 2 des 3 tuiles qui restent seraient une alerte. Vos gemmes suffisent pour engager quelqu’un : mieux vaut s’arrêter.',
          de: '5 Gnome! Jetzt wären 2 von 3 Plättchen ein Alarm. Deine Edelsteine reichen schon, um jemanden anzuheuern. Sei schlau und hör auf.',
        },
        light: ['gnomes 0', 'odds', 'stop'],
        wish: ['stop'],
      },
    ],
  },
  {
    title: { en: 'Hire', fr: 'Engager', de: 'Anheuern' },
    steps: [
      {
        say: {
          en: 'Everybody has built, now everybody hires. Your gems are your money, for this round only. Each creature can do something, and goes into your bag. Touch one to read what it can do, touch it again to hire it. Green ones cost 4, blue ones 7.',
          fr: 'Tous ont bâti, maintenant chacun engage. Vos gemmes sont votre argent, pour cette manche seulement. Chaque créature sait faire quelque chose et ira dans votre sac. Touchez-en une pour lire quoi, touchez-la encore pour l’engager. Les vertes coûtent 4, les bleues 7.',
          de: 'Alle haben gebaut, jetzt wird angeheuert. Deine Edelsteine sind dein Geld, nur für diese Runde. Jedes Wesen kann etwas und kommt in deinen Beutel. Tipp eins an, um zu lesen, was es kann. Tipp noch einmal, um es anzuheuern. Grüne kosten 4, blaue 7.',
        },
        light: ['gems 0', 'pile green-1', 'pile green-2'],
        wish: ['buy *'],
      },
    ],
  },
  {
    title: { en: 'The alarm', fr: 'L’alerte', de: 'Der Alarm' },
    steps: [
      {
        say: {
          en: 'A new round. All your tiles are back in the bag, and your new creature with them. Draw.',
          fr: 'Une nouvelle manche. Toutes vos tuiles sont de retour dans le sac, avec votre nouvelle créature. Piochez.',
          de: 'Eine neue Runde. Alle deine Plättchen sind wieder im Beutel, und dein neues Wesen ist dabei. Zieh.',
        },
        light: ['bag 0'],
        wish: ['lay 0 0 0'],
        allows: ['draw'],
      },
      {
        say: {
          en: 'Everybody builds at the same time. Have a look at the gardens of the others, then draw and lay.',
          fr: 'Tout le monde bâtit en même temps. Jetez un œil aux jardins des autres, puis piochez et posez.',
          de: 'Alle bauen gleichzeitig. Wirf einen Blick in die Gärten der anderen, dann zieh und leg an.',
        },
        light: ['garden 1', 'garden 2', 'bag 0'],
        wish: ['lay *'],
        allows: ['draw'],
      },
      {
        say: {
          en: 'Draw and lay. No good place in sight? “Show me a place” helps.',
          fr: 'Piochez et posez. Vous ne voyez pas de bonne place ? « Montrez-moi une place » vous aide.',
          de: 'Zieh und leg an. Siehst du keinen guten Platz? „Zeig mir einen Platz“ hilft dir.',
        },
        light: ['bag 0'],
        wish: ['lay *'],
        allows: ['draw'],
      },
      {
        say: {
          en: 'Your new creature is in the garden! Rest the pointer on it, hold a finger on it, or press I: then you read what it can do. That works with everything on the board. Then draw on.',
          fr: 'Votre nouvelle créature est dans le jardin ! Laissez la souris ou le doigt dessus, ou appuyez sur I : vous lisez ce qu’elle sait faire. Cela marche avec tout ce qui est sur le plateau. Puis piochez encore.',
          de: 'Dein neues Wesen ist im Garten! Bleib mit der Maus oder dem Finger darauf oder drück I: Dann liest du, was es kann. Das geht mit allem auf dem Spielplan. Dann zieh weiter.',
        },
        light: ['bag 0'],
        wish: ['lay *'],
        allows: ['draw'],
      },
      {
        say: {
          en: '5 gnomes again, and 3 of the 5 tiles left would be an alarm. Clever people stop here. But see for once what happens: draw!',
          fr: 'De nouveau 5 gnomes, et 3 des 5 tuiles qui restent seraient une alerte. Il vaudrait mieux s’arrêter. Mais pour une fois, voyez ce qui se passe : piochez !',
          de: 'Wieder 5 Gnome, und 3 von 5 Plättchen wären ein Alarm. Schlaue Leute hören hier auf. Aber schau ein einziges Mal, was passiert: Zieh!',
        },
        light: ['gnomes 0', 'odds', 'bag 0'],
        wish: ['draw'],
      },
      {
        say: {
          en: 'Gnome alarm! The tile was not laid, your building was over at once, and 3 gems are gone. Spend what is left. Too little? A lucky pig and a coin are always there for you. Coins keep, and each is worth 1.',
          fr: 'Alerte aux gnomes ! La tuile n’a pas été posée, votre construction s’est arrêtée net, et 3 gemmes ont disparu. Dépensez ce qui reste. C’est trop peu ? Il y a toujours un cochon porte-bonheur et une pièce pour vous. Les pièces se gardent, et chacune vaut 1.',
          de: 'Gnomalarm! Das Plättchen wurde nicht gelegt, dein Bauen war sofort vorbei, und 3 Edelsteine sind weg. Gib aus, was noch da ist. Zu wenig? Ein Glücksschwein und eine Münze gibt es immer. Münzen behältst du, und jede ist 1 wert.',
        },
        light: ['gems 0', 'pile pig', 'coins 0'],
        wish: ['pig', 'buy *'],
      },
      {
        say: {
          en: 'That is a round: build, hire, and everything goes back into the bag. The lantern goes to the next player: whoever has it hires first. Now let us jump a few rounds ahead.',
          fr: 'Voilà une manche : bâtir, engager, et tout retourne dans le sac. La lanterne passe au joueur suivant : qui l’a engage en premier. Et maintenant, sautons quelques manches.',
          de: 'Das ist eine Runde: bauen, anheuern, und alles kommt zurück in den Beutel. Die Laterne wandert weiter: Wer sie hat, heuert zuerst an. Jetzt springen wir ein paar Runden weiter.',
        },
        light: ['garden 2'],
      },
    ],
  },
];
