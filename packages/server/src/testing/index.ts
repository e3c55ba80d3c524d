export * from './test-client.ts';
export * from './test-servers.ts';
export * from './test-process.ts';
