export * from './alarm.ts';
export * from './bot-players.ts';
export * from './hosted-client.ts';
export * from './hosted-table.ts';
export * from './ports.ts';
export * from './subscribers.ts';
export * from './throttle.ts';
export * from './visible-table.ts';
