import type { LessonWords } from './words.ts';

export const words: LessonWords = {
  goal: 'Le but',
  beginLesson: 'Commencer',
  goOnLesson: 'Continuer là où vous étiez',
  beginAnew: 'Recommencer',
  coach: 'Ce qu’il y a à apprendre',
  chapterOf: (chapter, chapters) => `${chapter} sur ${chapters}`,
  readOn: 'Continuer',
  showMe: 'Montrez-moi',
  watchOthers: 'Maintenant, les autres jouent. Regardez ce qu’ils font.',
  notYet: 'C’est possible aussi, mais essayez d’abord ceci.',
  leaveLesson: 'Quitter ; vous pourrez continuer plus tard',
  playOn: 'Continuer cette partie',
  ownGame: 'Retour à tous les jeux',
};
