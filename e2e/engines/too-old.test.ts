import { afterAll, beforeAll, expect, test } from 'vitest';
import { BASELINE } from '../../packages/web/baseline/baseline.ts';
import type { Engine } from './engine.ts';
import { JourneySite } from './journey-site.ts';
import { launchTooOld } from './launchers.ts';
import { Visitor } from './visitor.ts';

let site: JourneySite;
let engine: Engine;

beforeAll(async () => {
  site = await JourneySite.open();
  engine = launchTooOld();
});

afterAll(async () => {
  await engine.close();
  await site.close();
});

test('a browser from before the baseline is told so, in three languages, and what it lacks', async () => {
  const visitor = await Visitor.come(engine, site.address);
  const text = await visitor.tab.evaluate(() => document.body.innerText);
  for (const said of ['is too old for Potager', 'est trop ancien pour Potager', 'ist zu alt für Potager']) {
    expect(text).toContain(said);
  }
  expect(text).toContain('Missing here: RegExp (?<=)');
  for (const version of Object.values(BASELINE)) expect(text).toContain(` ${version}`);
  expect(text).not.toContain('cannot be reached');
  await visitor.takePicture('too-old');
  await visitor.leave();
});
