import type { LessonWords } from './words.ts';

export const words: LessonWords = {
  goal: 'The goal',
  beginLesson: 'Begin',
  goOnLesson: 'Go on where you were',
  beginAnew: 'Begin anew',
  coach: 'What there is to learn',
  chapterOf: (chapter, chapters) => `${chapter} of ${chapters}`,
  readOn: 'Go on',
  showMe: 'Show me',
  watchOthers: 'Now the others play. Watch what they do.',
  notYet: 'That can be done, too, but first try this.',
  leaveLesson: 'Leave; you can go on later',
  playOn: 'Play on from here',
  ownGame: 'Back to all games',
};
