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
  localTroubles: {
    slow: 'Your games on this device are slow to answer. Trying again by itself …',
    second:
      'This browser’s storage is stuck. You can play on, and games from now on are kept. Games you do not see are ' +
      'back once you have closed the browser and opened it again.',
    full:
      'This device has no room left. You can play on, but what you play now is gone when you close this page, ' +
      'unless you make room first.',
    forbidden:
      'This browser does not let the page keep anything. You can play, but the game is gone when you close this page. ' +
      'Allow cookies and site data for this site, or leave the private window.',
    silent:
      'This browser’s storage does not answer. You can play on, but keep this page open: what you play now is kept ' +
      'as soon as it answers again. If it does not, close the browser and open it again.',
    dead: 'Games on this device do not start. Reload the page; if that does not help, close the browser and open it again.',
  },
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
