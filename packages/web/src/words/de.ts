import { grammarOf } from '@potager/kernel';
import { LEVELS } from '@potager/bots';
import { whenIn } from './when.ts';
import type { PageWords } from './words.ts';

const { choose, count, list, number: figure } = grammarOf('de');
const when = whenIn('de');
const times = (number: number): string => count(number, 'Zug', 'Züge');

function players(seats: readonly number[]): string {
  const [from = 0, to = from] = [seats[0], seats.at(-1)];
  return from === to ? count(from, 'Person', 'Personen') : `${String(from)} bis ${String(to)} Personen`;
}

const NUMBERS = [
  'Kein',
  'Ein',
  'Zwei',
  'Drei',
  'Vier',
  'Fünf',
  'Sechs',
  'Sieben',
  'Acht',
  'Neun',
  'Zehn',
  'Elf',
  'Zwölf',
];
/** As a sentence begins with it. */
const spelt = (number: number): string => NUMBERS[number] ?? figure(number);

const nameProblems: PageWords['nameProblems'] = {
  blank: 'In diesem Namen gibt es nichts zu lesen.',
  long: 'Ein Name hat höchstens 24 Zeichen.',
  unseen: 'In diesem Namen stehen Zeichen, die niemand sieht.',
  stacked: 'Auf einem Buchstaben dieses Namens stehen zu viele Zeichen.',
  mixed: 'Ein Wort dieses Namens hat Buchstaben aus verschiedenen Alphabeten.',
  reserved: 'Dieser Name gehört zum Haus: Gastgeber, Bots und Stühle heißen so.',
};

