import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine, Tab } from './engine.ts';
import { findTarget, type Found, type Wanted } from './find-target.ts';

const screenshots = join(import.meta.dirname, '../screenshots');
const PATIENCE_MS = 20_000;
const PAUSE_MS = 50;

/** What somebody looks for on the page: a kind of thing, and what it is called. */
export interface Target {
  readonly css?: string;
  readonly name?: RegExp;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Somebody at a window of some engine, who finds things by their names, presses them, and waits. */
export class Visitor {
  readonly tab: Tab;
  private readonly engine: string;

  private constructor(tab: Tab, engine: string) {
    this.tab = tab;
    this.engine = engine;
  }

  static async come(engine: Engine, address: string, size?: Size): Promise<Visitor> {
    const visitor = new Visitor(await engine.open(), engine.name.toLowerCase().replaceAll(' ', '-'));
    if (size !== undefined) await visitor.tab.resize(size.width, size.height);
    await visitor.tab.goto(address);
    await visitor.until('the page', () => document.querySelector('h1') !== null);
    return visitor;
  }

  /** Waits until something is so; asks the page again and again, which every engine can. */
  async until<A extends readonly unknown[], R>(what: string, ask: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    const end = performance.now() + PATIENCE_MS;
    for (;;) {
      const answer = await this.tab.evaluate(ask, ...args);
      if (answer !== false && answer !== undefined && answer !== null) return answer;
      if (performance.now() > end) {
        await this.takePicture('stuck');
        throw new Error(`${this.engine} waits in vain for ${what}; it shows: ${await this.tab.evaluate(readPage)}`);
      }
      await this.pause();
    }
  }

  /** Undefined where it is not to be seen now. */
  async find(target: Target): Promise<Found | undefined> {
    return (await this.tab.evaluate(findTarget, write(target))) ?? undefined;
  }

  async waitFor(target: Target): Promise<Found> {
    const found = await this.until(String(target.name ?? target.css), findTarget, write(target));
    return found as Found;
  }

  /** Until the page has it: whatever is looked for meanwhile would lie elsewhere a moment later. */
  async resize({ width, height }: Size): Promise<void> {
    await this.tab.resize(width, height);
    await this.until('the size', (wanted) => innerWidth === wanted, width);
  }

  async waitForText(text: string): Promise<void> {
    await this.until(`“${text}”`, (wanted) => document.body.innerText.includes(wanted), text);
  }

  /** With the mouse, in the middle of what is to be seen of it, once it holds still: others change the page, too. */
  async click(target: Target): Promise<void> {
    let found = await this.waitFor(target);
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end;) {
      const { x, y } = found;
      await this.pause();
      found = await this.waitFor(target);
      if (found.x === x && found.y === y) break;
    }
    await this.tab.click(found.x, found.y);
  }

  /** With the keyboard alone: from stop to stop until it has the focus, then Enter. */
  async enter(target: Target, most = 150): Promise<void> {
    await this.waitFor(target);
    for (let step = 0; step < most; step++) {
      const found = await this.find(target);
      if (found?.hasFocus) return this.tab.press('Enter');
      await this.tab.press('Tab');
    }
    throw new Error(`${this.engine}: Tab does not reach ${String(target.name ?? target.css)}`);
  }

  async pause(ms = PAUSE_MS): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, ms));
  }

  /** Errors and warnings so far, of all pages of this window. */
  async complaints(): Promise<string[]> {
    return this.tab.evaluate(() => JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as string[]);
  }

  /** By how many pixels the page, or a dialog on it, is wider than the room it has. */
  async excess(): Promise<number> {
    return this.tab.evaluate(() => {
      const all = [document.documentElement, ...document.querySelectorAll('dialog[open], dialog[open] .dialog-sheet')];
      return Math.max(...all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    });
  }

  /** Kept for people to look at; git ignores the folder. */
  async takePicture(name: string): Promise<void> {
    mkdirSync(screenshots, { recursive: true });
    writeFileSync(join(screenshots, `journey-${name}-${this.engine}.png`), await this.tab.screenshot());
  }

  async leave(): Promise<void> {
    await this.tab.close();
  }
}

const write = ({ css = BUTTON, name }: Target): Wanted => ({ css, name: name?.source ?? '', flags: name?.flags ?? '' });

const BUTTON = 'button, [role=button]';

/** Runs in the page. */
const readPage = (): string => `${location.href} “${document.title}” ${document.body.innerText.slice(0, 300)}`;
