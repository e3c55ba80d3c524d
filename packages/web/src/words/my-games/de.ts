import { grammarOf } from '@potager/kernel';
import { agoIn, dayIn } from '../when.ts';
import type { MyGamesWords } from './words.ts';

const { choose, count, list } = grammarOf('de');

export const words: MyGamesWords = {
  yourGames: 'Deine Spiele',
  yourGamesHint: 'laufende und beendete, auf diesem Gerät und online',
  allRunning: (running) => `Alle ${String(running)} zeigen`,
  waitingTitle: (number) => `(${String(number)}) Du bist dran · Potager`,
  waitsForYou: 'Warten auf dich',
  otherRunning: 'Warten auf andere',
  hiddenGames: 'Ausgeblendete Spiele',
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
  botPlaysOn: 'Ein Bot spielt für dich: komm zurück',
  waitingFor: (open) => (open === 0 ? 'Kann losgehen' : `Es ${choose(open, 'fehlt', 'fehlen')} noch ${String(open)}`),
  results: { won: 'Gewonnen', lost: 'Verloren', other: 'Weder noch' },
  wonBy: (names) => `${list(names)} ${choose(names.length, 'hat', 'haben')} gewonnen`,
  noWinner: 'Nicht zu Ende gespielt',
  notCounted: 'Zu Ende: sieh dir die Zählung an',
  searchGames: 'Nach Namen suchen',
  whichGame: 'Spiel',
  everyGame: 'Alle Spiele',
  wherePlayed: 'Wo',
  everywhere: 'Überall',
  howEnded: 'Ergebnis',
  everyResult: 'Alle Ergebnisse',
  countGames: (shown) => count(shown, 'Spiel', 'Spiele'),
  moreThan: (shown) => `Mehr als ${count(shown, 'Spiel', 'Spiele')}`,
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
  leaveWaiting:
    'Wenn du es verlässt, wird dein Stuhl für jemand anderen frei. Hast du den Tisch eröffnet, gehört er dann dem ' +
    'Nächsten, der dort sitzt.',
  leaveRunning: 'Wenn du es verlässt, spielt ein Bot für dich weiter. Solange das Spiel läuft, kannst du zurückkommen.',
  moreOf: (title) => `${title}: mehr`,
};
