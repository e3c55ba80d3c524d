import { whenIn } from '../when.ts';
import type { EverywhereWords } from './words.ts';

const when = whenIn('en');

export const words: EverywhereWords = {
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
};
