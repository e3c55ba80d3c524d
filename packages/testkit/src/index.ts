export { contractSuite } from './contract-suite.ts';