export const words: PageWords = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  loading: 'Einen Moment …',
  broken: 'Diese Seite konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  lostPage: 'Hier ist nichts gepflanzt.',
  toShelf: 'Alle Spiele',
  noServer: 'Der Server ist gerade nicht zu erreichen. Spiele auf diesem Gerät gehen trotzdem.',
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

  subtitle: (games) => `${spelt(games)} ${choose(games, 'Gartenspiel', 'Gartenspiele')}, ein Tisch`,
  introduction:
    'Setz dich und spiel los, gegen Bots oder mit Freunden, wo immer sie sind, ganz ohne Konto. Nach dem ersten ' +
    'Besuch gehen Spiele auf diesem Gerät auch ohne Netz.',
  theGames: 'Die Spiele',
  players,
  growing: 'Wird gerade gepflanzt',
  growingHint: 'Noch nicht spielbar',
  playBots: 'Gleich gegen Bots spielen',
  playFriends: 'Mit Freunden spielen',
  passPlay: 'An einem Gerät spielen',
  rules: 'Regeln',
  olderRules: (rules) =>
    `Mit Regeln ${rules} begonnen, und so geht es weiter: In den Regeln steht, was sich seither geändert hat.`,
  more: 'Mehr',
  watch: 'Zuschauen',
  watchHint: 'öffentliche Tische, live',
  settings: 'Einstellungen',
  settingsHint: 'dein Name, Bots, Konto, deine Daten',
  by: (credits) =>
    credits === 'traditional'
      ? 'Ein überliefertes Spiel, das allen gehört.'
      : `Ein Spiel von ${credits.designers}, erschienen bei ${credits.publishers}.`,
  unofficial:
    'Potager ist eine inoffizielle Umsetzung mit eigenen Texten und Bildern, ohne Verbindung zu den Autoren oder ' +
    'Verlagen. Wem ein Spiel hier gefällt, dem gehört das echte auf den Tisch.',
  myGames: 'Deine laufenden Spiele',
  forgetGame: 'Dieses Spiel wegwerfen',

  nothingToWatch:
    'Gerade ist kein öffentlicher Tisch offen. Über „Mit Freunden spielen“ kannst du einen aufmachen und öffentlich ' +
    'machen.',
  openChairs: (number) => `${count(number, 'freier Stuhl', 'freie Stühle')}: setz dich dazu`,
  running: 'es wird gespielt',
  watchers: (number) => count(number, 'schaut zu', 'schauen zu'),

  rulesOf: (title) => `${title}: die Regeln`,
  rulesNote:
    'In unseren Worten. Jede Regel hat eine Nummer, auf die man verlinken kann; Ablehnungen und Wertungen am Tisch ' +
    'nennen sie.',
  ruleMarks: {
    ruling: { name: 'unsere Festlegung', hint: 'Die gedruckte Regel lässt das offen; so haben wir es entschieden' },
    reconstructed: { name: 'rekonstruiert', hint: 'Steht nicht in unseren Quellen; so gut es ging rekonstruiert' },
    published: {
      name: 'vom Spielmaterial',
      hint: 'Auf den veröffentlichten Karten und Plättchen abgelesen; in der Regel steht es nicht',
    },
  },
  ruleLink: (rule) => `Regel ${rule}`,

  yourName: 'Dein Name',
  nameProblems,
  renamed: (old, name) =>
    `Online kannst du nicht „${old}“ heißen, darum bist du erst einmal ${name}. Einen anderen Namen kannst du ` +
    `jederzeit wählen.`,
  save: 'Speichern',
  saved: 'Gespeichert',
  botsLabel: 'Bots als Gegner',
  paceLabel: 'Tempo der Bots auf diesem Gerät',
  paces: { calm: 'Gemächlich', brisk: 'Zügig', instant: 'Sofort' },
  notice: 'Bescheid sagen, wenn ich am Zug bin',
  notices: { off: 'Nur auf der Seite', on: 'Mit einer Benachrichtigung' },
  sound: 'Klang, wenn auf mich gewartet wird',
  sounds: { off: 'Keiner', on: 'Ein leises Glockenspiel' },
  account: 'Konto',
  accountHint:
    'Zum Spielen brauchst du keins. Mit einem Passkey bist du auf allen Geräten dieselbe Person: ohne Passwort, ' +
    'ohne E-Mail-Adresse.',
  signedInAs: (name) => `Du bist hier ${name}, mit Konto.`,
  addPasskey: 'Passkey hinzufügen',
  usePasskey: 'Mit Passkey anmelden',
  passkeyFailed: 'Das hat nicht geklappt.',
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
  deleteData: 'Alles löschen',
  deleteWarning:
    'Alle Spiele auf diesem Gerät, deine Einstellungen und dein Konto auf dem Server werden endgültig gelöscht. ' +
    'Spiele der anderen bleiben, ohne deinen Namen.',

  waitingRoom: 'Wartezimmer',
  waitForHost: 'Wer den Tisch aufgemacht hat, startet das Spiel.',
  chairs: 'Stühle',
  seat: (number) => `Stuhl ${String(number)}`,
  openChair: 'freier Stuhl',
  sitHere: 'Hier setzen',
  whoSits: 'Name',
  standUp: 'Aufstehen',
  askToLeave: 'Stuhl frei machen',
  isAway: 'nicht da',
  bot: 'Bot',
  addBot: 'Bot dazusetzen',
  removeBot: 'Entfernen',
  levelOf: (seat) => `Stärke des Bots auf Stuhl ${String(seat)}`,
  start: 'Spiel starten',
  fillAndStart: (number) =>
    number === 1 ? 'Einen Bot dazusetzen und starten' : `${String(number)} Bots dazusetzen und starten`,
  nobodySits: 'Zuerst muss sich jemand setzen.',
  howToPlay: 'So wird gespielt',
  seatCount: 'Personen',
  clock: 'Zeit',
  clocks: {
    none: 'So lange man mag',
    short: '10 Minuten für jeden, 10 Sekunden zurück je Runde',
    medium: '20 Minuten für jeden, 15 Sekunden zurück je Runde',
    long: '45 Minuten für jeden, 30 Sekunden zurück je Runde',
    day: 'Ein Tag für jeden Zug',
    days: 'Drei Tage für jeden Zug',
  },
  quiet: 'Von 22 bis 8 Uhr läuft keine Uhr',
  visibility: 'Wer kommen darf',
  visible: { closed: 'Wer den Link hat', open: 'Alle: steht unter „Zuschauen“' },
  delay: 'Wer zuschaut, sieht alles',
  delays: {
    none: 'Sofort',
    short: 'Eine halbe Minute später',
    medium: 'Zwei Minuten später',
    long: 'Zehn Minuten später',
  },
  invite: 'Freunde einladen',
  inviteHint: 'Schick ihnen diesen Link oder lass sie den Code scannen. Ein Konto brauchen sie nicht.',
  copyLink: 'Link kopieren',
  copied: 'Kopiert',
  share: 'Teilen',
  qrCode: 'QR-Code mit dem Link zu diesem Tisch',

  board: 'Spielplan',
  aside: 'Verlauf',
  noSuchTable: 'Diesen Tisch gibt es nicht oder nicht mehr.',
  tableFailed: 'Dieser Tisch ließ sich nicht öffnen.',
  tableSetAside:
    'Mit diesem Tisch stimmt etwas nicht, er bleibt vorerst zu. Die Partie ist aufgehoben, und wer den Server ' +
    'betreibt, weiß davon.',
  reconnecting: 'Die Verbindung ist weg. Es wird von selbst neu versucht; nichts geht verloren.',
  notSaved: 'Das ließ sich nicht speichern, also bleibt alles, wie es war. Versuch es gleich noch einmal.',
  signedOut: 'Du bist hier abgemeldet.',
  toSettings: 'Zu den Einstellungen',
  yourTurn: 'Du bist am Zug',
  bothTurn: (name) => `${name}, du bist am Zug`,
  turnOf: (names) => (names.length === 0 ? 'Einen Moment …' : `Am Zug: ${list(names)}`),
  turnHere: 'am Zug',
  you: 'du',
  gameOver: 'Das Spiel ist aus',
  paused: 'Pause',
  resigned: 'aufgegeben',
  botPlays: 'ein Bot spielt',
  timeLeft: 'Restzeit',
  takeBack: 'Zurücknehmen',
  askTakeBack: 'Um Rücknahme bitten',
  log: 'Verlauf',
  earlier: 'Früheres',
  chat: 'Gespräch',
  newTalk: 'es gibt Neues',
  scores: 'Punkte',
  menu: 'Menü',
  sayLabel: 'Etwas sagen',
  send: 'Senden',
  gallery: 'schaut zu',
  nobodySpoke: 'Noch hat niemand etwas gesagt.',
  personMenu: (name) => `${name}: stummschalten oder melden`,
  mute: (name) => `${name} stummschalten`,
  unmute: (name) => `${name} wieder hören`,
  muted: 'stumm',
  muteHint: 'Du siehst an keinem Tisch mehr, was diese Person sagt. Sie erfährt es nicht.',
  mutedHint: 'Was stummgeschaltete Leute sagen, siehst du nicht. Sie erfahren es nicht.',
  mutedTalk: (name, lines) => `${name} ist stumm (${count(lines, 'Zeile', 'Zeilen')})`,
  mutedPeople: 'Stummgeschaltete Leute',
  mutedNobody:
    'Du hast niemanden stummgeschaltet. Das geht an einem Tisch, beim Namen oder neben dem, was jemand sagt.',
  report: (name) => `${name} melden`,
  reportReason: 'Worum geht es?',
  reportReasons: {
    name: 'Um den Namen',
    talk: 'Was gesagt wird',
    stalling: 'Hinhalten oder Weggehen',
    cheating: 'Schummeln',
    other: 'Etwas anderes',
  },
  reportText: 'In deinen Worten, wenn du magst',
  reportContext:
    'Wer diese Seite betreibt, liest es, zusammen mit euren Namen, mit dem, was ihr beide hier zuletzt gesagt habt, ' +
    'und wann die andere Person weg war. Die anderen am Tisch erfahren es nicht.',
  sendReport: 'Meldung abschicken',
  reportSent: 'Danke. Deine Meldung ist bei denen, die diese Seite betreiben.',
  reportLimit: 'Du hast heute schon viele Meldungen geschickt. Morgen geht es weiter.',
  someone: 'Jemand',
  earlierMoment: 'Du siehst einen früheren Moment.',
  backToNow: 'Zurück zu jetzt',
  asksUndo: (name) => `${name} möchte einen Zug zurücknehmen.`,
  asksPause: (name) => `${name} möchte eine Pause.`,
  askedOthers: 'Die anderen müssen noch zustimmen.',
  agree: 'Einverstanden',
  decline: 'Ablehnen',
  isPaused: 'Das Spiel ruht; keine Uhr läuft.',
  goOn: 'Weiter',
  botPlaysForYou: 'Gerade spielt ein Bot für dich.',
  imBack: 'Ich bin wieder da',
  sinceYouLeft: 'Während du weg warst',
  andMore: (number) => `… und davor noch ${times(number)}`,
  keysTitle: 'Tasten',
  keys: [
    ['← ↑ → ↓', 'über den Spielplan gehen'],
    ['Enter', 'Vorschau, dann ausführen'],
    ['Tab', 'zum nächsten Teil der Seite'],
    ['U', 'zurücknehmen'],
    ['W', 'alle Züge in Worten'],
    ['P', 'Punkte'],
    ['L', 'Verlauf'],
    ['M', 'Menü'],
    ['+ − 0', 'näher, weiter weg, ganzer Plan'],
    ['Esc', 'schließen, zurück zu jetzt'],
    ['?', 'diese Tasten'],
  ],
  moves: 'Alle Züge in Worten',
  noMoves: 'Gerade gibt es für dich nichts zu tun.',
  hint: 'Ein Tipp',
  hintIntro: 'Was ein Bot nach kurzem Nachdenken täte:',
  chance: (percent) => `${String(percent)} % Gewinnchance`,
  playThis: 'So spielen',
  showThis: 'Zeigen',
  pause: 'Um eine Pause bitten',
  leaveToBot: 'Gehen: ein Bot spielt weiter',
  resign: 'Aufgeben',
  resignWarning: 'Du gibst das Spiel auf. Das lässt sich nicht zurücknehmen.',
  passTo: (name) => `Gib das Gerät an ${name}`,
  curtainHint: 'Der Tisch bleibt verdeckt, bis du so weit bist: So sieht niemand, was nur du sehen darfst.',
  ready: (name) => `Ich bin ${name}, zeig her`,

  result: 'Das Ergebnis',
  winner: 'gewinnt',
  total: 'Summe',
  wins: (names) => (names.length === 1 ? `${list(names)} gewinnt` : `${list(names)} teilen sich den Sieg`),
  endedBy: {
    outcome: 'Das Spiel ist zu Ende gespielt.',
    resigned: 'Das Spiel wurde aufgegeben.',
    abandoned: 'Das Spiel wurde verlassen.',
    closed: 'Das Spiel wurde von der Leitung dieses Servers geschlossen.',
  },
  takebacks: (number) => `${times(number)} zurückgenommen, nachdem etwas aufgedeckt war.`,
  rematch: 'Noch einmal',
  toRematch: 'Zum nächsten Spiel',
  lookAtBoard: 'Spielplan ansehen',
  download: 'Aufzeichnung herunterladen',
  fairness: 'War das Mischen fair?',
  fairnessHint:
    'Bevor sich jemand setzte, wurde ein Geheimnis festgelegt und dieser Hash davon veröffentlicht; jeder, der sich ' +
    'setzte, gab eigenen Zufall dazu. Jetzt, wo das Geheimnis bekannt ist, kann dein Browser jedes Mischen und ' +
    'Ziehen nachrechnen.',
  check: 'Hier nachrechnen',
  fair: (draws) =>
    draws === 1
      ? 'Die eine Ziehung ist so, wie der Startwert sagt: Niemand konnte sie aussuchen.'
      : `Alle ${String(draws)} Ziehungen sind so, wie der Startwert sagt: Niemand konnte sie aussuchen.`,
  unfair: 'Das stimmt nicht mit dem überein, was veröffentlicht wurde.',

  entries: {
    opened: () => '',
    changed: () => '',
    sat: ({ name }) => `${name} setzt sich.`,
    botSat: ({ level }) => `Ein Bot setzt sich: ${LEVELS[level].names.de}.`,
    stood: () => '',
    hostLeft: () => 'Wer eingeladen hat, ist endgültig weg; jemand anders übernimmt.',
    started: () => 'Das Spiel beginnt.',
    undone: ({ seat, moves }, names) => `${names.seat(seat)} nimmt ${times(moves.length)} zurück.`,
    asked: ({ ask }, names) =>
      ask.what === 'undo'
        ? `${names.person(ask.person)} bittet darum, einen Zug zurückzunehmen.`
        : `${names.person(ask.person)} bittet um eine Pause.`,
    agreed: ({ person }, names) => `${names.person(person)} ist einverstanden.`,
    declined: ({ person }, names) => `${names.person(person)} lehnt ab.`,
    stoodIn: ({ seat, why }, names) =>
      ({
        left: `${names.seat(seat)} ist gegangen; ein Bot spielt weiter.`,
        absent: `${names.seat(seat)} ist nicht da; ein Bot spielt weiter.`,
        time: `${names.seat(seat)} hat keine Zeit mehr; ein Bot spielt weiter.`,
      })[why],
    ordered: ({ own }) => {
      if (own === undefined) return '';
      if (own.isDone) return 'Dein Auftrag ist ausgeführt.';
      return own.order ? 'Du hast einen Auftrag hinterlassen.' : 'Du hast deinen Auftrag zurückgenommen.';
    },
    returned: ({ seat }, names) => `${names.seat(seat)} ist wieder da.`,
    resigned: ({ seat }, names) => `${names.seat(seat)} gibt auf.`,
    paused: () => 'Das Spiel ruht.',
    unpaused: ({ person }, names) => `${names.person(person)} lässt weiterspielen.`,
    woke: () => '',
    renamed: ({ name }) => `Jemand heißt jetzt ${name}.`,
    ended: ({ reason, why }) => {
      if (reason === 'closed') return `Das Spiel wurde von der Leitung dieses Servers geschlossen: ${why ?? ''}`;
      return reason === 'outcome' ? '' : 'Das Spiel ist aus.';
    },
    rematched: () => 'Das nächste Spiel ist bereit.',
  },
  refusals: {
    notHost: () => 'Das kann nur, wer den Tisch aufgemacht hat.',
    notSeated: () => 'Du sitzt nicht an diesem Tisch.',
    notYourSeat: ({ seat }) => `Stuhl ${String(seat + 1)} ist nicht deiner.`,
    noSuchSeat: ({ seats }) => `Dieser Tisch hat ${count(seats, 'Stuhl', 'Stühle')}.`,
    seatTaken: ({ seat }) => `Auf Stuhl ${String(seat + 1)} sitzt schon jemand.`,
    seatOpen: ({ seat }) => `Auf Stuhl ${String(seat + 1)} sitzt niemand.`,
    seatsOpen: ({ open }) => `Noch ${count(open, 'Stuhl ist', 'Stühle sind')} frei.`,
    seatCount: ({ seats }) => `Mit ${count(seats, 'Person', 'Personen')} wird dieses Spiel nicht gespielt.`,
    wrongOptions: () => 'Diese Optionen passen nicht zusammen.',
    started: () => 'Das Spiel hat schon begonnen.',
    notStarted: () => 'Das Spiel hat noch nicht begonnen.',
    paused: () => 'Das Spiel ruht.',
    notPaused: () => 'Das Spiel ruht nicht.',
    over: () => 'Das Spiel ist aus.',
    playedByBot: () => 'Auf diesem Stuhl spielt gerade ein Bot.',
    notPlayedByBot: () => 'Auf diesem Stuhl spielt kein Bot.',
    nothingToUndo: () => 'Es gibt nichts zurückzunehmen.',
    nothingAsked: () => 'Es wird nichts gefragt.',
    alreadyAsked: () => 'Es wird schon etwas gefragt.',
    ownAsk: () => 'Darauf müssen die anderen antworten.',
    noOrders: () => 'Dieses Spiel kennt keine Aufträge.',
    wrongOrder: () => 'Dieser Auftrag geht nicht.',
    emptyText: () => 'Da steht nichts.',
    tooLong: ({ most }) => `Höchstens ${String(most)} Zeichen.`,
    tooManyMoves: ({ most }) =>
      `Du hast auf diesem Stuhl ${String(most)} Züge gemacht, mehr nimmt ein Tisch nicht an. Lass einen Bot für ` +
      `dich weiterspielen oder gib auf.`,
    tooManyChanges: ({ most }) =>
      `Du hast es dir an diesem Tisch schon ${String(most)}-mal anders überlegt. Jetzt reicht es: Spiel so weiter.`,
    tooManyLines: ({ most }) => `Du hast an diesem Tisch schon ${String(most)} Dinge gesagt, mehr passt nicht hinein.`,
    galleryFull: () => 'Die Zuschauer haben schon so viel geredet, dass nichts mehr hineinpasst.',
    talksTooFast: () => 'Nicht so schnell: Lass den anderen Zeit zum Lesen.',
    wrongName: ({ why }) => nameProblems[why],
    muted: ({ why, until }) =>
      until === undefined
        ? `Du kannst hier nichts mehr schreiben. Der Grund: ${why}`
        : `Du kannst bis ${when(until)} nichts schreiben. Der Grund: ${why}`,
    draining: () => 'Der Server wird gleich aktualisiert: Gerade beginnt kein neues Spiel.',
  },
};
