import { grammarOf } from '@potager/kernel';
import type { PractiseWords } from './words.ts';

const { count } = grammarOf('en');

const atTry = (tries: number): string => (tries === 1 ? 'at the first try' : `at try number ${tries}`);
const inARow = (days: number): string => `${count(days, 'day', 'days')} in a row`;

export const words: PractiseWords = {
  exercises: 'Exercises',
  exercisesOf: (title) => `${title}: exercises`,
  introduction:
    'Positions from real games, and in each of them one move is better than all others. Find it on the board. Every ' +
    'answer has been proven by long search.',
  todaysExercises: 'Today’s exercises',
  todaysHint: 'A new one every day for each game, the same for everyone.',
  exerciseOf: (day) => `Exercise of ${day}`,
  earlierDays: 'Earlier days',
  grades: { first: 'First steps', easy: 'Easy', skilled: 'Skilled', fine: 'Fine points' },
  solvedOf: (solved, all) => `${solved} of ${all} solved`,
  solvedBy: (tries) => `solved ${atTry(tries)}`,
  notSolved: 'not solved yet',
  streak: (days, isOpen) => {
    if (days === 0) return 'Solve one today, and a streak begins.';
    return isOpen ? `${inARow(days)} so far: solve one today to go on.` : `${inARow(days)}. See you tomorrow!`;
  },
  longest: (days) => `Your longest streak: ${count(days, 'day', 'days')}.`,
  coach: 'The exercise',
  stepOf: (step, steps) => `step ${step} of ${steps}`,
  dailyQuestion: (call, moves) =>
    `${call}. ${count(moves, 'move is', 'moves are')} possible, and one of them is clearly the best. Which one?`,
  wrong: (move, percent, best) =>
    `${best - percent <= 5 ? 'Close' : 'Not quite'}: “${move}” wins ${percent} of 100 games from here, the best move ${best}. Try again.`,
  wrongUnknown: (move, best) =>
    `Not quite: search thinks little of “${move}”. The best move wins ${best} of 100 games from here. Try again.`,
  rightSoFar: 'Right! And now?',
  solvedNow: (tries) => (tries === 1 ? 'Right, at the first try!' : `Right! You needed ${tries} tries.`),
  solvedWithHelp: 'Right! You had seen the answer, so it does not count yet. Another time you will find it alone.',
  answerIs: (moves) => `The answer: ${moves.map((move) => `“${move}”`).join(', then ')}.`,
  worth: (percent, next) =>
    next === undefined
      ? `It wins ${percent} of 100 games from here.`
      : `It wins ${percent} of 100 games from here, the next best move ${next}.`,
  dailyWhy: ({ move, best, next }) =>
    next === undefined
      ? `“${move}” wins ${best} of 100 games from here.`
      : `“${move}” wins ${best} of 100 games from here. The next best, “${next.move}”, wins ${next.percent}: ` +
        (next.isOfSameKind
          ? `the same kind of move, but ${best - next.percent} fewer wins in 100.`
          : `doing something else costs at least ${count(best - next.percent, 'win', 'wins')} in 100.`),
  insight: {
    first: 'A bot sees this at a glance.',
    easy: 'A bot finds this after a short look.',
    skilled: 'A bot has to think before it finds this.',
    fine: 'Even a bot finds this only after thinking for long.',
  },
  showMe: 'Show me',
  again: 'Once more',
  next: 'Next exercise',
  toList: 'All exercises',
  playOn: 'Play on from here',
  isDone: 'This exercise is done. Go on to the next one, or play on from here.',
  feat: ({ game, day, tries, streak }) =>
    `${game}, exercise of ${day}: solved ${atTry(tries)}.${streak > 1 ? ` ${inARow(streak)}.` : ''} ` +
    (tries === 1 ? 'Can you do that, too?' : 'Can you do better?'),
};
