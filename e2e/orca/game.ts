import type { Page } from 'playwright-core';
import { EdenPlayer } from '../eden-player.ts';
import { GardenNationPlayer } from '../garden-nation-player.ts';
import { GardlingsPlayer } from '../gardlings-player.ts';
import { enter } from '../hands.ts';
import { readTold } from '../told.ts';
import type { OrcaDesktop } from './desktop.ts';
import { ListPlayer } from './list-player.ts';

interface Player {
  wait(): Promise<'turn' | 'over'>;
  decide(): Promise<void>;
}

/** Who plays each game on its board, by the focus and Enter alone; they read English. */
const PLAYERS: { readonly [title: string]: (page: Page) => Player } = {
  'Garden Nation': (page) => new GardenNationPlayer(page, enter),
  Gardlings: (page) => new GardlingsPlayer(page, 'enter'),
  Eden: (page) => new EdenPlayer(page, enter),
};

export const TITLES = Object.keys(PLAYERS);

/** Longer than the page ever waits with what it has to say: until what lay behind a dialog has been read anew. */
const HELD_BACK_MS = 1500;
/** So long without a word after a move, and nothing more will come of it. */
const QUIET_MS = 4000;
/** The same at the end, when a busy machine may still have much to catch up with. */
const LAST_QUIET_MS = 8000;

interface Listener {
  readonly page: Page;
  readonly desktop: OrcaDesktop;
  readonly title: string;
  /** As the page knows it: `fr`. */
  readonly language: string;
  /** The game is broken off after so long. */
  readonly mostMs: number;
}

interface Heard {
  /** What the page told. */
  readonly told: readonly string[];
  readonly isOver: boolean;
}

/** Plays a game to its end, listening to all that comes of a move before the next one. */
export async function playThrough({ page, desktop, title, language, mostMs }: Listener): Promise<Heard> {
  const until = performance.now() + mostMs;
  await page.locator('.ways button', { hasText: title }).first().press('Enter');
  const player = language === 'en' ? PLAYERS[title]?.(page) : new ListPlayer(page);
  if (player === undefined) throw new Error(`nobody plays ${title}`);
  let [heard, spoken, isOver] = [0, 0, false];
  const listen = async (quietMs: number): Promise<void> => {
    const told = await readAllTold(page);
    await desktop.whenSaid(told.slice(heard), spoken, quietMs);
    heard = told.length;
    spoken = desktop.listSpoken().length;
  };
  for (let decisions = 1; performance.now() < until; decisions++) {
    isOver = (await player.wait()) === 'over';
    await listen(isOver ? LAST_QUIET_MS : QUIET_MS);
    if (isOver) break;
    await player.decide();
    if (decisions % 10 === 0) console.log(`  ${title}, ${language}: ${String(decisions)} decisions …`);
  }
  await page.waitForTimeout(1000);
  await listen(LAST_QUIET_MS);
  return { told: await readTold(page), isOver };
}

/** What the page has told, once nothing more comes: no person goes on before that. */
async function readAllTold(page: Page): Promise<string[]> {
  for (let told = await readTold(page); ;) {
    await page.waitForTimeout(HELD_BACK_MS);
    const since = await readTold(page);
    if (since.length === told.length) return told;
    told = since;
  }
}
