import path from 'node:path';
import { checkRuleCoverage } from '@potager/testkit';
import { it } from 'vitest';

it('every rule of the README has a test named after it', () => {
  checkRuleCoverage(path.join(import.meta.dirname, '..'));
});
