import path from 'node:path';
import { checkRuleCoverage } from '@potager/testkit';
import { it } from 'vitest';

it('every rule has a test of its number', () => {
  checkRuleCoverage(path.join(import.meta.dirname, '..'));
});
