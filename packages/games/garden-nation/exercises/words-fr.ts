import type { WordsOfExercises } from '@potager/kernel';
import graded from './graded.json' with { type: 'json' };

export const exercises: WordsOfExercises<typeof graded> = {
  'first-roof': { title: 'first-roof', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  bramble: { title: 'bramble', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'two-projects': { title: 'two-projects', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  temple: { title: 'temple', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  belfry: { title: 'belfry', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'empty-streets': { title: 'empty-streets', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'fourth-floor': { title: 'fourth-floor', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  missions: { title: 'missions', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'not-this-roof': { title: 'not-this-roof', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'torticrane-ploy': { title: 'torticrane-ploy', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'who-is-next': { title: 'who-is-next', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  invasion: { title: 'invasion', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
  'roof-transfer': { title: 'roof-transfer', question: 'Quel est le meilleur coup ?', why: 'La recherche le dit.' },
};
