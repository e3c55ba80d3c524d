import { grammarOf } from '@potager/kernel';
import type { LobbyWords } from './words.ts';

const { count } = grammarOf('fr');

export const words: LobbyWords = {
  lobby: 'Trouver une partie',
  lobbyHint: 'Asseyez-vous avec quelqu’un qui cherche une partie, prenez une chaise libre ou regardez.',
  findGame: (title) => `Me trouver une partie : ${title}`,
  openTables: 'Chaises libres',
  tablesToWatch: 'À regarder',
  nobodyWaits:
    'Personne n’attend en ce moment. « Me trouver une partie » ouvre une table pour tous et attend avec vous.',
  hostHere: 'l’hôte est là',
  hostAway: 'l’hôte est absent',
  noClock: 'sans pendule',
  liveClock: (minutes) => `${String(minutes)} minutes chacun`,
  moveClock: (hours) =>
    hours < 24 ? `${String(hours)} h par coup` : `${count(Math.round(hours / 24), 'jour', 'jours')} par coup`,
};
