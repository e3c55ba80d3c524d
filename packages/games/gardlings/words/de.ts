import { grammarOf, namesAndYou } from '@potager/kernel';
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

const { count, list } = grammarOf('de');
const tile = (id: string): string => nameTile(names, id);
/** As after an article: `ersten grünen Stapel`. */
const declined = (pile: AnyPile): string => names.piles[pile].replaceAll(/er\b/g, 'en');
/** A tile with its creature, where one wants to know whom it brings. */
const kind = (it: { readonly tile: string; readonly creature: Creature }): string =>
  `${tile(it.tile)} (${names.creatures[it.creature]})`;
const gems = (number: number): string => count(number, 'Edelstein', 'Edelsteine');
const gemsDative = (number: number): string => count(number, 'Edelstein', 'Edelsteinen');
const coins = (number: number): string => count(number, 'Münze', 'Münzen');
const turned = (turns: string): string => (turns === '0' ? 'ungedreht' : `um ${Number(turns) * 90}° gedreht`);
const clash = ({ side, has, needs, other }: Clash): string =>
  `${names.sides[side]} träfe ${names.slots[has]} auf ${names.slots[needs]} von ${tile(other)}`;

export const words: GardlingsWords = makeWords({
  language: 'de',
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
      `Gnomalarm bei ${nameOf(it.seat)}: ${tile(it.tile)} wird beiseitegelegt, gestohlen: ${gems(it.lost)}, übrig: ` +
      `${gems(it.gems)}.`,
    laidAside: (it, nameOf) => `${tile(it.tile)} passt nirgends; ${nameOf(it.seat)} legt es beiseite und ist fertig.`,
    bagEmpty: (it, nameOf) => `Der Beutel von ${nameOf(it.seat)} ist leer: Der Gartenbau endet.`,
    stopped: (it, nameOf) => `${nameOf(it.seat)} hört auf.`,
    resumed: (it, nameOf) => `${nameOf(it.seat)} baut doch weiter.`,
    tied: (it, nameOf, you) =>
      `Gleichstand von ${list(it.seats.map(namesAndYou(nameOf, you, 'dir')))} bei ${gemsDative(it.gems)} und ${coins(it.coins)}: Niemand ` +
      `kauft das Siegplättchen.`,
    won: (it, nameOf) => `${nameOf(it.seat)} kauft mit ${gemsDative(it.gems)} das Siegplättchen und gewinnt.`,
    wonAlone: (it) =>
      `Das Siegplättchen ist gekauft, mit ${gemsDative(it.gems)}. Plättchen: ${it.tiles}; ${names.medals[it.medal]}.`,
    hiring: (it, nameOf) => `${nameOf(it.seat)} heuert an.`,
    ponds: (it, nameOf) => `Teiche von ${nameOf(it.seat)}: ${it.ponds}, dafür ${coins(it.coins)}.`,
    bought: (it, nameOf) =>
      `${nameOf(it.seat)} ${list([`heuert ${kind(it)} an`, ...(it.coins > 0 ? [`zahlt ${coins(it.coins)} dazu`] : []), ...(it.reward ? ['erhält die Münze am Stapel'] : [])])}.`,
    tookPig: (it, nameOf) =>
      `${nameOf(it.seat)} nimmt ${it.tile === null ? 'kein Schwein, denn keines ist übrig,' : tile(it.tile)} und ` +
      `${coins(it.coins)}.`,
    mutationDue: (it, nameOf) => `Ein Schwein von ${nameOf(it.seat)} muss mutieren.`,
    mutated: (it, nameOf) => `Im Garten von ${nameOf(it.seat)} mutiert ${tile(it.pig)} zu ${kind(it)}.`,
    newRound: (it, nameOf, you) =>
      `Runde ${it.round}. Den Startmarker ${it.first === you ? 'hast du' : `hat ${nameOf(it.first)}`}.`,
  },
  ownEvents: {
    drew: (it) => `Du ziehst ${tile(it.tile)}.`,
    looked: (it) => `Du ziehst noch einmal: ${tile(it.tile)}; ${tile(it.back)} kommt zurück in den Beutel.`,
    laid: (it) => `Du legst ${tile(it.tile)}: ${gems(it.gems)}.`,
    shifted: (it) => `Du versetzt ein Einhorn (${tile(it.tile)}): ${gems(it.gems)}.`,
    pigCoin: () => 'Das dritte Schwein bringt dir eine Münze.',
    alarm: (it) =>
      `Gnomalarm bei dir: ${tile(it.tile)} wird beiseitegelegt, gestohlen: ${gems(it.lost)}, übrig: ${gems(it.gems)}.`,
    laidAside: (it) => `${tile(it.tile)} passt nirgends; du legst es beiseite und bist fertig.`,
    bagEmpty: () => 'Dein Beutel ist leer: Der Gartenbau endet.',
    stopped: () => 'Du hörst auf.',
    resumed: () => 'Du baust doch weiter.',
    won: (it) => `Du kaufst mit ${gemsDative(it.gems)} das Siegplättchen und gewinnst.`,
    hiring: () => 'Du heuerst an.',
    ponds: (it) => `Deine Teiche: ${it.ponds}, dafür ${coins(it.coins)}.`,
    bought: (it) =>
      `Du ${list([`heuerst ${kind(it)} an`, ...(it.coins > 0 ? [`zahlst ${coins(it.coins)} dazu`] : []), ...(it.reward ? ['erhältst die Münze am Stapel'] : [])])}.`,
    tookPig: (it) =>
      `Du nimmst ${it.tile === null ? 'kein Schwein, denn keines ist übrig,' : tile(it.tile)} und ${coins(it.coins)}.`,
    mutationDue: () => 'Eines deiner Schweine muss mutieren.',
    mutated: (it) => `In deinem Garten mutiert ${tile(it.pig)} zu ${kind(it)}.`,
  },
  refusals: {
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
  scoreKinds: {
    gem: () => 'Edelsteine',
    triple: () => 'Trippel',
    lines: () => 'Pilzlinien',
    mission: () => 'Mission',
    stolen: () => 'Von Gnomen gestohlen',
  },
});
