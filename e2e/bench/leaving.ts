import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { interrupt } from '../../scripts/interrupt.ts';
import { makePage, pageFolder } from '../../scripts/page.ts';
import { providePrograms } from '../../scripts/programs.ts';
import { serve } from '../../packages/server/src/serve.ts';
import type { Engine, Tab } from '../engines/engine.ts';
import { launchers } from '../engines/launchers.ts';
import { beginGame, look, playByItself, type Sight, TITLES } from './self-player.ts';

const LONGEST_STAY_MS = 1500;
/** After so long a game counts as stuck. */
const PATIENCE_MS = 20_000;

interface Places {
  /** The page. */
  readonly home: string;
  /** Another site. */
  readonly elsewhere: string;
}

/** Ways to leave a table by a full navigation and come back to it. */
const WAYS: readonly ((tab: Tab, at: string, places: Places) => Promise<void>)[] = [
  async (tab, at, { elsewhere }) => {
    await tab.goto(elsewhere);
    await tab.goto(at);
  },
  // From the same site alone: WebKit's driver says nothing any more after the way back from another one.
  async (tab, _at, { home }) => {
    await tab.goto(`${home}/rules/eden`);
    await tab.back();
  },
  async (tab, at, { home }) => {
    await tab.goto(`${home}/rules/eden`);
    await tab.goto(at);
  },
  async (tab) => tab.reload(),
];

const sleep = async (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Looks until it is so; undefined where it never is. */
async function until(tab: Tab, isSo: (sight: Sight) => boolean): Promise<Sight | undefined> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(100)) {
    // A page that is just being exchanged for another answers nothing.
    const sight = await tab.evaluate(look).catch(() => undefined);
    if (sight !== undefined && isSo(sight)) return sight;
  }
  return undefined;
}

const hasLines = ({ lines }: Sight): boolean => lines !== undefined && lines.length > 0;

interface Tally {
  rounds: number;
  readonly failures: string[];
}

class Leaver {
  private readonly tab: Tab;
  private readonly places: Places;
  private readonly title: string;
  private readonly tally: Tally;

  constructor(tab: Tab, places: Places, title: string, tally: Tally) {
    this.tab = tab;
    this.places = places;
    this.title = title;
    this.tally = tally;
  }

  async begin(): Promise<boolean> {
    await this.tab.goto(this.places.home);
    await this.tab.evaluate(beginGame, this.title);
    const isBegun = (await until(this.tab, ({ lines }) => lines !== undefined)) !== undefined;
    if (!isBegun) this.tally.failures.push(`${this.title}: no game could be begun: ${await this.said()}`);
    return isBegun;
  }

  /** Plays a little, leaves, comes back. False where the game cannot be gone on with. */
  async leave(round: number): Promise<boolean> {
    const { tab, tally, title } = this;
    await tab.evaluate(playByItself, 60);
    await until(tab, hasLines);
    await sleep(Math.random() * LONGEST_STAY_MS);
    const before = await tab.evaluate(look);
    if (before.isOver) return this.begin();
    tally.rounds++;
    await WAYS[round % WAYS.length]?.(tab, this.places.home + before.path, this.places);
    const after = await until(tab, hasLines);
    if (after === undefined) return this.fail(`stuck after round ${String(round)}: ${await this.said()}`);
    const [kept, shown] = [(after.lines ?? []).join('\n'), (before.lines ?? []).slice(-20).join('\n')];
    if (!kept.includes(shown)) return this.fail(`lost something in round ${String(round)}`);
    if (after.isOver) return this.begin();
    await tab.evaluate(playByItself, 60);
    const count = after.lines?.length ?? 0;
    const later = await until(tab, ({ lines, isOver }) => isOver || (lines?.length ?? 0) > count);
    if (later === undefined) return this.fail(`does not go on after round ${String(round)}: ${await this.said()}`);
    if (later.said !== '') tally.failures.push(`${title}, round ${String(round)}, goes on, but: ${later.said}`);
    return later.isOver ? this.begin() : true;
  }

  fail(why: string): false {
    this.tally.failures.push(`${this.title}: ${why}`);
    console.log(`    ${this.title}: ${why}`);
    return false;
  }

  private async said(): Promise<string> {
    return (await this.tab.evaluate(look).catch(() => undefined))?.said ?? 'nothing';
  }
}

async function leaveAgainAndAgain(engine: Engine, places: Places, rounds: number): Promise<Tally> {
  const tally: Tally = { rounds: 0, failures: [] };
  for (const title of TITLES) {
    const begun = performance.now();
    const before = tally.rounds;
    let tab = await engine.open();
    const settle = async (): Promise<Leaver> => {
      await tab.goto(places.home);
      await tab.evaluate((pace: string) => localStorage.setItem('potager.pace', pace), 'instant');
      await tab.evaluate((bots: string) => localStorage.setItem('potager.bots', bots), 'sprout');
      const leaver = new Leaver(tab, places, title, tally);
      await leaver.begin();
      return leaver;
    };
    let leaver = await settle();
    // A game that comes to its end while it is looked at is not left.
    for (let round = 0; round < 2 * rounds && tally.rounds < before + rounds; round++) {
      const isFine = await leaver.leave(round).catch((error: unknown) => leaver.fail(String(error)));
      if (isFine) continue;
      // A browser whose storage is stuck stays so: the next round gets another one.
      await tab.close();
      tab = await engine.open();
      leaver = await settle();
    }
    await tab.close();
    const seconds = ((performance.now() - begun) / 1000).toFixed(0);
    console.log(
      `  ${engine.name}, ${title}: left ${String(tally.rounds - before)} times, ` +
        `${String(tally.failures.length)} failures so far, ${seconds} s`,
    );
  }
  return tally;
}

/**
 * Leaves tables by full navigations at random moments, while player and bots write as fast as they can, and comes back:
 * everything that was shown must be there, and the game must go on.
 */
export async function measure(): Promise<void> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: 'string', default: '18' }, engine: { type: 'string' } },
  });
  await makePage(interrupt);
  await providePrograms(['chromium', 'firefox', 'webkitDriver', 'webkitBrowser', 'screen'], interrupt);
  const folder = mkdtempSync(join(tmpdir(), 'potager-leaving-'));
  const settings = { dataFolder: folder, pageFolder, host: '127.0.0.1', port: 0, isPortChosen: true };
  const server = await serve(settings);
  const away = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Elsewhere</title><p>Elsewhere');
  });
  await new Promise<void>((resolve) => {
    away.listen(0, '127.0.0.1', resolve);
  });
  const places = {
    home: server.address,
    elsewhere: `http://127.0.0.1:${String((away.address() as AddressInfo).port)}/`,
  };
  for (const [name, launch] of Object.entries(launchers)) {
    if (values.engine !== undefined && values.engine !== name) continue;
    const engine = await launch();
    const { rounds, failures } = await leaveAgainAndAgain(engine, places, Number(values.rounds));
    console.log(`${engine.name}: left ${String(rounds)} times, ${String(failures.length)} failures`);
    for (const failure of failures) console.log(`  ${failure}`);
    await engine.close();
  }
  away.close();
  await server.stop();
  rmSync(folder, { recursive: true });
}
