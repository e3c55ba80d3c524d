import type { WordsOfExercises } from '@potager/kernel';
import graded from './graded.json' with { type: 'json' };

export const exercises: WordsOfExercises<typeof graded> = {
  'first-roof': { title: 'first-roof', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  bramble: { title: 'bramble', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'two-projects': { title: 'two-projects', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  temple: { title: 'temple', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  belfry: { title: 'belfry', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'empty-streets': { title: 'empty-streets', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'fourth-floor': { title: 'fourth-floor', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  missions: { title: 'missions', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'not-this-roof': { title: 'not-this-roof', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'torticrane-ploy': { title: 'torticrane-ploy', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'who-is-next': { title: 'who-is-next', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  invasion: { title: 'invasion', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
  'roof-transfer': { title: 'roof-transfer', question: 'Was ist hier am besten?', why: 'Die Suche sagt es.' },
};
