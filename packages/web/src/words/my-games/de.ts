import { grammarOf } from '@potager/kernel';
import { agoIn, dayIn } from '../when.ts';
import type { MyGamesWords } from './words.ts';

const { count, list } = grammarOf('de');

export const words: MyGamesWords = {
  yourGames: 'Deine Spiele',
  yourGamesHint: 'laufende und beendete, auf diesem Gerät und online',
  allYourGames: (running) => `Alle deine Spiele (${String(running)} ${running === 1 ? 'läuft' : 'laufen'})`,
  waitingTitle: (number) => `(${String(number)}) Du bist dran · Potager`,
  waitsForYou: 'Warten auf dich',
  otherRunning: 'Warten auf andere',
  finished: 'Beendete Spiele',
  noGames: 'Du hast noch keine Spiele.',
  noGamesHint: 'Was du spielst, allein oder mit Freunden, bleibt hier, bis du es löschst.',
  nothingRuns: 'Im Moment läuft kein Spiel.',
  noneFits: 'Kein beendetes Spiel passt dazu.',
  onlineMissing:
    'Der Server ist nicht zu erreichen. Deine Online-Spiele fehlen hier oder sind nicht auf dem neuesten Stand.',
  placeOf: { here: 'auf diesem Gerät', online: 'online' },
  ago: agoIn('de'),
  day: dayIn('de'),
  waitingFor: (open) => (open === 0 ? 'Kann losgehen' : `Es ${open === 1 ? 'fehlt' : 'fehlen'} noch ${String(open)}`),
  results: { won: 'Gewonnen', lost: 'Verloren', other: 'Weder noch' },
  wonBy: (names) => `${list(names)} ${names.length === 1 ? 'hat' : 'haben'} gewonnen`,
  noWinner: 'Nicht zu Ende gespielt',
  searchGames: 'Nach Namen suchen',
  whichGame: 'Spiel',
  everyGame: 'Alle Spiele',
  wherePlayed: 'Wo',
  everywhere: 'Überall',
  howEnded: 'Ergebnis',
  everyResult: 'Alle Ergebnisse',
  countGames: (shown) => count(shown, 'Spiel', 'Spiele'),
  showMore: 'Mehr zeigen',
  showHidden: 'Auch ausgeblendete',
  deleteGame: 'Dieses Spiel löschen',
  deleteRunning:
    'Das Spiel ist noch nicht zu Ende. Es verschwindet von diesem Gerät, mit allem, was darin geschehen ist.',
  deleteFinished: 'Das Spiel verschwindet von diesem Gerät, samt Ergebnis und Verlauf.',
  gameDeleted: (title) => `${title} wurde gelöscht.`,
  undoDelete: 'Rückgängig',
  hideGame: 'Dieses Spiel ausblenden',
  unhideGame: 'Wieder einblenden',
  gameHidden: (title) => `${title} ist jetzt ausgeblendet.`,
  leaveGame: 'Dieses Spiel verlassen',
  leaveWaiting: 'Dein Stuhl wird für jemand anderen frei.',
  leaveRunning: 'Ein Bot spielt für dich weiter. Solange das Spiel läuft, kannst du zurückkommen.',
  moreOf: (title) => `${title}: mehr`,
};
