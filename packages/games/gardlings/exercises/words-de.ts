import type { WordsOfExercises } from '@potager/kernel';
import graded from './graded.json' with { type: 'json' };

export const exercises: WordsOfExercises<typeof graded> = {
  'fresh-bag': { title: 'fresh-bag', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  seventeen: { title: 'seventeen', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'three-at-once': { title: 'three-at-once', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'double-trouble': { title: 'double-trouble', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'one-in-eight': { title: 'one-in-eight', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'two-in-three': { title: 'two-in-three', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'one-more-gem': { title: 'one-more-gem', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'two-short': { title: 'two-short', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'one-in-three': { title: 'one-in-three', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'pink-or-pink': { title: 'pink-or-pink', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'a-coin-saved': { title: 'a-coin-saved', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'nothing-to-gain': { title: 'nothing-to-gain', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  gold: { title: 'gold', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
};
