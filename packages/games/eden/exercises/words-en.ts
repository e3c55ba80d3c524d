import type { WordsOfExercises } from '@potager/kernel';
import graded from './graded.json' with { type: 'json' };

export const exercises: WordsOfExercises<typeof graded> = {
  'twentieth-point': { title: 'twentieth-point', question: 'What is best here?', why: 'Search says so.' },
  'four-in-a-row': { title: 'four-in-a-row', question: 'What is best here?', why: 'Search says so.' },
  'side-by-side': { title: 'side-by-side', question: 'What is best here?', why: 'Search says so.' },
  square: { title: 'square', question: 'What is best here?', why: 'Search says so.' },
  'more-is-more': { title: 'more-is-more', question: 'What is best here?', why: 'Search says so.' },
  'card-for-mana': { title: 'card-for-mana', question: 'What is best here?', why: 'Search says so.' },
  'buy-and-plant': { title: 'buy-and-plant', question: 'What is best here?', why: 'Search says so.' },
  'cheap-defence': { title: 'cheap-defence', question: 'What is best here?', why: 'Search says so.' },
  'good-price': { title: 'good-price', question: 'What is best here?', why: 'Search says so.' },
  'let-them-pay': { title: 'let-them-pay', question: 'What is best here?', why: 'Search says so.' },
  'helping-tile': { title: 'helping-tile', question: 'What is best here?', why: 'Search says so.' },
  'too-high-for-them': { title: 'too-high-for-them', question: 'What is best here?', why: 'Search says so.' },
};
