import { afterAll, beforeAll, expect, test } from 'vitest';
import { download } from './download.ts';
import { listFaults } from './faults.ts';
import { TestSite, screens, takeScreenshot, type Visit } from './test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

const press = async ({ page }: Visit, name: string): Promise<void> => page.getByRole('button', { name }).click();

const pathOf = ({ page }: Visit): string => new URL(page.url()).pathname;

test('who signs in takes along what they had as a guest, and says what is to become of a second seat', async () => {
  const home = await site.visit(screens.desktop);
  await press(home, 'Play with friends · Garden Nation');
  await home.page.getByRole('button', { name: 'Stand up · Ada' }).waitFor();
  const shared = pathOf(home);
  const code = await home.page.evaluate(
    async () => ((await (await fetch('/api/recovery/new', { method: 'POST' })).json()) as { code: string }).code,
  );

  // Elsewhere they play as a guest: at a table of their own, and by mistake at the one where they sit already.
  const away = await site.visit({ ...screens.phone, settings: { name: 'Bea' } });
  await press(away, 'Play with friends · Eden');
  await away.page.getByRole('button', { name: 'Stand up · Bea' }).waitFor();
  const own = pathOf(away);
  await away.page.goto(site.address + shared);
  await away.page
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .click();
  await away.page.getByRole('button', { name: 'Stand up · Bea' }).waitFor();

  await away.page.goto(`${site.address}/settings`);
  await away.page.getByText('everything you have here as a guest comes along').waitFor();
  await away.page.getByText('Lost your passkey?').click();
  await away.page.getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await press(away, 'Sign in with the code');
  const dialog = away.page.getByRole('dialog', { name: 'You sit twice at a table' });
  await dialog.getByText('Garden Nation: as Bea and with your account').waitFor();
  await takeScreenshot(away.page, 'sits-twice-phone', { fullPage: false });
  expect(await listFaults(away.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Give up the guest’s seat' }).click();
  await away.page.getByText('You are Ada here, with an account.').waitFor();

  // Their own table is theirs still, and the chair at the other one is free.
  await away.page.goto(site.address + own);
  await away.page.getByRole('button', { name: 'Stand up · Bea' }).waitFor();
  await away.page.goto(site.address + shared);
  await away.page.getByRole('button', { name: 'Stand up · Ada' }).waitFor();
  await home.page.getByRole('button', { name: 'Stand up · Ada' }).waitFor();
  await home.page.getByText('Bea').waitFor({ state: 'detached' });
  for (const { end, complaints } of [home, away]) {
    expect(complaints.filter((text) => !/status of 409|1012/.test(text))).toEqual([]);
    await end();
  }
});

test('games, results, exercises and settings of one device are brought in on another', async () => {
  const results = JSON.stringify([
    { table: 'a', at: 1, target: 17, expert: false, missions: false, rounds: 9, gems: 3, tiles: 20 },
  ]);
  const solved = { 'exercises.solved': '["eden/square 2"]', 'exercises.days': '["2026-11-17"]' };
  const kept = { 'gardlings.solo': results, theme: 'dusk', ...solved };
  const one = await site.visit({ ...screens.desktop, settings: kept });
  await press(one, 'Play now against bots · Garden Nation');
  await one.page.getByRole('button', { name: 'Keep these two' }).waitFor();
  const game = pathOf(one);
  await one.page.goto(`${site.address}/settings`);
  const file = await download(one.page, () => press(one, 'Download everything'));

  const solvedThere = { 'exercises.solved': '["eden/square 1","eden/side-by-side 1"]' };
  const other = await site.visit({ ...screens.phone, path: '/settings', settings: solvedThere });
  const field = other.page.locator('input[type=file]');
  await field.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"here":1}') });
  await other.page.getByText('This is no file that was downloaded here.').waitFor();
  const buffer = Buffer.from(JSON.stringify(file.json));
  await field.setInputFiles({ name: 'potager.json', mimeType: 'application/json', buffer });
  await other.page.getByText('One game came along.').waitFor();
  await takeScreenshot(other.page, 'my-data-phone');
  expect(await other.page.evaluate(() => localStorage.getItem('potager.gardlings.solo'))).toBe(results);
  expect(await other.page.getByRole('radio', { name: 'Dusk' }).isChecked()).toBe(true);
  // What either device had solved is solved here, by the fewer tries.
  await other.page.getByRole('link', { name: 'All games' }).click();
  await other.page.getByRole('link', { name: 'Exercises · Eden' }).click();
  await other.page.locator('.exercise-row[href$="/square"]', { hasText: 'solved at the first try' }).waitFor();
  await other.page.locator('.exercise-row[href$="/side-by-side"]', { hasText: 'solved at the first try' }).waitFor();
  expect(await other.page.evaluate(() => localStorage.getItem('potager.exercises.days'))).toBe('["2026-11-17"]');
  await other.page.goto(site.address + game);
  await other.page.getByRole('button', { name: 'Keep these two' }).waitFor();
  for (const { end, complaints } of [one, other]) {
    expect(complaints).toEqual([]);
    await end();
  }
});
