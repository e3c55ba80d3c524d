export * from './command.ts';
export * from './entry.ts';
export * from './fairness.ts';
export * from './hall.ts';
export * from './person.ts';
export * from './refusal.ts';
export * from './seen.ts';
export * from './settings.ts';
