import type { Explained } from './explained.ts';

export const explained: Explained = {
  bare: (cell) => ({
    title: `Kahle Erde ${cell}`,
    text:
      `Noch hat sie niemand bewässert. Wer die Bewässerungskarte ${cell} hat, kann hier ein Plättchen der Stufe 1 ` +
      'legen.',
  }),
  tile: (cell, owner, level) => ({
    title: `${cell}: ${owner === undefined ? 'dein Plättchen' : `Plättchen von ${owner}`}, Stufe ${level}`,
    text:
      level === 4
        ? 'Ausgewachsen: 4 Punkte, ein weißer und drei rote. Es steigt nicht mehr.'
        : 'So viele Punkte wie seine Stufe: einer weiß, die anderen rot. Jeder rote Punkt bringt 5 Mana je Zug. ' +
          'Anbaukarten lassen es steigen.',
  }),
  irrigation: (cell) => ({
    title: `Bewässerungskarte ${cell}`,
    text:
      `Legt ein Plättchen der Stufe 1 auf ${cell}, wenn dort nichts liegt. Gleich danach darfst du nach einem ` +
      'Nachbarplättchen greifen.',
  }),
  culture: (card, shape) => ({
    title: `Anbaukarte ${card}: ${shape}`,
    text:
      'Wo deine Plättchen ihr Muster bilden, gedreht, aber nie gespiegelt, steigen die niedrigsten um eine Stufe, ' +
      'für je 10 Mana.',
  }),
  market: {
    title: 'Markt',
    text: 'Hier liegen verkaufte Anbaukarten. In deinem Zug kannst du eine kaufen, für 10 Mana und 10 je Feld.',
  },
  piles: {
    title: 'Nachziehstapel',
    text:
      'Wer am Ende des Zugs weniger als fünf Karten hat, zieht eine. Die Ablage wird dreimal gemischt; ein ' +
      'viertes Mal beendet das Spiel.',
  },
  player: (name) => ({ title: name, text: 'Wie weit jemand ist, und was alle davon wissen dürfen.' }),
  track: {
    title: 'Wettlauf',
    text:
      'Ein Platz für jeden Punkt bis zum Ziel am Tor. Weiße sind Plättchen, rote bringen Einkommen. Wer das Tor ' +
      'erreicht, hat sofort gewonnen.',
  },
  points: { title: 'Punkte', text: 'Was die Plättchen wert sind, von den Punkten, die zum Sieg reichen.' },
  mana: {
    title: 'Dein Mana',
    text:
      'Geld für Gebote, Anbaukarten und was sie steigen lassen. Es kommt von roten Punkten, verkauften Karten und ' +
      'verlorenen Versteigerungen. Nur du siehst, wie viel du hast.',
  },
  manaHidden: { title: 'Verdecktes Mana', text: 'Wie viel in diesem Beutel ist, weiß nur, wem er gehört.' },
  cards: { title: 'Handkarten', text: 'So viele Karten sind auf der Hand. Welche, ist geheim.' },
  supply: {
    title: 'Plättchen übrig',
    text: 'Plättchen der Stufen 1, 2 und 3, die noch gelegt werden können. Stufe 4 ist die Rückseite der Stufe 3.',
  },
  sealed: {
    title: 'Versiegelte Antwort',
    text:
      'Antwortet für dich auf Gebote, auch wenn du weg bist: Sie erhöht so wenig wie möglich bis zu deiner ' +
      'Grenze, dann nimmt sie an.',
  },
  side: {
    title: 'Eine Seite der Versteigerung',
    text:
      'Ein Gebot kostet so viel für jeden Punkt der anderen Seite. Nimmt eine Seite an, zahlt ihr die andere und ' +
      'nimmt ihre Plättchen.',
  },
  bid: {
    title: 'Dein Gebot',
    text: 'Was du für jeden Punkt der anderen Seite bietest. Gesagt ist nichts, bevor du den Knopf darunter drückst.',
  },
  stakes: {
    title: 'Punkte im Spiel',
    text:
      'Der Spaten zählt die angreifenden Plättchen, der Zaun die angegriffenen. Jede Seite zahlt ihr Gebot mal ' +
      'die Punkte der anderen.',
  },
};
