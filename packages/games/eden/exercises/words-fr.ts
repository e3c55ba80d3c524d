import type { WordsOfExercises } from '@potager/kernel';
import graded from './graded.json' with { type: 'json' };

export const exercises: WordsOfExercises<typeof graded> = {
  'twentieth-point': { title: 'twentieth-point', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'four-in-a-row': { title: 'four-in-a-row', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'side-by-side': { title: 'side-by-side', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  square: { title: 'square', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'more-is-more': { title: 'more-is-more', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'card-for-mana': { title: 'card-for-mana', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'buy-and-plant': { title: 'buy-and-plant', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'cheap-defence': { title: 'cheap-defence', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'good-price': { title: 'good-price', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'let-them-pay': { title: 'let-them-pay', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'helping-tile': { title: 'helping-tile', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'too-high-for-them': {
    title: 'too-high-for-them',
    question: 'Quel est le meilleur coup ?',
    why: 'La recherche le dit.',
  },
};
