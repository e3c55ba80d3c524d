/** Whether the reader wants nothing to move. Asked each time, for the setting can change while a game is played. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
