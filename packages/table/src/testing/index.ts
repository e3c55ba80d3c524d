export * from './protocol-suite.ts';
