export * from './test-client.ts';
export * from './test-garden.ts';
export * from './test-process.ts';
