import type { Clash } from '../rules/kinds.ts';
import type { AnyPile } from '../rules/piles.ts';
import type { Creature } from '../rules/tile-set.ts';
import { type GardlingsWords, makeWords, type Names, nameTile } from './make-words.ts';

const BACK_NAMES = {
  pig: 'Glücksschwein',
  green: 'Grün',
  blue: 'Blau',
  pink: 'Rosa',
  gold: 'Gold',
  gnome: 'Gnom',
  double: 'Doppelgnom',
  mission: 'Mission',
} as const;

const names: Names = {
  creatures: {
    pig: 'Glücksschwein',
    gardener: 'Gärtner',
    mushroom: 'Pilzkopf',
    bird: 'Paradiesvogel',
    unicorn: 'Einhorn',
    dragon: 'Drache',
    gnome: 'Gnom',
    mission: 'Mission',
  },
  tile: (back, number) => `${BACK_NAMES[back]} ${number}`,
  piles: {
    'green-1': 'erster grüner Stapel',
    'green-2': 'zweiter grüner Stapel',
    'blue-1': 'erster blauer Stapel',
    'blue-2': 'zweiter blauer Stapel',
    'pink-1': 'erster rosa Stapel',
    'pink-2': 'zweiter rosa Stapel',
    'gold-1': 'erster goldener Stapel',
    'gold-2': 'zweiter goldener Stapel',
    pig: 'Schweinestapel',
  },
  fromPile: (pile) => `vom ${declined(pile)}`,
  underPile: (pile) => `unter den ${declined(pile)}`,
  slots: {
    Y: 'gelbe Hälfte',
    G: 'grüne Hälfte',
    P: 'rosa Hälfte',
    B: 'blaue Hälfte',
    '.': 'leere Verbindung',
    '*': 'Ei',
    '3': 'Trippelhälfte',
  },
  sides: { above: 'oben', right: 'rechts', below: 'unten', left: 'links' },
  colours: { yellow: 'gelber', green: 'grüner', pink: 'rosa', blue: 'blauer', none: 'farbloser' },
  missions: {
    pinwheel: 'Windrad',
    wall: 'Mauer',
    stairs: 'Treppe',
    paths: 'Wege',
    blues: 'Blaue Edelsteine',
    surrounded: 'Umbaut',
    secondLook: 'Zweiter Blick',
  },
  medals: { gold: 'Gold', silver: 'Silber', bronze: 'Bronze', none: 'keine Medaille, noch ein Versuch' },
};

const list = new Intl.ListFormat('de');
const tile = (id: string): string => nameTile(names, id);
/** As after an article: `ersten grünen Stapel`. */
const declined = (pile: AnyPile): string => names.piles[pile].replaceAll(/er\b/g, 'en');
/** A tile with its creature, where one wants to know whom it brings. */
const kind = (it: { readonly tile: string; readonly creature: Creature }): string =>
  `${tile(it.tile)} (${names.creatures[it.creature]})`;
const gems = (count: number): string => (count === 1 ? '1 Edelstein' : `${count} Edelsteine`);
const gemsDative = (count: number): string => (count === 1 ? '1 Edelstein' : `${count} Edelsteinen`);
const coins = (count: number): string => (count === 1 ? '1 Münze' : `${count} Münzen`);
const turned = (turns: string): string => (turns === '0' ? 'ungedreht' : `um ${Number(turns) * 90}° gedreht`);
const clash = ({ side, has, needs, other }: Clash): string =>
  `${names.sides[side]} träfe ${names.slots[has]} auf ${names.slots[needs]} von ${tile(other)}`;

