import { grammarOf } from '@potager/kernel';
import type { SettingsWords } from './words.ts';

const { choose } = grammarOf('en');

export const nameProblems: SettingsWords['nameProblems'] = {
  blank: 'There is nothing to read in this name.',
  long: 'A name has at most 24 characters.',
  unseen: 'There are characters in this name that nobody can see.',
  stacked: 'There are too many marks on one letter of this name.',
  mixed: 'One word of this name has letters of different alphabets.',
  reserved: 'This name is taken by the house: the host, the bots and the chairs are called such things.',
};

export const words: SettingsWords = {
  yourName: 'Your name',
  nameProblems,
  renamed: (old, name) =>
    `Online you cannot be called “${old}”, so you are ${name} for now. Choose another name any time.`,
  save: 'Save',
  saved: 'Saved',
  botsLabel: 'Bots to play against',
  speedLabel: 'How fast you see what others do',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', none: 'At once' },
  helpLabel: 'What a move is good for: a line under the choices',
  helps: { first: 'In my first three games', on: 'Always', off: 'Never' },
  notice: 'Tell me when it is my turn',
  notices: { off: 'Only in the page', on: 'By a notification' },
  sound: 'Sounds',
  sounds: { off: 'Off', soft: 'Soft', on: 'Medium', loud: 'Loud' },
  buzz: 'Vibrate when I am awaited',
  buzzes: { off: 'No', on: 'Briefly' },
  account: 'Account',
  accountHint:
    'You need none to play. With a passkey you are the same person on all your devices: no password, no e-mail ' +
    'address.',
  guestHint:
    'If you sign in, everything you have here as a guest comes along: your games, seats, talk and mutes. Where your ' +
    'account has them already, its own name, mail address and quiet hours stay. Games against bots, results and ' +
    'settings are kept by this device: “Download everything” takes them to another one.',
  sitsTwice: 'You sit twice at a table',
  sitsTwiceAt: (game, names) => `${game}: as ${names} and with your account`,
  sitsTwiceHint: 'Everything else comes along. What is to become of the guest’s seat?',
  keepSeats: 'Both seats are mine',
  giveUpSeats: 'Give up the guest’s seat',
  signedInAs: (name) => `You are ${name} here, with an account.`,
  addPasskey: 'Add a passkey',
  usePasskey: 'Sign in with a passkey',
  passkeyFailed: 'That did not work.',
  noPasskeys:
    'This browser has no passkeys here: they need a newer one, or an address that begins with https. A recovery ' +
    'code works all the same.',
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
  importData: 'Bring in from a file',
  importHint:
    'On another device, bring that file in: its games, results and settings join what is there. Nothing there is lost.',
  imported: (tables) => choose(tables, 'One game came along.', `${tables} games came along.`),
  importFailed: 'This is no file that was downloaded here.',
  deleteData: 'Delete everything',
  deleteWarning:
    'All games on this device, your settings and your account on the server will be deleted for good. Games of ' +
    'others stay, without your name.',
  copyCode: 'Copy the code',
};
