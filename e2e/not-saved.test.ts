import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { gather } from './friends.ts';
import { TestSite, type Visit } from './test-site.ts';

test('what the server could not save is said, and can be done again', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'potager-e2e-'));
  const site = await TestSite.open({}, { dataFolder });
  const [ada] = (await gather(site, { names: ['Ada', 'Grace'] })) as [Visit, Visit];
  const database = new DatabaseSync(join(dataFolder, 'potager.sqlite'), { timeout: 5000 });
  database.exec(`CREATE TRIGGER full BEFORE INSERT ON entries BEGIN SELECT raise(ABORT, 'the disk is full'); END`);
  const start = ada.page.getByRole('button', { name: 'Start the game' });
  await start.click();
  await ada.page.getByText('could not be saved').waitFor();
  database.exec('DROP TRIGGER full');
  database.close();
  await expect.poll(() => start.isEnabled()).toBe(true);
  await start.click();
  await ada.page.getByRole('region', { name: 'What you can do' }).waitFor();
  await site.close();
});
