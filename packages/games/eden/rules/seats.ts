/**
 * The numbers of seats the game can be played with. A file of its own, so that a page can name them before it loads the
 * rules.
 */
export const SEATS: readonly number[] = [3, 4];
