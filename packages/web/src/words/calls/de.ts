import type { CallsWords } from './words.ts';

export const words: CallsWords = {
  calls: 'Wenn du am Zug bist',
  callsHint: 'Du erfährst, dass du am Zug bist, bei welchem Spiel und mit wem, aber nie etwas vom Spiel selbst.',
  noPush: 'Dieser Server ruft keine Geräte: Eine Benachrichtigung kommt nur, solange die Seite irgendwo offen ist.',
  moreCalls: 'Per Mail, im Chat, Ruhezeiten …',
  mail: 'Per Mail',
  noMail: 'Dieser Server verschickt keine Mails.',
  mailAddress: 'Mailadresse',
  sendCode: 'Code schicken',
  codeSent: (address) => `Ein Code ist unterwegs an ${address}. Tipp ihn hier ein, dann bekommst du Mails.`,
  mailCode: 'Code aus der Mail',
  confirm: 'Bestätigen',
  otherAddress: 'Andere Adresse',
  mailsTo: (address) => `Du bekommst Mails an ${address}.`,
  noMoreMails: 'Keine Mails mehr',
  rhythm: 'Wie oft',
  rhythms: { each: 'Wenn ich nach fünf Minuten nicht da bin', daily: 'Einmal am Tag alles, was wartet' },
  digestAt: 'Um',
  quietHours: 'Ruhezeiten',
  quietChoices: { off: 'Keine', on: 'Nicht stören' },
  quietFrom: 'Von',
  quietTo: 'Bis',
  zone: (zone) => `Es gilt die Zeit von ${zone}.`,
  useZone: (zone) => `Lieber die von ${zone}`,
  hooks: 'Im Chat',
  hooksHint:
    'Gib die Adresse eines Webhooks an, von Discord, Slack oder einem eigenen Programm: Dort steht dann, wer am Zug ' +
    'ist, mit einem Link zum Tisch. Du wählst, worum es geht: um deine Züge, um alle an einem Tisch oder, für einen ' +
    'Verein, um alle an all deinen Tischen. Geben mehrere von euch dieselbe Adresse an, steht dort trotzdem alles nur ' +
    'einmal.',
  noHooks: 'Dieser Server schreibt nicht in Chats.',
  hookAddress: 'Adresse des Webhooks',
  hookAbout: 'Worum es geht',
  myTurns: 'Meine Züge, an allen Tischen',
  clubTurns: 'Alle Züge, an all meinen Tischen',
  tableWith: (game, names) => (names === '' ? game : `${game} mit ${names}`),
  goneTable: 'Ein Tisch, an dem das Spiel aus ist',
  addHook: 'Hinzufügen',
  removeHook: 'Entfernen',
  callProblems: {
    wrongAddress: 'Diese Adresse geht nicht.',
    notDelivered: 'Dort ist nichts angekommen. Stimmt die Adresse?',
    tooMany: 'Das war zu oft. Versuch es morgen wieder.',
    wrongCode: 'Das ist nicht der Code. Nach fünf Versuchen brauchst du einen neuen.',
    other: 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
  },
  mailsEnded: 'Keine Mails mehr',
  mailsEndedHint:
    'Erledigt: An diese Adresse kommen keine Mails mehr. In den Einstellungen kannst du sie wieder bestellen.',
  mailsNotEnded: 'Dieser Link geht nicht. In den Einstellungen kannst du die Mails auch abbestellen.',
};
