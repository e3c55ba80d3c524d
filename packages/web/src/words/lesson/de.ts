import type { LessonWords } from './words.ts';

export const words: LessonWords = {
  goal: 'Das Ziel',
  beginLesson: 'Los geht’s',
  goOnLesson: 'Weiter, wo du warst',
  beginAnew: 'Von vorn',
  coach: 'Was es zu lernen gibt',
  chapterOf: (chapter, chapters) => `${chapter} von ${chapters}`,
  readOn: 'Weiter',
  showMe: 'Zeig es mir',
  watchOthers: 'Jetzt spielen die anderen. Schau zu, was sie tun.',
  notYet: 'Das geht auch, aber probier erst einmal das hier.',
  leaveLesson: 'Verlassen; du kannst später weitermachen',
  playOn: 'Hier weiterspielen',
  ownGame: 'Zurück zu allen Spielen',
};
