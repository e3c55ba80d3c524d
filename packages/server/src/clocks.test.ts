import { type ClockSetting, DEFAULT_SETTINGS } from '@potager/table';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestGarden } from './testing.ts';

let garden: TestGarden;

beforeEach(() => {
  garden = new TestGarden();
});

afterEach(() => garden.end());

test('clocks are given in whole minutes and seconds', async () => {
  const { address } = await garden.start();
  const ann = await garden.guest(address, 'Ann');
  const ask = async (clock: ClockSetting) => {
    const wanted = { game: 'eden', seats: 3, settings: { ...DEFAULT_SETTINGS, clock } };
    const { status, body } = await ann.call('POST', '/tables', wanted);
    return { status, text: JSON.stringify(body) };
  };
  for (const hours of [0.5, 1 / 3, 1 / 60, 24, 720]) {
    expect(await ask({ kind: 'correspondence', hours })).toMatchObject({ status: 201 });
  }
  for (const hours of [0.01, 10.0001, 721]) {
    expect(await ask({ kind: 'correspondence', hours })).toMatchObject({ status: 400 });
  }
  const fraction = await ask({ kind: 'correspondence', hours: 12.34 });
  expect(fraction.text).toContain('settings.clock.hours: is no whole number of minutes');
  expect(await ask({ kind: 'live', minutes: 1, increment: 0 })).toMatchObject({ status: 201 });
  expect(await ask({ kind: 'live', minutes: 0.01, increment: 0 })).toMatchObject({ status: 400 });
  expect(await ask({ kind: 'live', minutes: 5, increment: 0.5 })).toMatchObject({ status: 400 });
});
