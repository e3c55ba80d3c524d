import type { Locator, Page } from 'playwright-core';
import { enter } from './hands.ts';

/** What may be asked, and what is touched there. */
interface Panel {
  readonly asks: string;
  /** In which recorded game, at which move; without it the one before is played on. */
  readonly at?: readonly [record: string, move: number];
  /** Brings what is to be touched into view. */
  readonly find: (page: Page) => Promise<Locator>;
  /** Where the first touch does it, and the second one must not undo it: what is there after both. */
  readonly isKept?: (page: Page) => Locator;
}

const place = (page: Page): Locator => page.locator('.gl-offer').first();
const piles = (page: Page): Locator => page.locator('.gl-pile[data-legal=true]');

const GARDLINGS: readonly Panel[] = [
  { asks: 'where a tile goes', at: ['solo-expert', 3], find: async (page) => place(page) },
  {
    asks: 'where a tile goes, in words',
    async find(page) {
      await page.keyboard.press('d');
      await enter(page.getByText(/^Places in words/));
      return page.locator('.gl-places button').first();
    },
  },
  {
    asks: 'whom to hire, another in view',
    at: ['solo-expert', 43],
    async find(page) {
      await piles(page).last().press('Enter');
      return piles(page).first();
    },
  },
  {
    asks: 'where a unicorn goes',
    at: ['solo-20-none', 181],
    async find(page) {
      await enter(page.getByRole('button', { name: 'Move the unicorn' }));
      return place(page);
    },
  },
  {
    asks: 'which pig mutates',
    at: ['solo-expert', 122],
    find: async (page) => page.locator('.gl-option').nth(1),
    isKept: (page) => page.locator('.gl-dock li:nth-child(2) > .gl-option[aria-pressed=true]'),
  },
  {
    asks: 'how many gems to be passed by',
    at: ['two-seats', 8],
    async find(page) {
      await enter(page.getByText('Stop unless passed'));
      return page.getByRole('button', { name: 'One more' });
    },
    isKept: (page) => page.getByRole('button', { name: /^Stop; build on if someone passes 6 gems$/ }),
  },
  {
    asks: 'for an order',
    find: async (page) => page.getByRole('button', { name: /^Stop; build on/ }),
    isKept: (page) => page.getByText(/^You build on by yourself/),
  },
];

const GARDEN_NATION: readonly Panel[] = [
  {
    asks: 'for an action: a ploy',
    at: ['all-roofs-used', 65],
    find: async (page) => page.locator('.gn-ploy[data-explain=movePloy]').first(),
  },
  {
    asks: 'where a roof goes',
    at: ['all-roofs-used', 29],
    async find(page) {
      await enter(page.locator('.gn-ploy[data-explain=roofPloy]'));
      await page.locator('.gn-plot[data-area="3.0"]').press('Enter');
      return page.locator('.gn-tag[data-area="2.4"]');
    },
  },
  {
    asks: 'for a project',
    at: ['all-roofs-used', 15],
    find: async (page) => page.locator('.gn-keep-project .gn-card').last(),
  },
  { asks: 'who plays next', at: ['all-roofs-used', 49], find: async (page) => page.locator('.gn-next').first() },
];

export const PANELS = { gardlings: GARDLINGS, 'garden-nation': GARDEN_NATION } as const;
