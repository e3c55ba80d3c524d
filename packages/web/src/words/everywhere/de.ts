import { whenIn } from '../when.ts';
import type { EverywhereWords } from './words.ts';

const when = whenIn('de');

export const words: EverywhereWords = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  loading: 'Einen Moment …',
  broken: 'Diese Seite konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  lostPage: 'Hier ist nichts gepflanzt.',
  toShelf: 'Alle Spiele',
  noServer: 'Der Server ist gerade nicht zu erreichen. Spiele auf diesem Gerät gehen trotzdem.',
  localTroubles: {
    slow: 'Deine Spiele auf diesem Gerät lassen auf sich warten. Es wird von selbst noch einmal versucht …',
    second:
      'Der Speicher dieses Browsers hängt. Du kannst weiterspielen, und was du jetzt spielst, bleibt erhalten. Spiele, ' +
      'die du nicht siehst, sind wieder da, wenn du den Browser schließt und neu öffnest.',
    full:
      'Auf diesem Gerät ist kein Platz mehr. Du kannst weiterspielen, aber was du jetzt spielst, ist weg, wenn du diese ' +
      'Seite schließt – außer du machst vorher Platz.',
    forbidden:
      'Dieser Browser erlaubt der Seite nicht, etwas aufzuheben. Du kannst spielen, aber das Spiel ist weg, wenn du ' +
      'diese Seite schließt. Erlaube Cookies und Websitedaten für diese Seite oder verlass das private Fenster.',
    silent:
      'Der Speicher dieses Browsers antwortet nicht. Du kannst weiterspielen, aber lass diese Seite offen: Was du jetzt ' +
      'spielst, wird aufgehoben, sobald er wieder antwortet. Wenn nicht, schließ den Browser und öffne ihn neu.',
    dead:
      'Spiele auf diesem Gerät starten nicht. Lade die Seite neu; wenn das nicht hilft, schließ den Browser und öffne ' +
      'ihn neu.',
  },
  unreachable: 'Der Server ist nicht zu erreichen. Spiele auf diesem Gerät gehen trotzdem.',
  language: 'Sprache',
  theme: 'Licht',
  themes: { system: 'Wie das System', day: 'Tag', dusk: 'Dämmerung' },
  draining: 'Der Server wird bald aktualisiert. Laufende Spiele gehen weiter; neue können in Kürze wieder beginnen.',
  banned: ({ why, until }) =>
    until === undefined
      ? `Du kannst auf diesem Server nicht mehr spielen. Der Grund: ${why} Spiele auf diesem Gerät gehen weiter.`
      : `Du kannst bis ${when(until)} nicht auf diesem Server spielen. Der Grund: ${why} Spiele auf diesem Gerät gehen weiter.`,
  toMyData: 'Deine Daten',
  nameCleared: (name) => `Dein Name passte nicht hierher und wurde entfernt. Vorerst heißt du ${name}.`,
  chooseName: 'Einen anderen Namen wählen',
  closedTable: 'Dieser Tisch wurde geschlossen',
  whyClosed: (why) => `Der Grund: ${why}`,
  myId: 'Deine Kennung',
  myIdHint: 'Mit ihr kann die Leitung des Servers dich benennen, zum Beispiel damit du für Ordnung sorgst.',
  toHost: 'Auf diesem Server für Ordnung sorgen',
};
