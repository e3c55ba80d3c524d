import { tellStatus } from '../status.ts';
import { GAME_HANDS } from './game-hands.ts';
import type { Visitor } from './visitor.ts';

const MOST_PRESSES = 25;
const PATIENCE_MS = 3000;

/** Plays some moves of a game through the page of any engine. */
export class Player {
  private readonly visitor: Visitor;
  private readonly title: string;

  constructor(visitor: Visitor, title: string) {
    this.visitor = visitor;
    this.title = title;
  }

  async waitForTurn(): Promise<'turn' | 'over'> {
    return (await this.visitor.until('a turn', tellStatus)) as 'turn' | 'over';
  }

  async isAwaited(): Promise<boolean> {
    return (await this.visitor.tab.evaluate(tellStatus)) === 'turn';
  }

  async takePicture(name: string): Promise<void> {
    await this.visitor.takePicture(name);
  }

  async countLines(): Promise<number> {
    return this.visitor.tab.evaluate(countLines);
  }

  /** One decision with the mouse, on the board itself. */
  async decide(): Promise<void> {
    const before = await this.countLines();
    for (let press = 0; press < MOST_PRESSES; press++) {
      const asked = await this.visitor.tab.evaluate(readAsked);
      await this.pressSomething();
      await this.waitForChange(asked);
      if (await this.visitor.tab.evaluate(isPast, before)) return;
    }
    await this.visitor.takePicture('stuck');
    throw new Error(`nothing comes of what is pressed in ${this.title}`);
  }

  /** One decision with the keyboard alone, from the list of all moves in words; the focus goes on from the board. */
  async decideByKeys(): Promise<void> {
    const before = await this.countLines();
    await this.visitor.tab.press('w');
    await this.visitor.enter({ css: 'dialog button', name: /^Do it: / });
    await this.visitor.until('the move', isPast, before);
    if ((await this.waitForTurn()) === 'over') return;
    await this.visitor.until('the focus', () => document.activeElement?.closest('.bk-board') !== null);
  }

  private async pressSomething(): Promise<void> {
    for (const target of GAME_HANDS[this.title] ?? []) {
      const found = await this.visitor.find(target);
      if (found === undefined) continue;
      return this.visitor.tab.click(found.x, found.y);
    }
  }

  /** However slow the machine is; not for long where a hand has missed. */
  private async waitForChange(asked: string): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    do await this.visitor.pause();
    while ((await this.visitor.tab.evaluate(readAsked)) === asked && performance.now() < end);
  }
}

/** Runs in the page. */
const countLines = (): number => document.querySelectorAll('.log > li').length;

/** Runs in the page. */
const isPast = (before: number): boolean => document.querySelectorAll('.log > li').length > before;

/** Runs in the page: what is asked and has happened, as it stands there. */
const readAsked = (): string =>
  [...document.querySelectorAll('.bk-sheet, .gl-dock, .log')].map(({ innerHTML }) => innerHTML).join('');
