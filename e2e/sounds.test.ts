import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SOUND_NAMES } from '../packages/kernel/src/sounds.ts';
import { TestSite } from './test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await TestSite.open();
});

afterAll(async () => {
  await site.close();
});

/** What makes the sounds, as one script. */
async function buildStrike(): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'potager-sounds-'));
  const entry = join(import.meta.dirname, '../packages/boardkit/src/sound/strike.ts');
  const lib = { entry, name: 'potagerSound', formats: ['iife' as const], fileName: () => 'strike.js' };
  await build({ configFile: false, logLevel: 'warn', build: { outDir, emptyOutDir: false, lib } });
  const text = readFileSync(join(outDir, 'strike.js'), 'utf8');
  rmSync(outDir, { recursive: true });
  return text;
}

interface Heard {
  /** Of the largest value there can be, at full volume. */
  readonly peak: number;
  /** Of the loudest twentieth of a second, likewise. */
  readonly power: number;
  readonly seconds: number;
}

type Strike = (name: string, stroke: { into: AudioNode; at: number; tune: number }) => number;

/** Runs in the page: plays a sound without a loudspeaker, quicker than it would be heard, and measures it. */
async function measure(name: string): Promise<Heard> {
  const { strike } = (globalThis as unknown as { potagerSound: { strike: Strike } }).potagerSound;
  const rate = 48_000;
  const offline = new OfflineAudioContext(1, rate * 2, rate);
  strike(name, { into: offline.destination, at: 0, tune: 1 });
  const samples = (await offline.startRendering()).getChannelData(0);
  const window = rate / 20;
  let power = 0;
  for (let from = 0; from + window < samples.length; from += window / 2) {
    const squares = samples.subarray(from, from + window).reduce((sum, value) => sum + value * value, 0);
    power = Math.max(power, Math.sqrt(squares / window));
  }
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return { peak, power, seconds: (samples.findLastIndex((value) => Math.abs(value) > 0.001) + 1) / rate };
}

test('every sound is short, none is clipped, and none is much louder than the others', async () => {
  const { context, end } = await site.visit();
  const page = await context.newPage();
  await page.addScriptTag({ content: await buildStrike() });
  for (const name of SOUND_NAMES) {
    const { peak, power, seconds } = await page.evaluate(measure, name);
    const faults = [
      ...(peak < 0.1 || peak > 0.6 ? [`reaches ${String(peak)}`] : []),
      ...(power < 0.03 || power > 0.2 ? [`is as loud as ${String(power)}`] : []),
      ...(seconds < 0.06 || seconds > 1.2 ? [`takes ${String(seconds)} s`] : []),
    ];
    expect({ name, faults }).toEqual({ name, faults: [] });
  }
  await end();
});

/** Runs in the page before anything else: counts what begins to sound. */
function countStarts(): void {
  const counted = globalThis as { started?: number };
  counted.started = 0;
  const kind = AudioScheduledSourceNode.prototype;
  kind.start = new Proxy(Reflect.get(kind, 'start'), {
    apply: (start, source, args) => {
      counted.started!++;
      Reflect.apply(start, source, args);
    },
  });
}

const started = async (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as { started?: number }).started ?? 0);

/** Makes the first move there is, from the list of all. */
async function move(page: Page): Promise<void> {
  const said = page.locator('.log-line');
  const before = await said.count();
  await page.keyboard.press('w');
  await page
    .getByRole('button', { name: /^Do it: / })
    .first()
    .click();
  await expect.poll(() => said.count()).toBeGreaterThan(before);
}

test('a game is heard once the page was touched, and not at all when sounds are off', async () => {
  const { page, complaints, end } = await site.visit({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript(countStarts);
  await page.reload();
  const play = page.getByRole('button', { name: /Play now against bots · Gardlings/ });
  await play.waitFor();
  expect(await started(page)).toBe(0);
  await play.click();
  await page.locator('.bk-board').waitFor();
  await move(page);
  await expect.poll(async () => started(page)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Sounds', pressed: true }).click();
  await page.getByRole('button', { name: 'Sounds', pressed: false }).waitFor();
  const heard = await started(page);
  await move(page);
  await move(page);
  expect(await started(page)).toBe(heard);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('radio', { name: 'Soft' }).check({ force: true });
  await expect.poll(async () => started(page)).toBeGreaterThan(heard);
  expect(complaints).toEqual([]);
  await end();
});
