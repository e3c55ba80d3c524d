import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Engine } from './engine.ts';
import { JourneySite } from './journey-site.ts';
import { launchers } from './launchers.ts';
import { Player } from './player.ts';
import { Visitor } from './visitor.ts';

const SCREEN = { width: 1280, height: 900 };
const TITLE = 'Garden Nation';
const DECISIONS = process.env['JOURNEY'] === 'short' ? 6 : 24;

let site: JourneySite;
let engines: readonly Engine[] = [];

beforeAll(async () => {
  site = await JourneySite.open();
  engines = await Promise.all(Object.values(launchers).map(async (launch) => launch()));
});

afterAll(async () => {
  await Promise.all(engines.map(async (engine) => engine.close()));
  await site.close();
});

test('people in three engines at one table see one game', async () => {
  const [ada, grace, emmy] = await Promise.all(
    engines.map(async (engine) => Visitor.come(engine, site.address, SCREEN)),
  );
  if (ada === undefined || grace === undefined || emmy === undefined) throw new Error('three engines');
  await ada.click({ name: new RegExp(`Play with friends .* ${TITLE}$`) });
  await ada.waitFor({ name: /^Stand up/ });
  await ada.tab.evaluate(choosePlayers, '3');
  const address = await ada.tab.evaluate(() => location.href);
  await sitDown(grace, { address, name: 'Grace', chair: 2 });
  await sitDown(emmy, { address, name: 'Emmy', chair: 3 });
  await ada.click({ name: /^Start the game$/ });

  const visitors = [ada, grace, emmy];
  const players = visitors.map((visitor) => new Player(visitor, TITLE));
  for (let decision = 0; decision < DECISIONS; decision++) await (await findMover(players)).decide();
  await findMover(players);
  // Each page shows what happens at its own pace: whoever is not awaited may still be looking at the last move.
  const look = async (): Promise<string[]> => Promise.all(visitors.map(async ({ tab }) => tab.evaluate(readAreas)));
  await expect.poll(async () => new Set(await look()).size, { timeout: 20_000 }).toBe(1);
  expect((await look())[0]).toMatch(/building/);
  for (const visitor of visitors) await visitor.takePicture('together');
  expect(await ada.complaints()).toEqual([]);
  await ada.leave();
  for (const visitor of [grace, emmy]) {
    await visitor.until('Ada to be marked as away', isMarkedAway);
    expect(await visitor.complaints()).toEqual([]);
    await visitor.leave();
  }
});

interface Chair {
  readonly address: string;
  readonly name: string;
  readonly chair: number;
}

async function sitDown(visitor: Visitor, { address, name, chair }: Chair): Promise<void> {
  await visitor.tab.evaluate((text) => localStorage.setItem('potager.name', text), name);
  await visitor.tab.goto(address);
  await visitor.click({ name: new RegExp(`^Sit here · chair ${String(chair)}`) });
  await visitor.waitFor({ name: new RegExp(`^Stand up · ${name}`) });
}

/** Runs in the page: whether whoever has left is marked so. */
function isMarkedAway(): boolean {
  const name = document.querySelector('.seat-chip[data-state=away] .seat-name');
  return name !== null && getComputedStyle(name).fontStyle === 'italic';
}

/** Whoever is awaited; the news of a move may still be on its way to them. */
async function findMover(players: readonly Player[]): Promise<Player> {
  for (let look = 0; look < 400; look++) {
    for (const player of players) if (await player.isAwaited()) return player;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await Promise.all(players.map(async (player) => player.takePicture('nobody-awaited')));
  throw new Error('nobody is awaited');
}

/** Runs in the page: every engine draws its own lists of choices, which no test can press. */
function choosePlayers(count: string): void {
  const select = [...document.querySelectorAll('select')].find(({ labels }) =>
    labels[0]?.innerText.includes('Players'),
  );
  if (select === undefined) throw new Error('nobody asks how many play');
  select.value = count;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Runs in the page: what stands where, as a screen reader hears it, whoever looks and whatever they may do there. */
const readAreas = (): string =>
  [...document.querySelectorAll('.gn-plot')]
    .map((plot) => (plot.getAttribute('aria-label') ?? '').split(', you can')[0] ?? '')
    .map((label) => label.replace(/(your|\S+['’]s) building/, 'a building').replace(', just changed', ''))
    .join('\n');
