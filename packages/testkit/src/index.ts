export { contractSuite } from './contract-suite.ts';
export { recordOf, type Run, type Step, walk, walkToEnd } from './walk.ts';
