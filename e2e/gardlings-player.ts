import type { Locator, Page } from 'playwright-core';
import { tellStatus } from './status.ts';
import { pauseTaps } from './taps.ts';

/** Not for long: what is gone by then was not meant. */
const timeout = 5000;

/** How someone acts on the page. */
const HANDS = {
  click: async (target: Locator): Promise<void> => target.click({ force: true, timeout }),
  tap: async (target: Locator): Promise<void> => target.tap({ force: true, timeout }),
  enter: async (target: Locator): Promise<void> => target.press('Enter', { timeout }),
} as const;

type Hand = keyof typeof HANDS;

/** How a table is set up in the waiting room, by what stands there in English. */
export interface TablePlan {
  readonly players: number;
  readonly 'Victory tile'?: string;
  readonly 'Expert variant'?: string;
  readonly Missions?: string;
}

/** Opens a table on this device from the first page; whoever is there plays, bots take the other chairs. */
export async function openTable(page: Page, { players, ...options }: TablePlan): Promise<void> {
  await page.getByRole('button', { name: 'Pass and play · Gardlings' }).click();
  await page.getByLabel('Players').selectOption(String(players));
  for (const [label, value] of Object.entries(options)) await page.getByLabel(label).selectOption({ label: value });
  await page.locator('.room-start button:enabled').first().click();
}

/** What there is to press while one builds, the most pressing first; the odds decide between the last two. */
const BUILDING = [
  /^Show me a place/,
  /^Lay here/,
  /^Second look$/,
  /^Accept the alarm/,
  /^Lay it aside/,
  /^Draw/,
] as const;

/** Plays Gardlings through the page, finding everything by its role and its name in English. */
export class GardlingsPlayer {
  readonly page: Page;
  private readonly hand: Hand;

  constructor(page: Page, hand: Hand) {
    this.page = page;
    this.hand = hand;
  }

  private get choices(): Locator {
    return this.page.getByRole('region', { name: 'Your choices' });
  }

  button(name: RegExp | string): Locator {
    return this.choices.getByRole('button', { name });
  }

  /** Until something is asked of this player, or the game is over; returns which. */
  async wait(): Promise<'turn' | 'over'> {
    const told = await this.page.waitForFunction(tellStatus);
    return (await told.jsonValue()) as 'turn' | 'over';
  }

  /** One decision, whatever is asked; none once a round has begun that is not to be played. */
  async decide(before = Number.POSITIVE_INFINITY): Promise<void> {
    const { lines } = await this.page.evaluate(readAsked);
    for (;;) {
      const asked = await this.page.evaluate(readAsked);
      if (asked.round >= before || asked.lines > lines) return;
      if (!(await this.act(asked))) await this.page.waitForTimeout(30);
      else if (await this.isAnswered(lines)) return;
    }
  }

  /** Where a press came so soon after another one on the same point that it counted as one with it, nothing does. */
  private async isAnswered(lines: number): Promise<boolean> {
    return this.page.waitForFunction(isAnswered, lines, { timeout: 2000 }).then(
      () => true,
      () => false,
    );
  }

  async playToTheEnd(most = 600): Promise<number> {
    for (let decisions = 0; decisions < most; decisions++) {
      if ((await this.wait()) === 'over') return decisions;
      await this.decide();
    }
    throw new Error(`the game is not over after ${String(most)} decisions`);
  }

  /** Builds and hires until this round of the game begins, or the game is over. */
  async playToRound(round: number): Promise<'turn' | 'over'> {
    for (;;) {
      if ((await this.wait()) === 'over') return 'over';
      if ((await this.roundNow()) >= round) return 'turn';
      await this.decide(round);
    }
  }

  async roundNow(): Promise<number> {
    const title = await this.page.getByRole('heading', { name: /Round \d+$/ }).innerText();
    return Number(/\d+$/.exec(title)?.[0]);
  }

