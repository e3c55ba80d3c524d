import { grammarOf } from '@potager/kernel';
import type { LobbyWords } from './words.ts';

const { count } = grammarOf('de');

export const words: LobbyWords = {
  lobby: 'Spiel finden',
  lobbyHint: 'Setz dich zu jemandem, der gerade ein Spiel sucht, nimm einen freien Stuhl oder schau zu.',
  findGame: (title) => `Finde mir ein Spiel: ${title}`,
  openTables: 'Freie Stühle',
  tablesToWatch: 'Zum Zuschauen',
  nobodyWaits: 'Gerade wartet niemand. „Finde mir ein Spiel“ macht einen Tisch für alle auf und wartet mit dir.',
  hostHere: 'wer eingeladen hat, ist da',
  hostAway: 'wer eingeladen hat, ist gerade weg',
  noClock: 'ohne Uhr',
  liveClock: (minutes) => `${String(minutes)} Minuten für jeden`,
  moveClock: (hours) =>
    hours < 24 ? `${String(hours)} Std. je Zug` : `${count(Math.round(hours / 24), 'Tag', 'Tage')} je Zug`,
};
