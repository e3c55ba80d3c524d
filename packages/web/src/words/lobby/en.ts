import { grammarOf } from '@potager/kernel';
import type { LobbyWords } from './words.ts';

const { count } = grammarOf('en');

export const words: LobbyWords = {
  lobby: 'Find a game',
  lobbyHint: 'Sit down with whoever is looking for a game just now, take an open chair, or look on.',
  findGame: (title) => `Find me a game of ${title}`,
  openTables: 'Open chairs',
  tablesToWatch: 'To look on',
  nobodyWaits: 'Nobody is waiting right now. “Find me a game” opens a table for everyone and waits with you.',
  hostHere: 'the host is there',
  hostAway: 'the host is away',
  noClock: 'no clock',
  liveClock: (minutes) => `${String(minutes)} minutes each`,
  moveClock: (hours) =>
    hours < 24 ? `${String(hours)} h a move` : `${count(Math.round(hours / 24), 'day', 'days')} a move`,
};
