import type { Lesson } from '@potager/kernel';
import { position } from './position.ts';

/**
 * Three players on the printed board. The reader builds in the middle, completes a project beside it, moves the
 * torticrane, invades, and opens a roofed building again for the largest project.
 */
export const lesson: Lesson = {
  goal: {
    en: 'Build a garden town where your clan scores the most points, with people still left to live in it.',
    fr: 'Construisez une ville-jardin où votre clan marque le plus de points, et gardez assez d’habitants pour y vivre.',
    de: 'Baue eine Gartenstadt, in der dein Clan die meisten Punkte macht und noch genug Einwohner hat.',
  },
  shows: [
    'kept',
    'built',
    'nextChosen',
    'territoryControlled',
    'projectCompleted',
    'craneMoved',
    'invaded',
    'roofMoved',
    'actionEnded',
  ],
  chapters: [
    {
      title: { en: 'Missions', fr: 'Missions', de: 'Aufträge' },
      position,
      steps: [
        {
          say: {
            en: 'First your secret missions. Each says what will bring you points at the end. Keep any two of the four: choose two cards, then confirm.',
            fr: 'D’abord vos missions secrètes. Chacune dit ce qui vous rapportera des points à la fin. Gardez-en deux sur quatre : choisissez deux cartes, puis confirmez.',
            de: 'Zuerst deine geheimen Aufträge. Jeder sagt, was dir am Ende Punkte bringt. Behalte zwei von vieren: Wähle zwei Karten und bestätige.',
          },
          wish: ['keep *'],
          replies: ['keep 10 14', 'keep 8 18'],
        },
      ],
    },
    {
      title: { en: 'Build', fr: 'Construire', de: 'Bauen' },
      steps: [
        {
          say: {
            en: 'Now build. The number in an area is its price in inhabitants. Touch the area with the dashed frame, the 1 in territory 4: the first touch shows what would happen, the second does it.',
            fr: 'Maintenant, construisez. Le nombre sur une case est son prix en habitants. Touchez la case au cadre pointillé, le 1 du territoire 4 : une fois pour voir ce qui se passerait, une deuxième fois pour le faire.',
            de: 'Jetzt wird gebaut. Die Zahl auf einem Feld ist sein Preis in Einwohnern. Tippe auf das gestrichelt umrandete Feld, die 1 in Gebiet 4: Das erste Tippen zeigt, was passieren würde, das zweite tut es.',
          },
          light: ['4.4', 'population 0'],
          wish: ['build 4.4'],
        },
        {
          say: {
            en: 'See where the torticrane went? You built at the bottom right of territory 4, so it walked to the territory at the bottom right of the board. Where you act decides where the next one acts. Now choose who plays next.',
            fr: 'Vous avez vu la tortugrue ? Vous avez construit en bas à droite du territoire 4, elle est donc allée au territoire en bas à droite du plateau. L’endroit où l’on agit décide où l’on agira ensuite. Choisissez maintenant qui joue après vous.',
            de: 'Hast du den Schildkran gesehen? Du hast unten rechts in Gebiet 4 gebaut, also ist er in das Gebiet unten rechts auf dem Plan gegangen. Wo man etwas tut, entscheidet, wo es weitergeht. Bestimme nun, wer als Nächstes dran ist.',
          },
          light: ['4.4', 'territory 7'],
          wish: ['next *'],
          replies: [
            'build 7.3',
            'decline',
            'build 5.6',
            'decline',
            'build 3.5',
            'decline',
            'build 6.1',
            'decline',
            'build 1.6',
            'decline',
            'next 0',
          ],
        },
      ],
    },
    {
      title: { en: 'Majority', fr: 'Majorité', de: 'Mehrheit' },
      steps: [
        {
          say: {
            en: 'Everyone has played, so the round ended: in each territory, whoever has most floors gained 2 inhabitants. You lead in territory 4. Then the last player began a new round, and chose you to go next.',
            fr: 'Tout le monde a joué, la manche s’est donc terminée : dans chaque territoire, celui qui a le plus d’étages a gagné 2 habitants. Dans le territoire 4, c’est vous. Puis le dernier joueur a commencé la manche suivante et vous a choisi pour la suite.',
            de: 'Alle haben gespielt, also war die Runde zu Ende: In jedem Gebiet hat 2 Einwohner bekommen, wer dort die meisten Stockwerke hat. In Gebiet 4 bist das du. Dann hat der Letzte die neue Runde begonnen und dich als Nächsten bestimmt.',
          },
          light: ['territory 4', 'population 0'],
        },
      ],
    },
    {
      title: { en: 'A project', fr: 'Un projet', de: 'Ein Projekt' },
      steps: [
        {
          say: {
            en: 'Projects bring points at once. Terraced Houses want two buildings side by side on grass. You have one on grass in territory 4, but the torticrane stands in 3. The middle of any territory leads to territory 4, in the middle of the board: build in the middle of territory 3.',
            fr: 'Les projets rapportent des points tout de suite. Les Maisons mitoyennes demandent deux bâtiments côte à côte sur l’herbe. Vous en avez un dans le territoire 4, mais la tortugrue est au 3. La case du milieu mène toujours au territoire 4, au milieu du plateau : construisez au milieu du territoire 3.',
            de: 'Projekte bringen sofort Punkte. Die Reihenhäuser wollen zwei Gebäude nebeneinander auf Gras. Eins hast du in Gebiet 4, aber der Schildkran steht in 3. Das mittlere Feld führt immer in Gebiet 4, in die Mitte des Plans: Baue in der Mitte von Gebiet 3.',
          },
          light: ['project 11', '3.0', 'territory 4'],
          wish: ['build 3.0'],
        },
        {
          say: {
            en: 'You have two actions this turn, and now you are where you wanted to be. Build in the middle of territory 4, right beside your first building.',
            fr: 'Vous avez deux actions à ce tour, et vous voilà où vous vouliez être. Construisez au milieu du territoire 4, juste à côté de votre premier bâtiment.',
            de: 'Du hast in diesem Zug zwei Aktionen, und jetzt bist du da, wo du hinwolltest. Baue in der Mitte von Gebiet 4, direkt neben deinem ersten Gebäude.',
          },
          light: ['4.0', '4.4', 'project 11'],
          wish: ['build 4.0'],
        },
        {
          say: {
            en: 'Two side by side on grass: take the project. It is 3 points. The building you just raised gets a roof: nobody can build on it any more, and it no longer counts for other projects.',
            fr: 'Deux côte à côte sur l’herbe : réalisez le projet. Il vaut 3 points. Le bâtiment que vous venez d’élever reçoit un toit : il ne grandit plus et ne compte plus pour d’autres projets.',
            de: 'Zwei nebeneinander auf Gras: Erfülle das Projekt. Es bringt 3 Punkte. Das Gebäude, an dem du gerade gebaut hast, bekommt ein Dach: Es wächst nicht mehr und zählt für kein weiteres Projekt.',
          },
          light: ['4.0', 'project 11'],
          wish: ['project 11'],
          replies: ['build 4.6', 'decline', 'build 3.3', 'decline', 'build 5.3', 'decline', 'next 0'],
        },
      ],
    },
    {
      title: { en: 'Ploys', fr: 'Ruses', de: 'Kniffe' },
      steps: [
        {
          say: {
            en: 'The torticrane stands in 5, but you would like to build in 4. Ploys help: you have four in a game, at most one for each action. The first kind moves the torticrane one number up or down: touch “to 4” twice.',
            fr: 'La tortugrue est au 5, mais vous aimeriez construire au 4. Les ruses sont là pour ça : quatre par partie, une au plus par action. La première déplace la tortugrue d’un numéro : touchez deux fois « vers 4 ».',
            de: 'Der Schildkran steht in 5, aber du würdest gern in 4 bauen. Dafür gibt es Kniffe: vier im ganzen Spiel, höchstens einen pro Aktion. Der erste versetzt den Schildkran um eine Nummer: Tippe zweimal auf „nach 4“.',
          },
          light: ['move 4', 'territory 4'],
          wish: ['move 4'],
        },
        {
          say: {
            en: 'Now a second floor on your first building. Each floor costs 1 more than the one below: 2 here. A building of two floors on grass beside an empty area of leaves is the Sacred Place.',
            fr: 'Maintenant, un deuxième étage sur votre premier bâtiment. Chaque étage coûte 1 de plus que celui d’en dessous : ici 2. Deux étages sur l’herbe à côté d’une case de feuilles vide, c’est le Lieu sacré.',
            de: 'Jetzt ein zweites Stockwerk auf dein erstes Gebäude. Jedes Stockwerk kostet 1 mehr als das darunter: hier 2. Zwei Stockwerke auf Gras neben einem leeren Laubfeld sind die Heilige Stätte.',
          },
          light: ['4.4', '4.5', 'project 4'],
          wish: ['build 4.4'],
        },
        {
          say: {
            en: 'Take it: 4 points.',
            fr: 'Réalisez-le : 4 points.',
            de: 'Erfülle sie: 4 Punkte.',
          },
          light: ['project 4', '4.4'],
          wish: ['project 4'],
        },
        {
          say: {
            en: 'The second kind of ploy is invasion: take over somebody else’s building where the torticrane stands. You pay its owner twice what its floors cost. Take the building on grass in territory 7: touch it twice.',
            fr: 'La deuxième ruse est l’invasion : prenez le bâtiment de quelqu’un d’autre là où est la tortugrue. Vous payez à son propriétaire le double de ce que coûtent ses étages. Envahissez le bâtiment sur l’herbe dans le territoire 7 : touchez-le deux fois.',
            de: 'Der zweite Kniff ist das Erobern: Nimm ein fremdes Gebäude, wo der Schildkran steht. Du zahlst seinem Besitzer doppelt so viel, wie seine Stockwerke kosten. Erobere das Gebäude auf Gras in Gebiet 7: Tippe zweimal darauf.',
          },
          light: ['7.3'],
          wish: ['invade 7.3'],
          replies: ['build 5.1', 'decline', 'build 1.3', 'decline', 'build 5.0', 'decline', 'next 0'],
        },
        {
          say: {
            en: 'The third kind moves a roof from one of your buildings here to another of yours on the same land. You want Apartments: three floors on grass in the middle territory, 7 points. Touch “Move a roof”, then your building of two floors, then the one you invaded.',
            fr: 'La troisième déplace un toit : d’un de vos bâtiments d’ici vers un autre des vôtres, sur le même terrain. Visez l’Immeuble : trois étages sur l’herbe dans le territoire du milieu, 7 points. Touchez « Déplacer un toit », puis votre bâtiment de deux étages, puis celui que vous avez envahi.',
            de: 'Der dritte versetzt ein Dach: von einem deiner Gebäude hier auf ein anderes von dir auf gleichem Gelände. Du willst das Mietshaus: drei Stockwerke auf Gras im mittleren Gebiet, 7 Punkte. Tippe auf „Dach versetzen“, dann auf dein Gebäude mit zwei Stockwerken, dann auf das eroberte.',
          },
          light: ['roofPloy', '4.4', '7.3', 'project 17'],
          wish: ['roof 4.4 7.3'],
        },
        {
          say: {
            en: 'It is open again: build the third floor.',
            fr: 'Il est rouvert : construisez le troisième étage.',
            de: 'Es ist wieder offen: Baue das dritte Stockwerk.',
          },
          light: ['4.4', 'project 17'],
          wish: ['build 4.4'],
        },
        {
          say: {
            en: 'And take 7 points.',
            fr: 'Et voilà 7 points : prenez-les.',
            de: 'Und jetzt hol dir die 7 Punkte.',
          },
          light: ['project 17', '4.4'],
          wish: ['project 17'],
        },
      ],
    },
    {
      title: { en: 'On your own', fr: 'À vous', de: 'Allein weiter' },
      steps: [
        {
          say: {
            en: 'One action is left, and it is all yours. You could build anywhere in territory 7, or abandon your building there: its floors come back, and so does twice what they cost in inhabitants. Few inhabitants at the end cost points.',
            fr: 'Il vous reste une action, et vous en faites ce que vous voulez. Vous pouvez construire dans le territoire 7, ou y abandonner votre bâtiment : vous reprenez ses étages, et deux fois leur prix en habitants. À la fin, trop peu d’habitants coûtent des points.',
            de: 'Eine Aktion hast du noch, und die gehört ganz dir. Du kannst in Gebiet 7 bauen oder dein Gebäude dort aufgeben: Du bekommst seine Stockwerke zurück und doppelt so viele Einwohner, wie sie kosten. Zu wenige Einwohner kosten am Ende Punkte.',
          },
          light: ['territory 7', '7.3'],
          wish: ['*'],
        },
        {
          say: {
            en: 'That is all of it. When somebody has placed their last floor, the round is played to its end; then projects, missions and inhabitants are counted, and most points win. Play on from here, or begin a game of your own.',
            fr: 'Vous savez tout. Quand quelqu’un pose son dernier étage, on finit la manche ; puis on compte projets, missions et habitants, et le plus grand total gagne. Continuez cette partie, ou commencez la vôtre.',
            de: 'Das war alles. Hat jemand sein letztes Stockwerk gebaut, wird die Runde zu Ende gespielt; dann zählen Projekte, Aufträge und Einwohner, und die meisten Punkte gewinnen. Spiele hier weiter oder beginne eine eigene Partie.',
          },
          light: ['points 0', 'population 0'],
        },
      ],
    },
  ],
};
