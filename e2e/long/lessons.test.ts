import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../packages/kernel/src/index.ts';
import { learn, taught } from '../lesson-walker.ts';
import { TestSite } from '../test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

const ways = taught.flatMap((entry) =>
  LANGUAGES.flatMap((language) => (['keys', 'finger'] as const).map((hand) => ({ ...entry, language, hand }))),
);

test.each(ways)('the first game of $name is learnt by $hand, in $language', async (way) => {
  expect(await learn(site, way)).toEqual([]);
});