export const words: GardlingsWords = makeWords({
  title: 'Gardlings',
  summary:
    'Ziehen, anlegen, rechtzeitig aufhören: Wer den funkelndsten Garten baut, ehe die Gnome Alarm schlagen, gewinnt.',
  options: {
    target: { label: 'Siegplättchen', values: { '17': '17 Edelsteine', '20': '20 Edelsteine (langes Spiel)' } },
    expert: { label: 'Profi-Variante', values: { false: 'nein', true: 'Teiche und mutierende Schweine' } },
    missions: { label: 'Missionen', values: { false: 'ohne', true: 'mit Missionsplättchen' } },
  },
  names,
  moves: {
    words: {
      draw: 'ein Plättchen ziehen',
      aside: 'das Plättchen beiseitelegen und den Gartenbau beenden',
      look: 'Zweiter Blick: ein anderes Plättchen ziehen',
      alarm: 'den Gnomalarm hinnehmen',
      stop: 'aufhören',
      resume: 'doch weiterbauen',
      pig: 'ein Glücksschwein und eine Münze nehmen',
    },
    lay: (x, y, turns) => `das Plättchen in Spalte ${x}, Reihe ${y} legen, ${turned(turns)}`,
    shift: (name, x, y, turns) => `das Einhorn (${name}) in Spalte ${x}, Reihe ${y} versetzen, ${turned(turns)}`,
    buy: (from) => `das oberste Plättchen ${from} anheuern`,
    mutate: (pig, under, from) => `${pig} ${under} legen und das oberste Plättchen ${from} nehmen`,
  },
  events: {
    drew: (it, nameOf) => `${nameOf(it.seat)} zieht ${tile(it.tile)}.`,
    looked: (it, nameOf) =>
      `${nameOf(it.seat)} zieht noch einmal: ${tile(it.tile)}; ${tile(it.back)} kommt zurück in den Beutel.`,
    laid: (it, nameOf) => `${nameOf(it.seat)} legt ${tile(it.tile)}: ${gems(it.gems)}.`,
    shifted: (it, nameOf) => `${nameOf(it.seat)} versetzt ein Einhorn (${tile(it.tile)}): ${gems(it.gems)}.`,
    pigCoin: (it, nameOf) => `Das dritte Schwein bringt ${nameOf(it.seat)} eine Münze.`,
    alarm: (it, nameOf) =>
      `Gnomalarm bei ${nameOf(it.seat)}: ${tile(it.tile)} wird beiseitegelegt, gestohlen: ${gems(it.lost)}, übrig: ${gems(it.gems)}.`,
    laidAside: (it, nameOf) => `${tile(it.tile)} passt nirgends; ${nameOf(it.seat)} legt es beiseite und ist fertig.`,
    bagEmpty: (it, nameOf) => `Der Beutel von ${nameOf(it.seat)} ist leer: Der Gartenbau endet.`,
    stopped: (it, nameOf) => `${nameOf(it.seat)} hört auf.`,
    resumed: (it, nameOf) => `${nameOf(it.seat)} baut doch weiter.`,
    tied: (it, nameOf) =>
      `Gleichstand von ${it.seats.map(nameOf).join(' und ')} bei ${gemsDative(it.gems)} und ${coins(it.coins)}: Niemand kauft das Siegplättchen.`,
    won: (it, nameOf) => `${nameOf(it.seat)} kauft mit ${gemsDative(it.gems)} das Siegplättchen und gewinnt.`,
    wonAlone: (it) =>
      `Das Siegplättchen ist gekauft, mit ${gemsDative(it.gems)}. Plättchen: ${it.tiles}; ${names.medals[it.medal]}.`,
    hiring: (it, nameOf) => `${nameOf(it.seat)} heuert an.`,
    ponds: (it, nameOf) => `Teiche von ${nameOf(it.seat)}: ${it.ponds}, dafür ${coins(it.coins)}.`,
    bought: (it, nameOf) =>
      `${nameOf(it.seat)} ${list.format([`heuert ${kind(it)} an`, ...(it.coins > 0 ? [`zahlt ${coins(it.coins)} dazu`] : []), ...(it.reward ? ['erhält die Münze am Stapel'] : [])])}.`,
    tookPig: (it, nameOf) =>
      `${nameOf(it.seat)} nimmt ${it.tile === null ? 'kein Schwein, denn keines ist übrig,' : tile(it.tile)} und ${coins(it.coins)}.`,
    mutationDue: (it, nameOf) => `Ein Schwein von ${nameOf(it.seat)} muss mutieren.`,
    mutated: (it, nameOf) => `Im Garten von ${nameOf(it.seat)} mutiert ${tile(it.pig)} zu ${kind(it)}.`,
    newRound: (it, nameOf) => `Runde ${it.round}. Den Startmarker hat ${nameOf(it.first)}.`,
  },
  refusals: {
    unreadable: ({ text }) => `„${text}“ ist kein Zug; schreibe zum Beispiel „draw“ oder „lay 1 0 2“.`,
    unknownMove: ({ move }) => `Einen Zug mit der Nummer ${move} gibt es nicht.`,
    noSuchSeat: ({ seat, seats }) => `Einen Platz ${seat} gibt es nicht; der Tisch hat ${seats}.`,
    over: () => 'Die Partie ist zu Ende.',
    stillBuilding: () => 'Angeheuert wird, wenn alle mit dem Gartenbau fertig sind.',
    buildingIsOver: () => 'Der Gartenbau dieser Runde ist vorbei.',
    notYourTurn: ({ turn }, nameOf) => `${nameOf(turn)} ist mit Anheuern an der Reihe.`,
    endedByAlarm: (it) => `Der Gnomalarm (${tile(it.tile)}) hat deinen Gartenbau in dieser Runde beendet.`,
    endedAside: (it) => `${tile(it.tile)} liegt beiseite; dein Gartenbau ist für diese Runde vorbei.`,
    endedEmpty: () => 'Dein Beutel ist leer; dein Gartenbau ist für diese Runde vorbei.',
    hasStopped: () => 'Du hast aufgehört; nimm das erst zurück.',
    notStopped: () => 'Du hast gar nicht aufgehört.',
    decideFirst: ({ gnomes, limit }) =>
      `Das wäre ein Alarm (${gnomes} Gnome, er kommt bei ${limit}): Wirf einen zweiten Blick oder nimm ihn hin.`,
    noAlarm: ({ gnomes, limit }) => `Das ist kein Alarm: ${gnomes} Gnome, er kommt bei ${limit}.`,
    layFirst: (it) => `Lege zuerst das gezogene Plättchen, ${tile(it.tile)}.`,
    emptyHand: () => 'Du hast kein Plättchen in der Hand.',
    firstTile: () => 'Das erste Plättchen liegt ungedreht in Spalte 0, Reihe 0.',
    covered: ({ by }) => `Dort liegt schon ${tile(by)}.`,
    apart: () => 'Das Plättchen würde den Garten nicht berühren.',
    clash: ({ clashes }) => `Das passt nicht: ${clashes.map(clash).join('; ')}.`,
    fits: ({ places }) => `Das Plättchen passt: Es gibt ${places} Möglichkeiten, es zu legen.`,
    noUnicorn: (it) => `Nur Einhörner lassen sich versetzen; ${tile(it.tile)} ist keines.`,
    notInGarden: (it) => `${tile(it.tile)} liegt nicht in deinem Garten.`,
    wholeGarden: () => 'Ein Einhorn, das allein der ganze Garten ist, bleibt liegen.',
    liesThere: () => 'Dort liegt das Einhorn schon.',
    splits: ({ parts }) => `Der Garten zerfiele in ${parts} Teile, oder das Einhorn läge abseits.`,
    noSecondLook: () => 'Deine Mission ist nicht der Zweite Blick.',
    lookedAlready: () => 'Der Zweite Blick ist in dieser Runde verbraucht.',
    bagIsEmpty: () => 'Der Beutel ist leer: Es gibt nichts anderes zu ziehen.',
    emptyPile: ({ pile }) => `Auf dem ${declined(pile)} liegt nichts mehr.`,
    tooDear: (it) => `Das kostet ${it.need}; du hast ${gems(it.gems)} und ${coins(it.coins)}.`,
    mutateFirst: () => 'Du hast angeheuert; jetzt muss eines deiner Schweine mutieren.',
    noMutation: () => 'Gerade mutiert kein Schwein.',
    noPigOfYours: (it) => `${tile(it.tile)} ist kein Schwein in deinem Garten.`,
    goldPig: () => 'Goldene Schweine mutieren nicht.',
    wrongPiles: () =>
      'Das Schwein kommt unter einen Stapel seiner Farbe, das neue Plättchen von einem der nächsten Farbe.',
  },
  scores: {
    gem: (it) => `${names.colours[it.colour]} Edelstein zwischen ${tile(it.between[0])} und ${tile(it.between[1])}`,
    triple: (it) => `Trippel-Edelstein zwischen ${tile(it.between[0])} und ${tile(it.between[1])}`,
    lines: (it) => `Linien auf ${tile(it.tile)}`,
    mission: (it) => `Mission erfüllt: ${names.missions[it.mission]}`,
    stolen: () => 'beim Gnomalarm gestohlen',
  },
  rules: {
    'GL-K1':
      '131 Plättchen: 22 Glücksschweine, 23 grüne 4er, 23 blaue 7er, 17 rosa 10er, 15 goldene 14er, 20 Gnome, 10 Doppelgnome und das Siegplättchen, auf der einen Seite 17, auf der anderen 20. 32 Münzen, 7 Missionsplättchen.',
    'GL-K2':
      'Ein Plättchen bedeckt zwei Felder nebeneinander und hat sechs Anschlüsse: zwei an jeder langen Seite, einen an jedem Ende. Ein Anschluss ist eine Edelsteinhälfte (gelb, grün, rosa, blau), eine leere Verbindung, ein Ei oder eine Trippelhälfte.',
    'GL-K3':
      'Beige Plättchen sind Schweine. Unter den farbigen gibt es in jeder Farbe Schweine, Gärtner, Pilzköpfe, Paradiesvögel, Einhörner und Drachen.',
    'GL-K4':
      'Die Vorderseiten stehen nicht in der Anleitung, deshalb sind es eigene: Teurere sind besser, die vier Farben kommen gleich oft vor, nur Vögel haben Eier, nur Gärtner eine Trippelhälfte, nur Pilzköpfe Linien. Sie sind durch Simulation ausgewogen; eine eigene Plättchendatei kann sie ersetzen.',
    'GL-S1': 'Für eine bis fünf Personen.',
    'GL-S2':
      'Die Plättchen jedes Preises werden gemischt und offen auf zwei möglichst gleich hohe Stapel verteilt. Bekannt ist nur das jeweils oberste.',
    'GL-S3':
      'In jeden Beutel kommen 4 Gnome, 2 Doppelgnome und 2 beige Schweine, zufällig gezogen. Die übrigen Schweine bilden einen verdeckten Stapel.',
    'GL-S4': 'Neben jedem blauen, rosa und goldenen Stapel liegt eine Münze; der Rest ist der Vorrat.',
    'GL-S5': 'Das Siegplättchen kostet 17 Edelsteine, im langen Spiel 20. Jemand hat den Startmarker.',
    'GL-B1':
      'Alle bauen gleichzeitig. Du ziehst zufällig ein Plättchen aus deinem Beutel und legst es in deinen Garten, das erste irgendwohin. Verzichten darfst du nicht.',
    'GL-B2':
      'Drehe das Plättchen, wie du willst. Es bedeckt zwei freie Felder und berührt den Garten mit mindestens einer Kante.',
    'GL-B3':
      'Alle Anschlüsse, die sich berühren, müssen passen: gleichfarbige Hälften, leer an leer, ein Ei an jede Hälfte oder an ein anderes Ei (ein farbloser Edelstein), eine Trippelhälfte nur an eine Trippelhälfte.',
    'GL-B4': 'Vor jedem Ziehen darfst du aufhören und das zurücknehmen, solange nicht alle aufgehört haben.',
    'GL-B5':
      'Gnomalarm: Ein gezogenes Plättchen, mit dem 6 oder mehr Gnome in deinem Garten wären, kommt verdeckt beiseite, und dein Gartenbau endet. Wer noch einen Zweiten Blick hat, entscheidet erst zwischen ihm und dem Alarm.',
    'GL-B6':
      'Passt ein gezogenes Plättchen nirgends in den Garten, wie er gerade ist, darfst du es beiseitelegen: Der Gartenbau endet ohne Strafe. Vorher darfst du Einhörner versetzen.',
    'GL-B7': 'Ein leerer Beutel beendet den Gartenbau wie ein Aufhören.',
    'GL-B8': 'Die Phase endet, wenn alle aufgehört haben oder aufhören mussten.',
    'GL-C1':
      'Schwein: Liegt das dritte in deinem Garten, bekommst du sofort eine Münze, wenn der Vorrat eine hat; einmal je Runde, Schweine aller Farben zählen.',
    'GL-C2': 'Gärtner: Zwei verbundene Trippelhälften sind ein Edelstein, der 3 zählt.',
    'GL-C3': 'Pilzkopf: Jede seiner Linien, deren zwei Edelsteine vollständig sind, ist 1 Edelstein mehr.',
    'GL-C4': 'Vogel: Sein Ei ergänzt einen Edelstein jeder Farbe, und er zählt zu dieser Farbe.',
    'GL-C5':
      'Einhorn: Solange du baust, darfst du es beliebig oft versetzen, auch mit einem Plättchen in der Hand, an jeden anderen Ort, an den es passt. Danach muss der Garten zusammenhängen; auf den Weg kommt es nicht an. Ein Einhorn, das allein der ganze Garten ist, bleibt liegen.',
    'GL-C6': 'Drache: Mit 3 oder mehr Drachen im Garten zählt ein Gnom nicht, der Alarm kommt erst beim siebten.',
    'GL-H1':
      'Reihum ab dem Startmarker. Dein Geld sind deine vollständigen Edelsteine mit allem, was dazukommt, nach einem Alarm 3 weniger, nie unter 0.',
    'GL-H2':
      'Kaufe genau ein Plättchen, das oberste eines Stapels, für 4, 7, 10 oder 14. Jede Münze zählt 1 dazu. Übrige Edelsteine verfallen, Münzen bleiben.',
    'GL-H3':
      'Oder nimm, mit wie viel Geld auch immer, ein Schwein vom verdeckten Stapel und eine Münze. Ist kein Schwein mehr da, gibt es nur die Münze. Ausgegebene Münzen gehen in den Vorrat; ist er leer, wird keine gezahlt.',
    'GL-H4': 'Wer zuerst von einem Stapel kauft, neben dem eine Münze liegt, bekommt sie nach dem Bezahlen.',
    'GL-H5': 'Ein leerer Stapel verkauft nichts.',
    'GL-V1':
      'Bevor jemand anheuert: Wer nach Abzug für einen Alarm 17 (20) oder mehr Edelsteine hat, und zwar die meisten, kauft das Siegplättchen und gewinnt. Münzen zählen dafür nicht.',
    'GL-V2':
      'Bei gleich vielen Edelsteinen gewinnen mehr Münzen. Sind auch sie gleich, kauft es niemand; es wird angeheuert, dann folgt eine neue Runde.',
    'GL-N1':
      'Das neue Plättchen, der Garten und Beiseitegelegtes kommen in den Beutel. Der Startmarker wandert einen Platz weiter.',
    'GL-O1':
      'Allein: Zähle am Ende alle deine Plättchen, das Siegplättchen mit. Auf 17: bis 13 Gold, bis 16 Silber, bis 19 Bronze. Auf 20: bis 15 Gold, bis 18 Silber, bis 21 Bronze.',
    'GL-X1': 'Profi: Der Alarm stiehlt die Hälfte der Edelsteine, abgerundet, statt 3.',
    'GL-X2':
      'Profi: Jede von Plättchen umschlossene Lücke, egal wie groß, ist ein Teich und bringt 1 Münze, wenn du mit Anheuern beginnst. Eine Lücke hängt über Kanten zusammen; ihre Ecken dürfen offen sein.',
    'GL-X3':
      'Profi: Schweine bringen keine Münze. Stattdessen mutiert ab 3 Schweinen im Garten eines, nachdem du angeheuert hast: Es kommt unter einen Stapel seiner Farbe, und du nimmst das oberste Plättchen eines Stapels der nächsten. Welche, ist deine Wahl, ob, nicht. Goldene bleiben, und wo keines kann, geschieht nichts. Münzen am Stapel gewinnt man so nicht.',
    'GL-M1':
      'Missionen: Alle haben eine der sieben. Zu zweit und zu dritt liegt noch eine zwischen jeder Person und ihrer rechten Nachbarin.',
    'GL-M2':
      'Deine Mission ist das erste Plättchen deines Gartens, zwei mal zwei Felder, an jeder Seite eine Edelsteinhälfte und eine leere Verbindung, jede Farbe einmal. Sie kommt nie in einen Beutel und ist kein Wesen.',
    'GL-M3':
      'Nach dem Anheuern wandern die Missionen im Uhrzeigersinn; zu zweit und zu dritt nimmst du die rechts von dir und legst deine links ab. Allein nimmst du jede Runde die nächste der sieben.',
    'GL-M4':
      'Die Edelsteine einer Mission zählen wie alle anderen, einmal, wenn ihre Bedingung am Ende des Gartenbaus erfüllt ist.',
    'GL-M5':
      'Windrad: vier Plättchen um ein leeres Feld, jedes an einer Seite und einer Ecke (3). Mauer: vier parallele Plättchen, Längsseite an Längsseite (2). Treppe: vier parallele Plättchen, jedes um ein Feld versetzt (3). Wege: drei verbundene Paare leerer Verbindungen (2). Blaue Edelsteine: vier vollständige (2). Umbaut: alle acht Felder neben der Mission belegt (3). Zweiter Blick: einmal je Runde statt des gerade gezogenen ein anderes Plättchen ziehen, auch wenn es ein Alarm wäre; danach kommt es zurück, der Beutel darf also nicht leer sein.',
  },
});
