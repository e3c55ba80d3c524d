import { grammarOf } from '@potager/kernel';
import { LEVELS } from '@potager/bots';
import { whenIn } from './when.ts';
import type { PageWords } from './words.ts';

const { choose, count, list, number: figure } = grammarOf('en');
const when = whenIn('en');
const times = (number: number): string => count(number, 'move', 'moves');

function players(seats: readonly number[]): string {
  const [from = 0, to = from] = [seats[0], seats.at(-1)];
  return from === to ? count(from, 'player', 'players') : `${String(from)} to ${String(to)} players`;
}

const NUMBERS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
];
/** As a sentence begins with it. */
const spelt = (number: number): string => NUMBERS[number] ?? figure(number);

const nameProblems: PageWords['nameProblems'] = {
  blank: 'There is nothing to read in this name.',
  long: 'A name has at most 24 characters.',
  unseen: 'There are characters in this name that nobody can see.',
  stacked: 'There are too many marks on one letter of this name.',
  mixed: 'One word of this name has letters of different alphabets.',
  reserved: 'This name is taken by the house: the host, the bots and the chairs are called such things.',
};

export const words: PageWords = {
  close: 'Close',
  cancel: 'Cancel',
  loading: 'One moment …',
  broken: 'This page could not be fetched.',
  retry: 'Try again',
  lostPage: 'There is nothing planted here.',
  toShelf: 'All games',
  noServer: 'The server cannot be reached just now. Games on this device still work.',
  unreachable: 'The server cannot be reached. Games on this device still work.',
  language: 'Language',
  theme: 'Light',
  themes: { system: 'Like the system', day: 'Day', dusk: 'Dusk' },

  draining: 'The server will soon be updated. Running games go on; new ones can begin again in a little while.',
  banned: ({ why, until }) =>
    until === undefined
      ? `You can no longer play on this server. The reason: ${why} Games on this device go on as before.`
      : `You cannot play on this server until ${when(until)}. The reason: ${why} Games on this device go on as before.`,
  toMyData: 'Your data',
  nameCleared: (name) => `Your name was taken away because it did not fit in here. For now you are called ${name}.`,
  chooseName: 'Choose another name',
  closedTable: 'This table was closed',
  whyClosed: (why) => `The reason: ${why}`,
  myId: 'Your id',
  myIdHint: 'Whoever runs the server can name you by it, for example to let you keep order.',
  toHost: 'Keep order on this server',

  subtitle: (games) => `${spelt(games)} garden ${choose(games, 'game', 'games')}, one table`,
  introduction:
    'Sit down and play, against bots or with friends anywhere, without an account. Once you have been here, games ' +
    'on this device work offline too.',
  theGames: 'The games',
  players,
  growing: 'Being planted',
  growingHint: 'Not playable yet',
  playBots: 'Play now against bots',
  playFriends: 'Play with friends',
  passPlay: 'Pass and play',
  rules: 'Rules',
  olderRules: (rules) => `Begun by rules ${rules} and played on by them: the rules say what has changed since.`,
  more: 'More',
  watch: 'Watch',
  watchHint: 'public tables, live',
  settings: 'Settings',
  settingsHint: 'your name, bots, account, your data',
  by: (credits) =>
    credits === 'traditional'
      ? 'A traditional game that belongs to everyone.'
      : `A game by ${credits.designers}, published by ${credits.publishers}.`,
  unofficial:
    'Potager is an unofficial implementation with its own words and pictures. It is not connected with the ' +
    'designers or publishers. If you enjoy a game here, put the real one on your table.',
  myGames: 'Your running games',
  forgetGame: 'Throw this game away',

  nothingToWatch: 'No public table is open right now. Start one with “Play with friends” and make it public.',
  openChairs: (number) => `${count(number, 'open chair', 'open chairs')}: sit down`,
  running: 'being played',
  watchers: (number) => count(number, 'onlooker', 'onlookers'),

  rulesOf: (title) => `${title}: the rules`,
  rulesNote: 'In our own words. Each rule has a number that you can link to; refusals and scores at the table name it.',
  ruleMarks: {
    ruling: { name: 'our ruling', hint: 'The printed rules leave this open; this is how we settled it' },
    reconstructed: { name: 'reconstructed', hint: 'Not printed in our sources; reconstructed as well as we could' },
    published: {
      name: 'from the components',
      hint: 'Read off the published cards and tiles; the rulebook does not print it',
    },
  },
  ruleLink: (rule) => `Rule ${rule}`,

  yourName: 'Your name',
  nameProblems,
  renamed: (old, name) =>
    `Online you cannot be called “${old}”, so you are ${name} for now. Choose another name any time.`,
  save: 'Save',
  saved: 'Saved',
  botsLabel: 'Bots to play against',
  paceLabel: 'Pace of bots on this device',
  paces: { calm: 'Unhurried', brisk: 'Brisk', instant: 'At once' },
  notice: 'Tell me when it is my turn',
  notices: { off: 'Only in the page', on: 'By a notification' },
  sound: 'Sound when I am awaited',
  sounds: { off: 'None', on: 'A soft chime' },
  account: 'Account',
  accountHint:
    'You need none to play. With a passkey you are the same person on all your devices: no password, no e-mail ' +
    'address.',
  signedInAs: (name) => `You are ${name} here, with an account.`,
  addPasskey: 'Add a passkey',
  usePasskey: 'Sign in with a passkey',
  passkeyFailed: 'That did not work.',
  recovery: 'Lost your passkey?',
  recoveryLabel: 'Recovery code',
  recoveryNew: 'Write this code down: with it you get back in if you lose your passkey. It is shown only once.',
  useCode: 'Sign in with the code',
  newCode: 'New recovery code',
  passkeys: 'Your passkeys',
  passkey: (made, used) => `Passkey of ${made}${used === undefined ? '' : `, last used on ${used}`}`,
  removePasskey: 'Remove',
  out: 'Sign out',
  outEverywhere: 'Sign out everywhere',
  myData: 'Your data',
  myDataHint: 'Games on this device stay on this device. The server keeps your name and the games you played there.',
  exportData: 'Download everything',
  deleteData: 'Delete everything',
  deleteWarning:
    'All games on this device, your settings and your account on the server will be deleted for good. Games of ' +
    'others stay, without your name.',

  waitingRoom: 'Waiting room',
  waitForHost: 'Whoever opened the table starts the game.',
  chairs: 'Chairs',
  seat: (number) => `chair ${String(number)}`,
  openChair: 'open chair',
  sitHere: 'Sit here',
  whoSits: 'Name',
  standUp: 'Stand up',
  askToLeave: 'Free this chair',
  isAway: 'away',
  bot: 'Bot',
  addBot: 'Add a bot',
  removeBot: 'Remove',
  levelOf: (seat) => `Strength of the bot on chair ${String(seat)}`,
  start: 'Start the game',
  fillAndStart: (number) => (number === 1 ? 'Add a bot and start' : `Add ${String(number)} bots and start`),
  nobodySits: 'Someone has to sit down first.',
  howToPlay: 'How to play',
  seatCount: 'Players',
  clock: 'Time',
  clocks: {
    none: 'As long as you like',
    short: '10 minutes each, 10 seconds back per turn',
    medium: '20 minutes each, 15 seconds back per turn',
    long: '45 minutes each, 30 seconds back per turn',
    day: 'A day for each move',
    days: 'Three days for each move',
  },
  quiet: 'No clock runs from 22:00 to 8:00',
  visibility: 'Who may come',
  visible: { closed: 'Whoever has the link', open: 'Everyone: listed under “Watch”' },
  delay: 'Onlookers see everything',
  delays: { none: 'At once', short: 'Half a minute later', medium: 'Two minutes later', long: 'Ten minutes later' },
  invite: 'Invite friends',
  inviteHint: 'Send them this link, or let them scan the code. They need no account.',
  copyLink: 'Copy the link',
  copied: 'Copied',
  share: 'Share',
  qrCode: 'QR code with the link to this table',

  board: 'Board',
  aside: 'Log',
  noSuchTable: 'There is no such table, or not any more.',
  tableFailed: 'This table could not be opened.',
  tableSetAside: 'Something is wrong with this table, so it is closed for now. The game is kept, and the host knows.',
  reconnecting: 'The line is down. Trying again by itself; nothing is lost.',
  notSaved: 'That could not be saved, so nothing has changed. Try again in a moment.',
  signedOut: 'You are signed out here.',
  toSettings: 'To the settings',
  yourTurn: 'Your turn',
  bothTurn: (name) => `${name}, your turn`,
  turnOf: (names) => (names.length === 0 ? 'One moment …' : `${list(names)} to play`),
  turnHere: 'to play',
  you: 'you',
  gameOver: 'The game is over',
  paused: 'Paused',
  resigned: 'resigned',
  botPlays: 'a bot plays',
  timeLeft: 'Time left',
  takeBack: 'Take back',
  askTakeBack: 'Ask to take back',
  log: 'Log',
  earlier: 'Earlier',
  chat: 'Chat',
  newTalk: 'something new',
  scores: 'Scores',
  menu: 'Menu',
  sayLabel: 'Say something',
  send: 'Send',
  gallery: 'looking on',
  nobodySpoke: 'Nobody has said anything yet.',
  personMenu: (name) => `${name}: mute or report`,
  mute: (name) => `Mute ${name}`,
  unmute: (name) => `Hear ${name} again`,
  muted: 'muted',
  muteHint: 'You no longer see what they say, at any table. They are not told.',
  mutedHint: 'You do not see what they say. They are not told.',
  mutedTalk: (name, lines) => `${name} is muted (${count(lines, 'line', 'lines')})`,
  mutedPeople: 'Muted people',
  mutedNobody: 'You have muted nobody. You can mute somebody at a table, by their name or beside what they say.',
  report: (name) => `Report ${name}`,
  reportReason: 'What is it about?',
  reportReasons: {
    name: 'Their name',
    talk: 'What they say',
    stalling: 'Stalling or leaving',
    cheating: 'Cheating',
    other: 'Something else',
  },
  reportText: 'In your own words, if you like',
  reportContext:
    'Whoever runs this site will read it, together with your names, what the two of you said last at this table, ' +
    'and when they left it. The other players are not told.',
  sendReport: 'Send the report',
  reportSent: 'Thank you. Your report has been sent to whoever runs this site.',
  reportLimit: 'You have sent many reports today. More can be sent tomorrow.',
  someone: 'Someone',
  earlierMoment: 'You are looking at an earlier moment.',
  backToNow: 'Back to now',
  asksUndo: (name) => `${name} would like to take a move back.`,
  asksPause: (name) => `${name} would like a pause.`,
  askedOthers: 'Waiting for the others to agree.',
  agree: 'Agree',
  decline: 'Decline',
  isPaused: 'The game is paused; no clock runs.',
  goOn: 'Go on',
  botPlaysForYou: 'A bot plays for you at the moment.',
  imBack: 'I am back',
  sinceYouLeft: 'Since you left',
  andMore: (number) => `… and ${times(number)} before these`,
  keysTitle: 'Keys',
  keys: [
    ['← ↑ → ↓', 'walk over the board'],
    ['Enter', 'preview, then do it'],
    ['Tab', 'to the next part of the page'],
    ['U', 'take back'],
    ['W', 'all moves in words'],
    ['P', 'scores'],
    ['L', 'log'],
    ['M', 'menu'],
    ['+ − 0', 'nearer, further, the whole board'],
    ['Esc', 'close, back to now'],
    ['?', 'these keys'],
  ],
  moves: 'All moves in words',
  noMoves: 'There is nothing for you to do right now.',
  hint: 'A hint',
  hintIntro: 'What a bot that thought about it for a moment would do:',
  chance: (percent) => `${String(percent)} % to win`,
  playThis: 'Do it',
  showThis: 'Show it',
  pause: 'Ask for a pause',
  leaveToBot: 'Leave: a bot plays on',
  resign: 'Resign',
  resignWarning: 'You give the game up. This cannot be taken back.',
  passTo: (name) => `Hand over to ${name}`,
  curtainHint: 'The table stays covered until you are ready, so that nobody sees what is only for you.',
  ready: (name) => `I am ${name}, show me`,

  result: 'The result',
  winner: 'winner',
  total: 'Total',
  wins: (names) => (names.length === 1 ? `${list(names)} wins` : `${list(names)} share the victory`),
  endedBy: {
    outcome: 'The game has been played to its end.',
    resigned: 'The game was resigned.',
    abandoned: 'The game was abandoned.',
    closed: 'Whoever runs this server has closed the game.',
  },
  takebacks: (number) => `${times(number)} taken back after something had been revealed.`,
  rematch: 'Play again',
  toRematch: 'To the next game',
  lookAtBoard: 'Look at the board',
  download: 'Download the record',
  fairness: 'Was the shuffle fair?',
  fairnessHint:
    'Before anyone sat down, a secret was fixed and this hash of it published; everyone who sat down added chance ' +
    'of their own. Now that the secret is known, your browser can derive every shuffle and draw anew.',
  check: 'Check it here',
  fair: (draws) =>
    draws === 1
      ? 'The one draw is as the seed says: nobody could choose it.'
      : `All ${String(draws)} draws are as the seed says: nobody could choose them.`,
  unfair: 'This does not agree with what was published.',

  entries: {
    opened: () => '',
    changed: () => '',
    sat: ({ name }) => `${name} sits down.`,
    botSat: ({ level }) => `A bot sits down: ${LEVELS[level].names.en}.`,
    stood: () => '',
    hostLeft: () => 'The host has gone for good; someone else takes over.',
    started: () => 'The game begins.',
    undone: ({ seat, moves }, names) => `${names.seat(seat)} takes back ${times(moves.length)}.`,
    asked: ({ ask }, names) =>
      ask.what === 'undo'
        ? `${names.person(ask.person)} asks to take a move back.`
        : `${names.person(ask.person)} asks for a pause.`,
    agreed: ({ person }, names) => `${names.person(person)} agrees.`,
    declined: ({ person }, names) => `${names.person(person)} declines.`,
    stoodIn: ({ seat, why }, names) =>
      ({
        left: `${names.seat(seat)} has left; a bot plays on.`,
        absent: `${names.seat(seat)} is away; a bot plays on.`,
        time: `${names.seat(seat)} has run out of time; a bot plays on.`,
      })[why],
    ordered: ({ own }) => {
      if (own === undefined) return '';
      if (own.isDone) return 'Your order has done its work.';
      return own.order ? 'You have left an order.' : 'You have taken your order back.';
    },
    returned: ({ seat }, names) => `${names.seat(seat)} is back.`,
    resigned: ({ seat }, names) => `${names.seat(seat)} resigns.`,
    paused: () => 'The game is paused.',
    unpaused: ({ person }, names) => `${names.person(person)} goes on with the game.`,
    woke: () => '',
    renamed: ({ name }) => `Somebody is now called ${name}.`,
    ended: ({ reason, why }) => {
      if (reason === 'closed') return `Whoever runs this server has closed the game: ${why ?? ''}`;
      return reason === 'outcome' ? '' : 'The game is over.';
    },
    rematched: () => 'The next game is ready.',
  },
  refusals: {
    notHost: () => 'Only whoever opened the table can do that.',
    notSeated: () => 'You do not sit at this table.',
    notYourSeat: ({ seat }) => `Chair ${String(seat + 1)} is not yours.`,
    noSuchSeat: ({ seats }) => `This table has ${count(seats, 'chair', 'chairs')}.`,
    seatTaken: ({ seat }) => `Somebody sits on chair ${String(seat + 1)} already.`,
    seatOpen: ({ seat }) => `Nobody sits on chair ${String(seat + 1)}.`,
    seatsOpen: ({ open }) => `${count(open, 'chair is', 'chairs are')} still open.`,
    seatCount: ({ seats }) => `This game is not played with ${count(seats, 'player', 'players')}.`,
    wrongOptions: () => 'These options do not go together.',
    started: () => 'The game has begun already.',
    notStarted: () => 'The game has not begun yet.',
    paused: () => 'The game is paused.',
    notPaused: () => 'The game is not paused.',
    over: () => 'The game is over.',
    playedByBot: () => 'A bot plays this chair at the moment.',
    notPlayedByBot: () => 'No bot plays this chair.',
    nothingToUndo: () => 'There is nothing to take back.',
    nothingAsked: () => 'Nothing is being asked.',
    alreadyAsked: () => 'Something is being asked already.',
    ownAsk: () => 'The others have to answer this.',
    noOrders: () => 'This game knows no standing orders.',
    wrongOrder: () => 'This order cannot be left.',
    emptyText: () => 'There is nothing in it.',
    tooLong: ({ most }) => `At most ${String(most)} characters.`,
    tooManyMoves: ({ most }) =>
      `You have made ${String(most)} moves on this chair, and a table takes no more. Let a bot play on for you, or ` +
      `resign.`,
    tooManyChanges: ({ most }) =>
      `You have changed your mind ${String(most)} times at this table. That has to be enough; play on with what ` +
      `there is.`,
    tooManyLines: ({ most }) => `You have said ${String(most)} things at this table, and it takes no more.`,
    galleryFull: () => 'So much has been said by those looking on that nothing more fits in.',
    talksTooFast: () => 'Not so fast: give the others a moment to read.',
    wrongName: ({ why }) => nameProblems[why],
    muted: ({ why, until }) =>
      until === undefined
        ? `You cannot write here any more. The reason: ${why}`
        : `You cannot write until ${when(until)}. The reason: ${why}`,
    draining: () => 'The server is about to be updated: no new game begins right now.',
  },
};
