import type { Locator, Page } from 'playwright-core';
import { enter } from './hands.ts';

/** What may be asked, and what is touched there. */
interface Panel {
  readonly asks: string;
  /** In which recorded game, at which move; without it the one before is played on. */
  readonly at?: readonly [record: string, move: number];
  /** Brings what is to be touched into view. */
  readonly find: (page: Page) => Promise<Locator>;
  /** Something was unfolded for it, which may be longer than its room: on a desk, too, one scrolls to it. */
  readonly isUnfolded?: boolean;
  /** Where the first touch does it, and the second one must not undo it: what is there after both. */
  readonly isKept?: (page: Page) => Locator;
}

const place = (page: Page): Locator => page.locator('.gl-offer').first();
const piles = (page: Page): Locator => page.locator('.gl-pile[data-legal=true]');

const GARDLINGS: readonly Panel[] = [
  { asks: 'where a tile goes', at: ['solo-expert', 3], find: async (page) => place(page) },
  {
    asks: 'where a tile goes, in words',
    isUnfolded: true,
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
    isUnfolded: true,
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
    asks: 'what a bramble becomes',
    at: ['all-roofs-used', 28],
    async find(page) {
      await page.locator('.gn-plot[data-area="2.4"]').press('Enter');
      return page.getByRole('button', { name: 'Build, turning the bramble into leaves −5' });
    },
    isKept: (page) => page.locator('.gn-option[aria-pressed=true]', { hasText: 'Leaves' }),
  },
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

const cell = (page: Page, name: string): Locator => page.locator(`.ed-cell[data-cell=${name}]`);
const onCard = (page: Page, number: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Culture card ${number}:`) });

const EDEN: readonly Panel[] = [
  {
    asks: 'where a culture card is played',
    at: ['target-by-irrigation', 64],
    async find(page) {
      await onCard(page, '2').press('Enter');
      return cell(page, 'E5');
    },
  },
  { asks: 'whom to attack', at: ['passed-out-mana', 193], find: async (page) => cell(page, 'B6') },
  { asks: 'what else attacks', find: async (page) => page.locator('.ed-chip[data-state=open]').first() },
  {
    asks: 'how much to bid',
    at: ['passed-out-mana', 195],
    find: async (page) => page.getByRole('button', { name: '5 more', exact: true }),
    isKept: (page) => page.locator('.ed-bid', { hasText: '20' }),
  },
  {
    asks: 'for a bid',
    find: async (page) => page.getByRole('button', { name: 'Open with 20' }),
    isKept: (page) => page.locator('.log > li', { hasText: 'You open with 20 a point' }),
  },
  { asks: 'what to buy', at: ['long-game', 10], find: async (page) => onCard(page, '16') },
  {
    asks: 'for a sealed answer',
    isUnfolded: true,
    at: ['long-game', 10],
    async find(page) {
      await enter(page.getByRole('button', { name: 'Leave one' }));
      return page.locator('.ed-sealing').getByRole('button', { name: '5 more', exact: true });
    },
    isKept: (page) => page.locator('.ed-sealing[aria-label="Up to 30 a point"]'),
  },
  {
    asks: 'whether the turn ends',
    at: ['target-by-irrigation', 0],
    find: async (page) => page.locator('.ed-end'),
  },
];

export const PANELS = { gardlings: GARDLINGS, 'garden-nation': GARDEN_NATION, eden: EDEN } as const;
