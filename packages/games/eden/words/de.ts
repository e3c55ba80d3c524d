import { grammarOf, namesAndYou, type Words } from '@potager/kernel';
import { makeWords } from './make-words.ts';
import { shapes } from './shapes-de.ts';

const { count, list } = grammarOf('de');

export const words: Words = makeWords({
  language: 'de',
  title: 'Eden',
  summary: 'Bewässere die Wüste, lass deine Gärten wachsen und biete um die der anderen.',
  options: { target: { label: 'Punkte zum Sieg', values: { 20: '20 Punkte', 25: '25 Punkte (lange Partie)' } } },
  list,
  moves: {
    water: (cell) => `${cell} bewässern`,
    grab: (cell) => `${cell} angreifen`,
    with: (cell) => `Von ${cell} unterstützen`,
    bid: (amount) => `${amount} je Punkt bieten`,
    accept: () => 'Das Gebot annehmen',
    culture: (card, cells) => `Anbaukarte ${card} auf ${list(cells)} spielen`,
    sell: (card) => `Anbaukarte ${card} verkaufen`,
    buy: (card) => `Anbaukarte ${card} kaufen`,
    done: () => 'Den Zug beenden',
    doneWithout: (cell) => `${cell} ablegen und den Zug beenden`,
    draw: () => 'Erst ziehen, dann weiter handeln',
    drawWithout: (cell) => `${cell} ablegen, ziehen, dann weiter handeln`,
  },
  calls: {
    attacked: (attacker, cells, bid) => `${attacker} greift ${cells} an und bietet ${bid} je Punkt`,
    outbid: (defender, cells, bid) => `${defender} verteidigt ${cells} und bietet ${bid} je Punkt`,
  },
  events: {
    turnBegan: ({ seat, mana }, nameOf) =>
      mana === 0 ? `${nameOf(seat)} ist am Zug.` : `${nameOf(seat)} ist am Zug und erhält ${mana} Mana.`,
    watered: ({ seat, cell }, nameOf) => `${nameOf(seat)} bewässert ${cell}.`,
    cultivated: ({ seat, card, shape, raised, level, mana }, nameOf) =>
      `${nameOf(seat)} spielt Anbaukarte ${card} (${shapes[shape]}): ${list(raised)} auf Stufe ${level} für ${mana} ` +
      `Mana.`,
    sold: ({ seat, card, shape, mana }, nameOf) =>
      `${nameOf(seat)} verkauft Anbaukarte ${card} (${shapes[shape]}) für ${mana} Mana.`,
    bought: ({ seat, card, shape, mana }, nameOf) =>
      `${nameOf(seat)} kauft Anbaukarte ${card} (${shapes[shape]}) für ${mana} Mana.`,
    targeted: ({ seat, defender, cell }, nameOf, you) =>
      `${nameOf(seat)} greift nach ${cell}, einem Plättchen von ${namesAndYou(nameOf, you, 'dir')(defender)}.`,
    supported: ({ seat, cell }, nameOf) => `${nameOf(seat)} nimmt ${cell} zum Angriff hinzu.`,
    opened: ({ seat, bid, mana }, nameOf) => `${nameOf(seat)} eröffnet mit ${bid} je Punkt, zusammen ${mana} Mana.`,
    raised: ({ seat, bid, mana }, nameOf) => `${nameOf(seat)} erhöht auf ${bid} je Punkt, zusammen ${mana} Mana.`,
    accepted: ({ seat, winner, mana, tiles }, nameOf, you) => {
      const cells = list(tiles.map(({ cell }) => cell));
      return winner === you
        ? `${nameOf(seat)} nimmt an: Du zahlst ${mana} Mana und nimmst ${cells}.`
        : `${nameOf(seat)} nimmt an: ${nameOf(winner)} zahlt ${mana} Mana und nimmt ${cells}.`;
    },
    discarded: ({ seat, card }, nameOf) => `${nameOf(seat)} legt ${card} ab.`,
    finished: ({ seat }, nameOf) => `${nameOf(seat)} beendet den Zug.`,
    passed: ({ seat }, nameOf) => `${nameOf(seat)} passt.`,
    drew: ({ seat, card }, nameOf) => `${nameOf(seat)} zieht ${card}.`,
    drewUnseen: ({ seat }, nameOf) => `${nameOf(seat)} zieht eine Karte.`,
    reshuffled: ({ cards, times }) =>
      `Die ${cards} Karten der Ablage werden zum neuen Stapel; gemischt zum ${times}. Mal.`,
    won: ({ seat, points }, nameOf) => `${nameOf(seat)} hat ${points} Punkte und gewinnt.`,
    passedOut: ({ winners }, nameOf, you) =>
      `Zwei Runden ohne gespielte Karte: Die Partie ist zu Ende. Sieg für ${list(winners.map(namesAndYou(nameOf, you, 'dich')))}.`,
    playedOut: ({ winners }, nameOf, you) =>
      `Ein viertes Mal wird nicht gemischt: Die Partie ist zu Ende. Sieg für ${list(winners.map(namesAndYou(nameOf, you, 'dich')))}.`,
  },
  ownEvents: {
    turnBegan: ({ mana }) => (mana === 0 ? 'Du bist am Zug.' : `Du bist am Zug und erhältst ${mana} Mana.`),
    watered: ({ cell }) => `Du bewässerst ${cell}.`,
    cultivated: ({ card, shape, raised, level, mana }) =>
      `Du spielst Anbaukarte ${card} (${shapes[shape]}): ${list(raised)} auf Stufe ${level} für ${mana} Mana.`,
    sold: ({ card, shape, mana }) => `Du verkaufst Anbaukarte ${card} (${shapes[shape]}) für ${mana} Mana.`,
    bought: ({ card, shape, mana }) => `Du kaufst Anbaukarte ${card} (${shapes[shape]}) für ${mana} Mana.`,
    targeted: ({ defender, cell }, nameOf) => `Du greifst nach ${cell}, einem Plättchen von ${nameOf(defender)}.`,
    supported: ({ cell }) => `Du nimmst ${cell} zum Angriff hinzu.`,
    opened: ({ bid, mana }) => `Du eröffnest mit ${bid} je Punkt, zusammen ${mana} Mana.`,
    raised: ({ bid, mana }) => `Du erhöhst auf ${bid} je Punkt, zusammen ${mana} Mana.`,
    accepted: ({ winner, mana, tiles }, nameOf) =>
      `Du nimmst an: ${nameOf(winner)} zahlt ${mana} Mana und nimmt ${list(tiles.map(({ cell }) => cell))}.`,
    discarded: ({ card }) => `Du legst ${card} ab.`,
    finished: () => 'Du beendest den Zug.',
    passed: () => 'Du passt.',
    drew: ({ card }) => `Du ziehst ${card}.`,
    won: ({ points }) => `Du hast ${points} Punkte und gewinnst.`,
  },
  refusals: {
    over: () => 'Die Partie ist zu Ende.',
    notYourTurn: ({ turn }, nameOf) => `${nameOf(turn)} ist am Zug.`,
    awaitAnswer: ({ seat }, nameOf) => `${nameOf(seat)} muss erst auf das Gebot antworten.`,
    answerFirst: ({ bid }) => `Es steht ein Gebot von ${bid}: annehmen oder erhöhen.`,
    openFirst: () => 'Eine Landnahme hat begonnen: Sie geht bis zum ersten Gebot weiter.',
    defenderTrades: ({ turn }, nameOf) => `Karten handeln darf nur, wer am Zug ist: ${nameOf(turn)}.`,
    cardsPlayed: ({ watered, cultivated }) =>
      cultivated > 0
        ? 'In diesem Zug wurde schon eine Anbaukarte gespielt: Keine Karte darf folgen.'
        : watered === 1
          ? 'In diesem Zug wurde schon eine Bewässerungskarte gespielt: Nur eine zweite darf folgen.'
          : 'In diesem Zug wurden schon zwei Bewässerungskarten gespielt: Keine Karte darf folgen.',
    hasDrawn: () => 'Du hast schon gezogen: Du kannst noch kaufen und verkaufen, dann endet der Zug.',
    drawsAtEnd: () => 'Nach den Regeln an diesem Tisch kommt die Karte am Ende des Zugs.',
    handFull: ({ cards }) => `Du hättest ${cards} Karten: Gezogen wird nur mit weniger als fünf.`,
    noFourthShuffle: () => 'Der Stapel ist leer und wurde schon dreimal gemischt.',
    notInHand: ({ card }) => `Die Karte ${card} ist nicht auf deiner Hand.`,
    occupied: ({ cell, by }, nameOf) => `Auf ${cell} liegt schon ein Plättchen von ${nameOf(by)}.`,
    noTile: () => 'Du hast kein Plättchen der Stufe 1 mehr.',
    notDead: ({ cell, left }) =>
      `${cell} ist leer und du hast noch ${left} Plättchen der Stufe 1: Die Karte ist noch spielbar.`,
    arrangement: ({ card, shape }) => `Diese Felder bilden nicht das Muster der Anbaukarte ${card} (${shapes[shape]}).`,
    mirrored: ({ card, shape }) =>
      `Diese Felder sind das Spiegelbild der Anbaukarte ${card} (${shapes[shape]}): Drehen ist erlaubt, Spiegeln ` +
      `nicht.`,
    nowhere: ({ card, shape }) =>
      `Nirgends bilden deine Plättchen das Muster der Anbaukarte ${card} (${shapes[shape]}).`,
    fewTiles: ({ card, shape, need, have }) =>
      `Anbaukarte ${card} (${shapes[shape]}) braucht ${need} Plättchen von dir nebeneinander, du hast ${have} auf dem Land.`,
    onlyMirrored: ({ card, shape }) =>
      `Deine Plättchen bilden nur das Spiegelbild von Anbaukarte ${card} (${shapes[shape]}): Sie darf gedreht, aber ` +
      `nie gespiegelt werden.`,
    notThere: ({ card, shape, cell }) =>
      `Mit ${cell} bilden deine Plättchen nicht das Muster der Anbaukarte ${card} (${shapes[shape]}).`,
    whichCells: ({ card, shape }) => `Auf welchen Feldern? Muster der Anbaukarte ${card}: ${shapes[shape]}.`,
    notOwn: ({ cell }) => `Auf ${cell} liegt kein eigenes Plättchen.`,
    fullGrown: () => 'Alle diese Plättchen haben schon Stufe 4 und steigen nicht mehr.',
    raiseMana: ({ need, have }) => `Das kostet ${need} Mana, du hast ${have}.`,
    raiseTiles: ({ level, need, have }) =>
      `Dazu braucht es ${need} Plättchen der Stufe ${level}, du hast noch ${have}.`,
    notForSale: ({ card }) => `Anbaukarte ${card} steht nicht zum Verkauf.`,
    price: ({ need, have }) => `Die Karte kostet ${need} Mana, du hast ${have}.`,
    keepOpening: ({ need, have, keep }) =>
      `Die Karte kostet ${need} Mana; von deinen ${have} brauchst du ${keep} für das erste Gebot.`,
    notAfterWater: () => 'Eine Landnahme geht nur gleich nach einer Bewässerungskarte, für jede einmal.',
    noTarget: ({ cell }) => `Auf ${cell} liegt kein gegnerisches Plättchen.`,
    otherOpponent: ({ cell, defender, by }, nameOf) =>
      `${cell} gehört ${nameOf(by)}; diese Landnahme richtet sich gegen ${nameOf(defender)}.`,
    alreadyTarget: ({ cell }) => `${cell} ist schon ein Ziel.`,
    farFromPlaced: ({ cell, placed }) => `${cell} berührt ${placed}, das eben gelegte Plättchen, nicht.`,
    farFromTargets: ({ cell }) => `${cell} berührt kein gewähltes Ziel.`,
    openingMana: ({ need, have }) => `Schon das erste Gebot würde ${need} Mana kosten, du hast ${have}.`,
    bidMana: ({ need, have }) => `Dieses Gebot würde ${need} Mana kosten, du hast ${have}.`,
    targetFirst: () => 'Wähle zuerst ein Ziel.',
    supportedAlready: ({ cell }) => `${cell} unterstützt den Angriff schon; mehr als ein Plättchen darf es nicht.`,
    noSupport: ({ cell, placed }) => `${cell} ist kein eigenes Plättchen, das ${placed}, das eben gelegte, berührt.`,
    noAuction: () => 'Es gibt nichts zu bieten: Wähle zuerst ein Ziel.',
    multiple: ({ bid }) => `${bid} ist kein Vielfaches von 5.`,
    tooLow: ({ bid, need }) => `${bid} ist zu niedrig: mindestens ${need}.`,
    nothingToAccept: () => 'Es gibt kein Gebot, das man annehmen könnte.',
  },
  scores: {
    tiles: ({ level, tiles, points }) => `${tiles} Plättchen der Stufe ${level}: ${count(points, 'Punkt', 'Punkte')}`,
  },
  scoreKinds: {
    tiles: ({ level }) => `Stufe ${level}`,
  },
});
