/**
 * The oldest browsers that the page is made for, desktop and phone alike; Edge goes with Chrome. The build writes
 * syntax and styles for them and refuses what they do not know (`too-new.ts`); older ones are told so
 * (`public/too-old.js`).
 *
 * Firefox is newer than the others for `:has()` alone, which boards and dialogs are laid out with: to say the same with
 * classes would take a script at every place where the browser now looks by itself.
 */
export const BASELINE = { chrome: '111', firefox: '121', safari: '16.4' } as const;
