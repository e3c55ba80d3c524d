import type { WordsOfExercises } from '@potager/kernel';
import graded from './graded.json' with { type: 'json' };

export const exercises: WordsOfExercises<typeof graded> = {
  'fresh-bag': { title: 'fresh-bag', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  seventeen: { title: 'seventeen', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'three-at-once': { title: 'three-at-once', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'double-trouble': { title: 'double-trouble', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'one-in-eight': { title: 'one-in-eight', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'two-in-three': { title: 'two-in-three', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'one-more-gem': { title: 'one-more-gem', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'two-short': { title: 'two-short', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'one-in-three': { title: 'one-in-three', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'pink-or-pink': { title: 'pink-or-pink', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'a-coin-saved': { title: 'a-coin-saved', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'nothing-to-gain': { title: 'nothing-to-gain', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  gold: { title: 'gold', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
};
