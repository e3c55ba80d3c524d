import type { Words } from './words.ts';

export const de: Words = {
  subtitle: 'Drei Gartenspiele, ein Tisch',
  introduction:
    'Ein Ort, um Garden Nation, Gardlings und Eden im Browser zu spielen: mit Freunden, wo immer sie sind, oder gegen Bots, ganz ohne Konto. Die Beete sind umgegraben, die Spiele keimen schon.',
  chooseLanguage: 'Sprache',
  theGames: 'Die Spiele',
  players: ({ from, to }) => `${String(from)} bis ${String(to)} Personen`,
  growing: 'Wird gerade gepflanzt',
  growingHint: 'Noch nicht spielbar',
  by: ({ designers, publishers }) => `Ein Spiel von ${designers}, erschienen bei ${publishers}.`,
  unofficial:
    'Potager ist eine inoffizielle Umsetzung mit eigenen Texten und Bildern, ohne Verbindung zu den Autoren oder Verlagen. Wem ein Spiel hier gefällt, dem gehört das echte auf den Tisch.',
};
