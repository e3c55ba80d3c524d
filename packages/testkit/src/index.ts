export { contractSuite } from './contract-suite.ts';
export { checkRuleCoverage } from './rule-coverage.ts';