  /** The tiles in one's garden, in the words that a screen reader hears. */
  async tilesLaid(): Promise<string[]> {
    return this.page.locator('.gl-site > ul > li').allInnerTexts();
  }

  /** Draws and lays until so many tiles lie in the garden, or building is over. */
  async layTiles(tiles: number): Promise<void> {
    while ((await this.tilesLaid()).length < tiles && (await this.canBuild())) await this.decide();
    // What is touched next is no double tap.
    await pauseTaps(this.page);
  }

  private async canBuild(): Promise<boolean> {
    return (await this.wait()) === 'turn' && (await this.button(/^(Draw|Show me|Lay)/).count()) > 0;
  }

  /** Whether something could be pressed: the page may be on its way to the next question. */
  private async act(asked: Asked): Promise<boolean> {
    const isThere = (name: RegExp): boolean => asked.buttons.some((text) => name.test(text));
    if (isThere(/^Mutate; /)) return this.try(this.button(/^Mutate; /).first());
    if (isThere(/^Stop$/) && isRisky(asked)) return this.try(this.button('Stop'));
    const name = BUILDING.find(isThere);
    if (name?.test('Show me a place') === true) return this.lay();
    if (name !== undefined) return this.try(this.button(name));
    return asked.canHire && this.hire();
  }

  /** Where most gems are. A key lays at once what has just been shown; a second tap so soon would be a double tap. */
  private async lay(): Promise<boolean> {
    if (!(await this.try(this.button(/^Show me a place/)))) return false;
    return HANDS.enter(this.button(/^Lay here/)).then(
      () => true,
      () => false,
    );
  }

  /** The dearest creature there is, or a pig. */
  private async hire(): Promise<boolean> {
    const market = this.page.getByRole('region', { name: 'Night market' });
    const dear = market.getByRole('button', { name: /costs.*Costs/ });
    const pile =
      (await dear.count()) > 0 ? dear.last() : market.getByRole('button', { name: /A lucky pig and a coin/ });
    if (!(await this.try(pile))) return false;
    return this.try(this.button(/^(Hire from|Take a pig)/));
  }

  private async try(target: Locator): Promise<boolean> {
    return HANDS[this.hand](target).then(
      () => true,
      () => false,
    );
  }
}

/** What stands on the page, read at once. */
interface Asked {
  readonly buttons: readonly string[];
  readonly canHire: boolean;
  /** 0 where none is told. */
  readonly round: number;
  /** `alarm 2 in 8`, where a tile can be drawn. */
  readonly odds: string;
  /** `9 of 17 gems` */
  readonly gems: string;
  /** Of the log. */
  readonly lines: number;
}

/** Runs in the page. */
function readAsked(): Asked {
  const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
  return {
    buttons: [...document.querySelectorAll<HTMLElement>('.gl-dock button')].map(({ innerText }) => innerText.trim()),
    canHire: document.querySelector('.gl-pile[data-legal=true]') !== null,
    round: Number(
      /Round (\d+)$/m.exec(
        [...document.querySelectorAll('.gl h2')].map(({ textContent }) => textContent).join('\n'),
      )?.[1] ?? 0,
    ),
    odds: textOf('.gl-risk > span'),
    gems: textOf('.gl-header .gl-gems .unseen'),
    lines: document.querySelectorAll('.log > li').length,
  };
}

/** Runs in the page: something has happened, and nothing is under way; a garden's first tile lays itself. */
const isAnswered = (lines: number): boolean =>
  document.querySelectorAll('.log > li').length > lines &&
  document.querySelector('.gl [aria-busy=true]') === null &&
  (document.querySelector('.gl-hand') === null || document.querySelector('.gl-site > ul > li') !== null);

const figuresIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

/** Enough gems, or an alarm more likely than one in three. */
function isRisky({ odds, gems }: Asked): boolean {
  const [alarms = 0, outOf = 1] = figuresIn(odds);
  const [now = 0, target = 17] = figuresIn(gems);
  return alarms * 3 > outOf || now >= target;
}
