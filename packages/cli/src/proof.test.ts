import { registry } from '@potager/games/registry';
import { FastRandom, type GameRecord, makeRecord } from '@potager/kernel';
import { DEFAULT_SETTINGS, Table } from '@potager/table';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Terminal } from './command.ts';
import { main } from './main.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'potager-proof-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A short game of Gardlings at a table, given up after some draws. */
async function playRecord(): Promise<GameRecord> {
  const entry = registry.find(({ name }) => name === 'gardlings');
  if (entry === undefined) throw new Error('Gardlings is gone');
  const { game } = await entry.rules();
  const options = Object.fromEntries(Object.entries(game.options).map(([name, values]) => [name, values[0]]));
  const opening = { table: 't', seats: 2, options, settings: DEFAULT_SETTINGS, host: 'ann', secret: 'ab'.repeat(32) };
  const table = Table.open(game, opening, 0);
  const ann = { id: 'ann', name: 'Ann' };
  for (const seat of [0, 1]) table.handle({ kind: 'sit', seat, nonce: String(seat).repeat(32) }, ann, { at: 0 });
  table.handle({ kind: 'start' }, ann, { at: 0 });
  const random = new FastRandom(4);
  for (let i = 0; i < 60; i++) {
    const seat = [0, 1].find((candidate) => table.turnStatus(candidate, 0).legal.length > 0) ?? 0;
    const { legal } = table.turnStatus(seat, 0);
    table.handle({ kind: 'move', seat, move: legal[random.below(legal.length)] ?? '', version: table.n }, ann, {
      at: 0,
    });
  }
  table.handle({ kind: 'resign', seat: 0 }, ann, { at: 0 });
  return table.record() as GameRecord;
}

async function verify(record: object): Promise<{ code: number; out: string }> {
  const file = join(folder, 'game.json');
  writeFileSync(file, makeRecord(record as GameRecord));
  let out = '';
  const terminal: Terminal = {
    print: async (line) => void (out += line),
    say: (line) => void (out += line),
    progress: () => undefined,
    input: process.stdin,
  };
  return { code: await main(['replay', '--verify', file], terminal), out };
}

test('every draw of an honest game follows from what was put in', async () => {
  const { code, out } = await verify(await playRecord());
  expect(out).toMatch(/\d+ draws derived anew, all as recorded/);
  expect(code).toBe(0);
});

test('a chosen secret, nonce or deal is found out', async () => {
  const record = await playRecord();
  const { proof } = record;
  const wrong: [object, string][] = [
    [{ ...record, commitment: '0'.repeat(64) }, 'commitment published before'],
    [{ ...record, proof: { ...proof, nonces: ['0'.repeat(32), '2'.repeat(32)] } }, 'seed is not made of'],
    [{ ...record, seed: '1'.repeat(64) }, 'seed is not made of'],
    [{ ...record, proof: undefined }, 'carries no secret'],
  ];
  for (const [forged, problem] of wrong)
    expect(await verify(forged)).toMatchObject({ code: 1, out: expect.stringContaining(problem) as string });
});

test('a draw that was swapped for a better one is named', async () => {
  const record = await playRecord();
  const place = record.moves.findIndex(({ chance }) => chance !== undefined);
  const other = record.moves.find(
    ({ chance }) => JSON.stringify(chance) !== JSON.stringify(record.moves[place]?.chance) && chance !== undefined,
  );
  const moves = record.moves
    .map((move, i) => (i === place ? { ...move, chance: other?.chance } : move))
    .slice(0, place + 1);
  const { outcome: _outcome, ...rest } = record;
  expect(await verify({ ...rest, moves })).toMatchObject({
    code: 1,
    out: expect.stringContaining(`moves[${place}]`) as string,
  });
});
