import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listMisnamed } from './accessible.ts';
import type { Engine } from './engine.ts';
import { GAME_HANDS } from './game-hands.ts';
import { JourneySite } from './journey-site.ts';
import { Player } from './player.ts';
import { Visitor } from './visitor.ts';

/** How much of each game is played: enough to see everything work, or a look before a change goes out. */
const MOVES = process.env['JOURNEY'] === 'short' ? { mouse: 2, keys: 1 } : { mouse: 8, keys: 4 };

/** Some games end early where nobody can do anything: so many in a row would be a fault. */
const MOST_GAMES = 3;

const PHONE = { width: 390, height: 844 } as const;
const DESK = { width: 1280, height: 900 } as const;

/** The same way through the page for every engine: what is written here holds in all of them. */
export function journey(name: string, launch: () => Promise<Engine>): void {
  describe(`the journey in ${name}`, () => {
    let engine: Engine;
    let site: JourneySite;

    beforeAll(async () => {
      site = await JourneySite.open();
      engine = await launch();
    });

    afterAll(async () => {
      await engine.close();
      await site.close();
    });

    test('the first page, wide and narrow, by day and at dusk, in three languages', async () => {
      const visitor = await Visitor.come(engine, site.address, DESK);
      for (const title of Object.keys(GAME_HANDS)) await visitor.waitFor({ name: new RegExp(`Play now .* ${title}$`) });
      await look(visitor, 'shelf');
      for (const [code, language] of Object.entries({ fr: 'Français', de: 'Deutsch', en: 'English' })) {
        await visitor.click({ css: 'label', name: new RegExp(`^${language}$`) });
        await visitor.until(language, (lang) => document.documentElement.lang === lang, code);
        expect(await visitor.excess()).toBe(0);
        expect(await visitor.tab.evaluate(readChosenMark)).toContain('underline');
      }
      const day = await visitor.tab.evaluate(readGround);
      await visitor.click({ css: 'label', name: /^Dusk$/ });
      await visitor.until('dusk', () => document.documentElement.dataset['light'] === 'dusk');
      expect(await visitor.tab.evaluate(readGround)).not.toBe(day);
      await look(visitor, 'shelf-dusk');
      await visitor.tab.reload();
      await visitor.until('dusk after a reload', () => document.documentElement.dataset['light'] === 'dusk');
      expect(await visitor.complaints()).toEqual([]);
      await visitor.leave();
    });

    test.each(Object.keys(GAME_HANDS))(
      '%s by mouse and by keyboard, reloaded, left and come back to',
      async (title) => {
        const visitor = await Visitor.come(engine, site.address, DESK);
        const player = new Player(visitor, title);
        await visitor.click({ name: new RegExp(`Play now .* ${title}$`) });
        // A game that came to its end is not gone on with: there is another one, then.
        for (let games = 1; (await play(player, MOVES)) === 'over'; games++) {
          expect(games).toBeLessThan(MOST_GAMES);
          await visitor.click({ name: /^Play again$/ });
          await visitor.until('a new game', () => document.querySelector('[data-status=over]') === null);
        }
        await look(visitor, title);
        await openSheets(visitor);
        // What is said in passing goes by itself, also between two questions to the engine.
        await visitor.until('the slip to go', () => document.querySelector('.toast') === null);
        expect(await listMisnamed(visitor.tab)).toEqual([]);
        const lines = await player.countLines();
        await visitor.tab.reload();
        await player.waitForTurn();
        expect(await player.countLines()).toBeGreaterThanOrEqual(lines);
        await visitor.click({ css: 'a', name: /^All games$/ });
        await visitor.waitForText('Your running games');
        await visitor.tab.goto('about:blank');
        await visitor.tab.back();
        await visitor.click({ css: '.my-games a', name: new RegExp(title) });
        await player.waitForTurn();
        await visitor.resize(PHONE);
        await play(player, { mouse: 1, keys: 0 });
        expect(await visitor.excess()).toBe(0);
        expect(await visitor.complaints()).toEqual([]);
        await visitor.leave();
      },
    );

    test('passkeys are offered where there are any; elsewhere the page says what they need', async () => {
      const visitor = await Visitor.come(engine, `${site.address}/settings`, PHONE);
      const hasPasskeys = await visitor.tab.evaluate(() => 'PublicKeyCredential' in globalThis);
      await visitor.waitForText(hasPasskeys ? 'Add a passkey' : 'This browser has no passkeys here');
      expect(await visitor.complaints()).toEqual([]);
      await visitor.leave();
    });

    test('without a network after one visit', async () => {
      const visitor = await Visitor.come(engine, site.address, PHONE);
      await visitor.until('everything to be kept', async () => {
        return (await navigator.serviceWorker.ready).active?.state === 'activated';
      });
      await site.goAway();
      try {
        await visitor.tab.reload();
        await visitor.click({ name: /Play now .* Gardlings$/ });
        const player = new Player(visitor, 'Gardlings');
        await play(player, { mouse: 2, keys: 0 });
        await visitor.tab.reload();
        await player.waitForTurn();
        expect(await player.countLines()).toBeGreaterThan(1);
        await visitor.takePicture('offline');
      } finally {
        await site.comeBack();
      }
      await visitor.leave();
    });
  });
}

async function play(player: Player, { mouse, keys }: typeof MOVES): Promise<'turn' | 'over'> {
  for (let move = 0; move < mouse + keys && (await player.waitForTurn()) === 'turn'; move++) {
    await (move < mouse ? player.decide() : player.decideByKeys());
  }
  return player.waitForTurn();
}

/** Nothing sticks out, wide or narrow; and a picture of both, for people. */
async function look(visitor: Visitor, name: string): Promise<void> {
  const file = name.toLowerCase().replaceAll(' ', '-');
  for (const [kind, size] of Object.entries({ phone: PHONE, desk: DESK })) {
    await visitor.resize(size);
    expect(await visitor.excess()).toBe(0);
    await visitor.takePicture(`${file}-${kind}`);
  }
}

/** Every dialog that a key opens: none scrolls sideways. And with it gone, the table is no higher than the window. */
async function openSheets(visitor: Visitor): Promise<void> {
  for (const key of ['m', 'p', 'w', '?']) {
    await visitor.tab.press(key);
    await visitor.waitFor({ css: 'dialog[open] h2' });
    expect(await visitor.excess()).toBe(0);
    await visitor.tab.press('Escape');
    await visitor.until('the dialog to go', () => document.querySelector('dialog.dialog') === null);
  }
  expect(await visitor.tab.evaluate(readOverheight)).toBeLessThanOrEqual(0);
}

/** Runs in the page: by how many pixels it is higher than the window. */
const readOverheight = (): number => document.documentElement.scrollHeight - document.documentElement.clientHeight;

/** Runs in the page: the line under what is chosen in the first row of switches. */
const readChosenMark = (): string => {
  const chosen = document.querySelector('.switches input:checked + span');
  return chosen === null ? '' : getComputedStyle(chosen).textDecorationLine;
};

/** Runs in the page. */
const readGround = (): string =>
  getComputedStyle(document.body).backgroundColor + getComputedStyle(document.body).color;
