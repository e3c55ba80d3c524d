import type { WordsOfExercises } from '@potager/kernel';
import graded from './graded.json' with { type: 'json' };

export const exercises: WordsOfExercises<typeof graded> = {
  'fresh-bag': { title: 'fresh-bag', question: 'What is best here?', why: 'Search says so.' },
  seventeen: { title: 'seventeen', question: 'What is best here?', why: 'Search says so.' },
  'three-at-once': { title: 'three-at-once', question: 'What is best here?', why: 'Search says so.' },
  'double-trouble': { title: 'double-trouble', question: 'What is best here?', why: 'Search says so.' },
  'one-in-eight': { title: 'one-in-eight', question: 'What is best here?', why: 'Search says so.' },
  'two-in-three': { title: 'two-in-three', question: 'What is best here?', why: 'Search says so.' },
  'one-more-gem': { title: 'one-more-gem', question: 'What is best here?', why: 'Search says so.' },
  'two-short': { title: 'two-short', question: 'What is best here?', why: 'Search says so.' },
  'one-in-three': { title: 'one-in-three', question: 'What is best here?', why: 'Search says so.' },
  'pink-or-pink': { title: 'pink-or-pink', question: 'What is best here?', why: 'Search says so.' },
  'a-coin-saved': { title: 'a-coin-saved', question: 'What is best here?', why: 'Search says so.' },
  'nothing-to-gain': { title: 'nothing-to-gain', question: 'What is best here?', why: 'Search says so.' },
  gold: { title: 'gold', question: 'What is best here?', why: 'Search says so.' },
};
