import { grammarOf, namesAndYou, type Words } from '@potager/kernel';
import type { Land } from '../rules/components.ts';
import { makeNaming, makeWords } from './make-words.ts';
import { names } from './names-de.ts';

const { choose, count, either, list } = grammarOf('de');

const { land, lands, mission, missions, project, projects, territories } = makeNaming(names);

const floorsOf = (number: number): string => count(number, 'Stockwerk', 'Stockwerke');
const inhabitantsOf = (number: number): string => count(number, 'Einwohner', 'Einwohner');
const pointsOf = (number: number): string => count(number, 'Punkt', 'Punkte');
const actionsOf = (number: number): string => count(number, 'Aktion', 'Aktionen');

export const words: Words = makeWords({
  language: 'de',
  title: 'Garden Nation',
  summary: 'Vier winzige Völker bauen Stock um Stock eine Stadt im vergessenen Garten, dort, wo der Schildkran steht.',
  options: {
    layout: { label: 'Gebiete', values: { random: 'zufällig gelegt und gedreht', printed: 'wie gedruckt' } },
  },
  moves: {
    keep: ([one, other]) => `${mission(Number(one))} und ${mission(Number(other))} behalten`,
    move: ([to]) => `Kniff: den Schildkran in Gebiet ${to} versetzen`,
    roof: ([from, to]) => `Kniff: das Dach von ${from} auf ${to} versetzen`,
    on: () => 'hier ist nichts zu bauen: im nächsten Gebiet spielen',
    build: ([area, token]) =>
      token === '' ? `auf ${area} bauen` : `auf ${area} bauen; dort liegt nun ${land(token as Land)}`,
    abandon: ([area]) => `${area} aufgeben`,
    invade: ([area]) => `Kniff: ${area} erobern`,
    idle: () => 'die Aktion verstreichen lassen',
    project: ([number]) => `${project(Number(number))} erfüllen`,
    decline: () => 'kein Projekt erfüllen',
    next: ([seat], nameOf) => `${nameOf(Number(seat))} ist als Nächstes dran`,
  },
  events: {
    kept: ({ seat, missions: kept }, nameOf) => `${nameOf(seat)} behält ${missions(kept)}.`,
    keptUnseen: ({ seat }, nameOf) => `${nameOf(seat)} hat zwei Aufträge gewählt.`,
    turnBegan: ({ seat, actions }, nameOf) => `${nameOf(seat)} hat ${actionsOf(actions)}.`,
    craneMoved: ({ seat, to }, nameOf) =>
      `${nameOf(seat)} setzt einen Kniff ein und versetzt den Schildkran in Gebiet ${to}.`,
    roofMoved: ({ seat, from, to }, nameOf) =>
      `${nameOf(seat)} setzt einen Kniff ein und versetzt das Dach von ${from} auf ${to}.`,
    movedOn: ({ seat, from, to }, nameOf) =>
      `${nameOf(seat)} kann in Gebiet ${from} nicht bauen und zieht weiter in Gebiet ${to}.`,
    built: ({ seat, area, floors, cost, torticrane, land: token }, nameOf) =>
      `${nameOf(seat)} baut auf ${area}${token === undefined ? '' : ` (nun ${land(token)})`}, jetzt ${floorsOf(floors)}, für ${inhabitantsOf(cost)}. Der Schildkran geht in Gebiet ${torticrane}.`,
    abandoned: ({ seat, area, floors, gain, torticrane }, nameOf) =>
      `${nameOf(seat)} gibt ${area} auf, nimmt ${floorsOf(floors)} zurück und gewinnt ${inhabitantsOf(gain)}. Der ` +
      `Schildkran geht in Gebiet ${torticrane}.`,
    invaded: ({ seat, owner, area, floors, cost, torticrane }, nameOf, you) =>
      `${nameOf(seat)} setzt einen Kniff ein und erobert ${area}: ` +
      (owner === you ? 'Du nimmst' : `${nameOf(owner)} nimmt`) +
      ` ${floorsOf(floors)} zurück und ${owner === you ? 'bekommst' : 'bekommt'} ${inhabitantsOf(cost)}. Der ` +
      `Schildkran geht in Gebiet ${torticrane}.`,
    idled: ({ seat, torticrane }, nameOf) =>
      `${nameOf(seat)} kann nirgends bauen und lässt die Aktion verstreichen. Der Schildkran steht in Gebiet ` +
      `${torticrane}.`,
    lastRoundBegan: ({ seat }, nameOf) =>
      `${nameOf(seat)} hat das letzte eigene Stockwerk gesetzt: Diese Runde ist die letzte.`,
    projectOffered: ({ seat, area, projects: offered }, nameOf) =>
      `Mit ${area} kann ${nameOf(seat)} ${projects(offered)} erfüllen.`,
    projectCompleted: ({ seat, project: number, area, points }, nameOf) =>
      `${nameOf(seat)} erfüllt ${project(number)} für ${pointsOf(points)}; ${area} bekommt ein Dach.`,
    projectRevealed: ({ project: number }) => `Neues Projekt: ${project(number)}.`,
    projectDeclined: ({ seat }, nameOf) => `${nameOf(seat)} erfüllt kein Projekt.`,
    actionEnded: ({ seat, actions }, nameOf) =>
      actions === 0 ? `${nameOf(seat)} ist fertig.` : `${nameOf(seat)} hat noch ${actionsOf(actions)}.`,
    nextAsked: ({ seat, among }, nameOf, you) =>
      `${nameOf(seat)} bestimmt, wer als Nächstes dran ist: ${either(among.map(namesAndYou(nameOf, you, 'du')))}.`,
    nextChosen: ({ seat, next }, nameOf, you) => `${nameOf(seat)} bestimmt ${namesAndYou(nameOf, you, 'dich')(next)}.`,
    territoryControlled: ({ territory, seats, floors, gain }, nameOf, you) => {
      const who = list(seats.map(namesAndYou(nameOf, you, 'dich')));
      return seats.length === 1
        ? `Gebiet ${territory}: Mehrheit für ${who} (${floorsOf(floors)}), ${inhabitantsOf(gain)} dazu.`
        : `Gebiet ${territory}: geteilte Mehrheit für ${who} (je ${floorsOf(floors)}), je ${inhabitantsOf(gain)} dazu.`;
    },
    roundBegan: ({ round, first }, nameOf, you) =>
      `Runde ${round}. ${first === you ? 'Du beginnst' : `${nameOf(first)} beginnt`}.`,
    ended: ({ winners, scores, missions: kept }, nameOf, you) => {
      const who = list(winners.map(namesAndYou(nameOf, you, winners[0] === you ? 'Du' : 'du')));
      const hasWon = you !== undefined && winners.includes(you);
      const wins =
        winners.length === 1
          ? `${who} ${hasWon ? 'gewinnst' : 'gewinnt'}`
          : `${who} ${hasWon ? 'teilt euch' : 'teilen sich'} den Sieg`;
      const named = kept.map((pair, seat) => `${namesAndYou(nameOf, you, 'du')(seat)} ${missions(pair)}`);
      return `${wins} mit ${pointsOf(scores[winners[0] ?? 0] ?? 0)}. Aufträge: ${named.join('; ')}.`;
    },
  },
  ownEvents: {
    kept: ({ missions: kept }) => `Du behältst ${missions(kept)}.`,
    turnBegan: ({ actions }) => `Du hast ${actionsOf(actions)}.`,
    craneMoved: ({ to }) => `Du setzt einen Kniff ein und versetzt den Schildkran in Gebiet ${to}.`,
    roofMoved: ({ from, to }) => `Du setzt einen Kniff ein und versetzt das Dach von ${from} auf ${to}.`,
    movedOn: ({ from, to }) => `Du kannst in Gebiet ${from} nicht bauen und ziehst weiter in Gebiet ${to}.`,
    built: ({ area, floors, cost, torticrane, land: token }) =>
      `Du baust auf ${area}${token === undefined ? '' : ` (nun ${land(token)})`}, jetzt ${floorsOf(floors)}, für ${inhabitantsOf(cost)}. Der Schildkran geht in Gebiet ${torticrane}.`,
    abandoned: ({ area, floors, gain, torticrane }) =>
      `Du gibst ${area} auf, nimmst ${floorsOf(floors)} zurück und gewinnst ${inhabitantsOf(gain)}. Der Schildkran ` +
      `geht in Gebiet ${torticrane}.`,
    invaded: ({ owner, area, floors, cost, torticrane }, nameOf) =>
      `Du setzt einen Kniff ein und eroberst ${area}: ${nameOf(owner)} nimmt ${floorsOf(floors)} zurück und bekommt ` +
      `${inhabitantsOf(cost)}. Der Schildkran geht in Gebiet ${torticrane}.`,
    idled: ({ torticrane }) =>
      `Du kannst nirgends bauen und lässt die Aktion verstreichen. Der Schildkran steht in Gebiet ${torticrane}.`,
    lastRoundBegan: () => 'Du hast dein letztes Stockwerk gesetzt: Diese Runde ist die letzte.',
    projectOffered: ({ area, projects: offered }) => `Mit ${area} kannst du ${projects(offered)} erfüllen.`,
    projectCompleted: ({ project: number, area, points }) =>
      `Du erfüllst ${project(number)} für ${pointsOf(points)}; ${area} bekommt ein Dach.`,
    projectDeclined: () => 'Du erfüllst kein Projekt.',
    actionEnded: ({ actions }) => (actions === 0 ? 'Du bist fertig.' : `Du hast noch ${actionsOf(actions)}.`),
    nextAsked: ({ among }, nameOf) => `Du bestimmst, wer als Nächstes dran ist: ${either(among.map(nameOf))}.`,
    nextChosen: ({ next }, nameOf) => `Du bestimmst ${nameOf(next)}.`,
  },
  refusals: {
    over: () => 'Die Partie ist zu Ende.',
    notYourTurn: ({ turn }, nameOf) => `${nameOf(turn)} ist am Zug.`,
    missionsFirst: ({ choosing }, nameOf) => `Erst die Aufträge; es fehlt noch: ${list(choosing.map(nameOf))}.`,
    missionsChosen: () => 'Deine Aufträge sind gewählt.',
    notDealt: ({ mission: number, dealt }) => `${mission(number)} gehört nicht zu deinen Karten: ${missions(dealt)}.`,
    sameMission: ({ mission: number }) => `Behalte zwei verschiedene Aufträge, nicht zweimal ${mission(number)}.`,
    smallerFirst: ({ move }) => `Schreibe die kleinere Nummer zuerst, nicht „${move}“.`,
    onlyBuild: () => 'Die erste Aktion der Partie kann nur ein Bau sein.',
    projectFirst: ({ projects: offered }) => `Erfülle erst ${projects(offered)}, oder verzichte.`,
    noFloorPlaced: () => 'Ein Projekt lässt sich nur in dem Moment erfüllen, in dem ein Stockwerk gesetzt wird.',
    nextFirst: ({ among }, nameOf) => `Bestimme erst, wer als Nächstes dran ist: ${either(among.map(nameOf))}.`,
    turnNotOver: ({ actions }) => `Du bist noch nicht fertig: noch ${actionsOf(actions)}.`,
    hasPlayed: ({ next, among }, nameOf) =>
      `${nameOf(next)} war in dieser Runde schon dran; übrig: ${list(among.map(nameOf))}.`,
    noChoosing: () => 'Zu zweit bestimmt niemand, wer als Nächstes dran ist.',
    elsewhere: ({ area, torticrane }) => `${area} ist außer Reichweite: Der Schildkran steht in Gebiet ${torticrane}.`,
    chooseLand: ({ area, lands: left }) => `Auf ${area} wächst Gestrüpp: Wähle das Gelände; übrig: ${lands(left)}.`,
    noBramble: ({ area, land: there }) => `${area} hat schon sein Gelände: ${land(there)}.`,
    noToken: ({ land: wanted, lands: left }) => `Kein Plättchen mit ${land(wanted)} mehr; übrig: ${lands(left)}.`,
    noFloors: () => 'Du hast kein Stockwerk mehr.',
    othersBuilding: ({ area, owner }, nameOf) => `Auf ${area} steht ein Gebäude von ${nameOf(owner)}.`,
    roofed: ({ area }) => `Das Gebäude auf ${area} hat ein Dach.`,
    population: ({ need, have }) => `Kostet ${inhabitantsOf(need)}, ausgeben kannst du ${have}.`,
    nothingThere: ({ area }) => `Auf ${area} steht kein Gebäude.`,
    notYours: ({ area, owner }, nameOf) => `Das Gebäude auf ${area} gehört ${nameOf(owner)}.`,
    canConstructHere: ({ territory, area }) =>
      `In Gebiet ${territory} kannst du bauen, zum Beispiel auf ${area}: kein Weiterziehen.`,
    allRound: () => 'Du warst in allen sieben Gebieten.',
    canConstruct: ({ area, cost }) => `Du kannst noch bauen: auf ${area} für ${inhabitantsOf(cost)}.`,
    actHere: ({ territory }) => `Ein Dach ist umgezogen: Die Aktion muss hier stattfinden, in Gebiet ${territory}.`,
    ployUsed: () => 'Nur ein Kniff pro Aktion.',
    noPloys: () => 'Du hast keinen Kniff mehr.',
    alreadyMovedOn: ({ times }) =>
      `Versetzen kommt vor dem Weiterziehen, und du bist schon ${times}-mal weitergezogen.`,
    notNextByNumber: ({ to, can }) => `Der Schildkran kann in Gebiet ${either(can.map(String))}, nicht in ${to}.`,
    noRoof: ({ area }) => `Das Gebäude auf ${area} hat kein Dach, das sich versetzen ließe.`,
    hasRoof: ({ area }) => `Das Gebäude auf ${area} hat schon ein Dach.`,
    otherLand: ({ from, fromLand, to, toLand }) =>
      `Ein Dach bleibt auf seiner Geländeart: ${from} ist ${land(fromLand)}, ${to} ist ${land(toLand)}.`,
    ownBuilding: ({ area }) => `Das Gebäude auf ${area} ist dein eigenes.`,
    tooFewFloors: ({ need, have }) => `Nötig: ${floorsOf(need)}, du hast ${have}.`,
    notFaceUp: ({ project: number, projects: up }) =>
      `${project(number)} liegt nicht aus${up.length === 0 ? '' : `; offen: ${projects(up)}`}.`,
    notCompleted: ({ project: number, area }) => `Das Stockwerk auf ${area} erfüllt ${project(number)} nicht.`,
  },
  scores: {
    project: ({ project: number }) => project(number),
    floors: ({ mission: number, floors }) => `${mission(number)}: ${floorsOf(floors)}`,
    buildings: ({ mission: number, buildings }) => `${mission(number)}: ${buildings} Gebäude ab zwei Stockwerken`,
    towers: ({ mission: number, territories: where }) =>
      where.length === 0
        ? `${mission(number)}: kein Gebiet`
        : `${mission(number)}: ${choose(where.length, 'Gebiet', 'Gebiete')} ${territories(where)}`,
    control: ({ mission: number, held }) =>
      held.length === 0 ? `${mission(number)}: keine Mehrheit` : `${mission(number)}: Mehrheit in ${territories(held)}`,
    missionsHidden: () => 'Zwei Aufträge, noch geheim',
    population: ({ inhabitants }) => inhabitantsOf(inhabitants),
  },
  scoreKinds: {
    project: () => 'Projekte',
    floors: () => 'Aufträge',
    buildings: () => 'Aufträge',
    towers: () => 'Aufträge',
    control: () => 'Aufträge',
    missionsHidden: () => 'Aufträge',
    population: () => 'Einwohner',
  },
});
