import { grammarOf } from '@potager/kernel';
import type { RulesWords } from './words.ts';

const { count } = grammarOf('en');

export const words: RulesWords = {
  rulesOf: (title) => `${title}: the rules`,
  rulesNote: 'In our own words. Each rule has a number that you can link to; refusals and scores at the table name it.',
  ruleMarks: {
    ruling: { name: 'our ruling', hint: 'The printed rules leave this open; this is how we settled it' },
    reconstructed: { name: 'reconstructed', hint: 'Not printed in our sources; reconstructed as well as we could' },
    published: {
      name: 'from the components',
      hint: 'Read off the published cards and tiles; the rulebook does not print it',
    },
  },
  goal: 'The goal',
  flow: 'How it goes',
  chapters: 'Chapters',
  search: 'Search the rules',
  found: (places) => `${count(places, 'place', 'places')} found`,
  foundNothing: 'Nothing found. Try another word.',
  exactly: 'Exactly',
  example: 'Example',
  tryIt: 'Try it yourself',
  showIt: 'Show me',
  fromStart: 'From the start',
  toSummary: 'On one page, to print',
  summaryOf: (title) => `${title} in short`,
  print: 'Print',
  toRules: 'To the rules',
};
