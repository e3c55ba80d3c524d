import type { WordsOfExercises } from '@potager/kernel';
import graded from './graded.json' with { type: 'json' };

export const exercises: WordsOfExercises<typeof graded> = {
  'first-roof': { title: 'first-roof', question: 'What is best here?', why: 'Search says so.' },
  bramble: { title: 'bramble', question: 'What is best here?', why: 'Search says so.' },
  'two-projects': { title: 'two-projects', question: 'What is best here?', why: 'Search says so.' },
  temple: { title: 'temple', question: 'What is best here?', why: 'Search says so.' },
  belfry: { title: 'belfry', question: 'What is best here?', why: 'Search says so.' },
  'empty-streets': { title: 'empty-streets', question: 'What is best here?', why: 'Search says so.' },
  'fourth-floor': { title: 'fourth-floor', question: 'What is best here?', why: 'Search says so.' },
  missions: { title: 'missions', question: 'What is best here?', why: 'Search says so.' },
  'not-this-roof': { title: 'not-this-roof', question: 'What is best here?', why: 'Search says so.' },
  'torticrane-ploy': { title: 'torticrane-ploy', question: 'What is best here?', why: 'Search says so.' },
  'who-is-next': { title: 'who-is-next', question: 'What is best here?', why: 'Search says so.' },
  invasion: { title: 'invasion', question: 'What is best here?', why: 'Search says so.' },
  'roof-transfer': { title: 'roof-transfer', question: 'What is best here?', why: 'Search says so.' },
};
