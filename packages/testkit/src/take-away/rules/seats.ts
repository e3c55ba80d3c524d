/** In a file of its own: pages list a game before they load its rules. */
export const SEATS = [2] as const;
