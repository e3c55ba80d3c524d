import { afterAll, beforeAll, expect, test } from 'vitest';
import { listViolations } from './axe.ts';
import { EdenPlayer } from './eden-player.ts';
import { TestSite, screens, takeScreenshot, type Visit } from './test-site.ts';
import { click, enter } from './hands.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

const people = ['Ada', 'Grace', 'Emmy'] as const;

/** Ada opens a table for three; the others come by its link and sit down. */
async function gather(): Promise<Visit[]> {
  const ada = await site.visit({ ...screens.desktop, settings: { name: 'Ada' } });
  await ada.page.getByRole('button', { name: 'Play with friends · Eden' }).click();
  await ada.page.getByRole('button', { name: 'Stand up · Ada' }).waitFor();
  await ada.page.getByRole('img', { name: /QR code/ }).waitFor();
  const path = new URL(ada.page.url()).pathname;
  const others = [];
  for (const [index, name] of people.slice(1).entries()) {
    const screen = index === 0 ? screens.phone : screens.desktop;
    const visit = await site.visit({ ...screen, path, settings: { name } });
    await visit.page.getByRole('button', { name: `Sit here · chair ${String(index + 2)}` }).click();
    await visit.page.getByRole('button', { name: `Stand up · ${name}` }).waitFor();
    others.push(visit);
  }
  return [ada, ...others];
}

/** What comes over the socket from now on, which is opened anew for that. */
async function listen({ page }: Visit): Promise<string[]> {
  const received: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
  await page.reload();
  return received;
}

/** Everyone reaches for land as soon as they can; returns who first has to answer a bid. */
async function playToAuction(players: readonly EdenPlayer[]): Promise<number> {
  for (;;) {
    for (const [seat, player] of players.entries()) {
      if (await player.isCalled()) return seat;
      if (await player.isAwaited()) await player.decide();
    }
  }
}

test('three browsers: the defender of an auction reloads, seals an answer and leaves', async () => {
  const visits = await gather();
  const frames = await Promise.all(visits.map(listen));
  await visits[0]?.page.getByRole('button', { name: 'Start the game' }).click();
  const players = visits.map(({ page }) => new EdenPlayer(page, click));
  const called = await playToAuction(players);
  const defender = players[called]!;
  const title = /^● (Ada|Grace|Emmy) attacks [A-G][1-7], bidding 10 a point · Eden$/.exec(await defender.page.title());
  const calling = people.findIndex((name) => name === title?.[1]);
  const attacker = players[calling]!;
  await takeScreenshot(defender.page, 'eden-online-called', { fullPage: false });
  expect(await listViolations(defender.page)).toEqual([]);

  // Whoever reloads finds the auction as it was, and answers in place: a fine step up, and down again.
  await defender.page.reload();
  await defender.button('Raise to 15').waitFor();
  await defender.button('5 more').click();
  await defender.button('Raise to 20').waitFor();
  await defender.button('5 less').click();
  await defender.button('Raise to 15').click();
  await attacker.button('Raise to 20').waitFor();
  expect(await attacker.page.title()).toMatch(`● ${people[called] as string} defends `);

  // What the other one has heard is taken back with consent only, and the request says what it is about.
  await defender.page.getByRole('button', { name: 'Ask to take back', exact: true }).click();
  const asked = `${people[called] as string} would like to take this back: ${people[called] as string} raises to 15`;
  await attacker.page.getByText(asked).waitFor();
  await attacker.page.getByRole('button', { name: 'Decline' }).click();
  // On a phone the log is put away.
  await defender.page
    .locator('.log')
    .getByText(`${people[calling] as string} declines.`)
    .waitFor({ state: 'attached' });

  // An answer in advance is sealed, and plays for its owner, who has gone.
  await defender.button('Leave one').click();
  await defender.button('5 more').click();
  expect(await listViolations(defender.page)).toEqual([]);
  await takeScreenshot(defender.page, 'eden-online-sealing', { fullPage: false });
  await defender.button('Seal: up to 25').click();
  await defender.choices.getByText('Up to 25 a point').waitFor();
  const table = defender.page.url();
  await defender.page.goto(site.address);
  await attacker.button('Raise to 20').click();
  // By key: a second click at the same place, so soon, would be half of a double one.
  await enter(attacker.button('Raise to 30'));
  const outcome = new RegExp(`${people[called] as string} accepts: ${people[calling] as string} pays`);
  await attacker.choices.getByText(outcome).waitFor();
  await takeScreenshot(attacker.page, 'eden-online-settled', { fullPage: false });
  const third = 3 - called - calling;
  await players[third]?.choices.getByText(outcome).waitFor();
  const heard = frames.map((received) => received.filter((frame) => frame.includes('upTo')).length);
  expect(heard[called]).toBeGreaterThan(0);
  expect([heard[calling], heard[third]]).toEqual([0, 0]);

  // Back at the table, the answer still stands, and can be withdrawn.
  await defender.page.goto(table);
  await defender.choices.getByText('Up to 25 a point').waitFor();
  await defender.button('Change').click();
  await defender.button('Withdraw').click();
  await defender.button('Leave one').waitFor();
  const logs = await Promise.all(visits.map(async ({ page }) => page.locator('.log').innerText()));
  // Whoever accepted, and whoever pays, reads of themselves as you.
  const [accepting, paying] = [people[called] as string, people[calling] as string];
  const outcomes = new RegExp(`${outcome.source}|You accept: ${paying} pays|${accepting} accepts: you pay`);
  for (const log of logs) expect(log).toMatch(outcomes);
  for (const { complaints, end } of visits) {
    expect(complaints).toEqual([]);
    await end();
  }
});
