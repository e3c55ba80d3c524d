import { grammarOf } from '@potager/kernel';
import type { SettingsWords } from './words.ts';

const { choose } = grammarOf('de');

export const nameProblems: SettingsWords['nameProblems'] = {
  blank: 'In diesem Namen gibt es nichts zu lesen.',
  long: 'Ein Name hat höchstens 24 Zeichen.',
  unseen: 'In diesem Namen stehen Zeichen, die niemand sieht.',
  stacked: 'Auf einem Buchstaben dieses Namens stehen zu viele Zeichen.',
  mixed: 'Ein Wort dieses Namens hat Buchstaben aus verschiedenen Alphabeten.',
  reserved: 'Dieser Name gehört zum Haus: Gastgeber, Bots und Stühle heißen so.',
};

export const words: SettingsWords = {
  yourName: 'Dein Name',
  nameProblems,
  renamed: (old, name) =>
    `Online kannst du nicht „${old}“ heißen, darum bist du erst einmal ${name}. Einen anderen Namen kannst du ` +
    `jederzeit wählen.`,
  save: 'Speichern',
  saved: 'Gespeichert',
  botsLabel: 'Bots als Gegner',
  speedLabel: 'Wie schnell du die anderen spielen siehst',
  speeds: { slow: 'Langsam', normal: 'Normal', fast: 'Schnell', none: 'Sofort' },
  helpLabel: 'Wofür ein Zug gut ist: eine Zeile unter der Auswahl',
  helps: { first: 'In meinen ersten drei Partien', on: 'Immer', off: 'Nie' },
  notice: 'Bescheid sagen, wenn ich am Zug bin',
  notices: { off: 'Nur auf der Seite', on: 'Mit einer Benachrichtigung' },
  sound: 'Klänge',
  sounds: { off: 'Aus', soft: 'Leise', on: 'Mittel', loud: 'Laut' },
  buzz: 'Vibrieren, wenn auf mich gewartet wird',
  buzzes: { off: 'Nein', on: 'Kurz' },
  account: 'Konto',
  accountHint:
    'Zum Spielen brauchst du keins. Mit einem Passkey bist du auf allen Geräten dieselbe Person: ohne Passwort, ' +
    'ohne E-Mail-Adresse.',
  guestHint:
    'Wenn du dich anmeldest, kommt alles mit, was du hier als Gast hast: Spiele, Plätze, Gesagtes, Stummgeschaltete. ' +
    'Hat dein Konto schon einen Namen, eine Mailadresse und Ruhezeiten, bleiben sie. Spiele gegen Bots, Ergebnisse ' +
    'und Einstellungen bleiben auf diesem Gerät: Mit „Alles herunterladen“ nimmst du sie auf ein anderes mit.',
  sitsTwice: 'Du sitzt zweimal an einem Tisch',
  sitsTwiceAt: (game, names) => `${game}: als ${names} und mit deinem Konto`,
  sitsTwiceHint: 'Alles andere kommt mit. Was soll aus dem Platz des Gastes werden?',
  keepSeats: 'Beide Plätze gehören mir',
  giveUpSeats: 'Platz des Gastes aufgeben',
  signedInAs: (name) => `Du bist hier ${name}, mit Konto.`,
  addPasskey: 'Passkey hinzufügen',
  usePasskey: 'Mit Passkey anmelden',
  passkeyFailed: 'Das hat nicht geklappt.',
  noPasskeys:
    'Dieser Browser kann hier keine Passkeys: Dafür braucht es einen neueren, oder eine Adresse, die mit https ' +
    'beginnt. Ein Wiederherstellungscode geht trotzdem.',
  recovery: 'Passkey verloren?',
  recoveryLabel: 'Wiederherstellungscode',
  recoveryNew:
    'Schreib dir diesen Code auf: Damit kommst du wieder herein, wenn du deinen Passkey verlierst. Er wird nur ' +
    'einmal gezeigt.',
  useCode: 'Mit dem Code anmelden',
  newCode: 'Neuer Wiederherstellungscode',
  passkeys: 'Deine Passkeys',
  passkey: (made, used) => `Passkey vom ${made}${used === undefined ? '' : `, zuletzt benutzt am ${used}`}`,
  removePasskey: 'Entfernen',
  out: 'Abmelden',
  outEverywhere: 'Überall abmelden',
  myData: 'Deine Daten',
  myDataHint:
    'Spiele auf diesem Gerät bleiben auf diesem Gerät. Der Server bewahrt deinen Namen und die Spiele, die du dort ' +
    'gespielt hast.',
  exportData: 'Alles herunterladen',
  importData: 'Aus einer Datei holen',
  importHint:
    'Hol diese Datei auf einem anderen Gerät herein: Ihre Spiele, Ergebnisse und Einstellungen kommen zu dem dazu, was ' +
    'dort ist. Dort geht nichts verloren.',
  imported: (tables) => choose(tables, 'Ein Spiel ist mitgekommen.', `${tables} Spiele sind mitgekommen.`),
  importFailed: 'Das ist keine Datei, die hier heruntergeladen wurde.',
  deleteData: 'Alles löschen',
  deleteWarning:
    'Alle Spiele auf diesem Gerät, deine Einstellungen und dein Konto auf dem Server werden endgültig gelöscht. ' +
    'Spiele der anderen bleiben, ohne deinen Namen.',
  copyCode: 'Code kopieren',
};
