import type { WordsOfExercises } from '@potager/kernel';
import graded from './graded.json' with { type: 'json' };

export const exercises: WordsOfExercises<typeof graded> = {
  'twentieth-point': { title: 'twentieth-point', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'four-in-a-row': { title: 'four-in-a-row', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'side-by-side': { title: 'side-by-side', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  square: { title: 'square', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'more-is-more': { title: 'more-is-more', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'card-for-mana': { title: 'card-for-mana', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'buy-and-plant': { title: 'buy-and-plant', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'cheap-defence': { title: 'cheap-defence', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'good-price': { title: 'good-price', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'let-them-pay': { title: 'let-them-pay', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'helping-tile': { title: 'helping-tile', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'too-high-for-them': { title: 'too-high-for-them', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
};
