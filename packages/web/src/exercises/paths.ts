/** Where exercises are: all of them, those of a game, and one by its name or its day. */
export const exercisesPath = (game: string): string => `/practise/${game}`;

export const exercisePath = (game: string, name: string): string => `/practise/${game}/${name}`;
