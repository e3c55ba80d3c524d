export * from './analysis.ts';
export * from './bot.ts';
export * from './level.ts';
export * from './make-bot.ts';
export * from './ranking.ts';
export * from './search.ts';
export * from './thinker.ts';
