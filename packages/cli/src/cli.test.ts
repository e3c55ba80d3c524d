import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { main } from './main.ts';

const potagerFile = path.join(import.meta.dirname, '../bin/potager.mjs');

interface Ran {
  readonly code: unknown;
  readonly out: string;
  readonly err: string;
}

/** Runs the real program as a process of its own. */
function runProcess(args: readonly string[], input = ''): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [potagerFile, ...args], (error, out, err) =>
      resolve({ code: error === null ? 0 : error.code, out, err }),
    );
    child.stdin?.end(input);
  });
}

/** Runs a command line inside this process, which is quicker. */
async function potager(args: readonly string[], input = ''): Promise<Ran> {
  const ran = { out: '', err: '' };
  const code = await main(args, {
    input: Readable.from([input]),
    // oxlint-disable-next-line typescript/require-await -- a real terminal may have to wait
    async print(line) {
      ran.out += `${line}\n`;
    },
    say(line) {
      ran.err += `${line}\n`;
    },
    progress() {},
  });
  return { code, ...ran };
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'potager-cli-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
}

describe('potager', () => {
  it('tells what there is, and what went wrong', async () => {
    const help = await potager(['--help']);
    expect(help.code).toBe(0);
    expect(help.out).toContain('potager simulate');
    expect(await potager(['simulate', '--help'])).toMatchObject({ code: 0, err: '' });
    expect(await potager([])).toMatchObject({ code: 2 });
    expect(await potager(['sing'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('the program itself', () => {
  it('simulates, and replays what it simulated', async () => {
    const simulated = await runProcess(['simulate', 'three-in-a-row', '--games', '40', '--seed', 'p', '--jsonl']);
    expect(simulated).toMatchObject({ code: 0, err: '' });
    const replayed = await runProcess(['replay', '-'], simulated.out);
    expect(replayed).toMatchObject({ code: 0, err: '' });
    expect(replayed.out.trimEnd().split('\n')).toHaveLength(40);
  });

  it('exits with 2 when typed wrongly', async () => {
    expect(await runProcess(['simulate', 'chess'])).toMatchObject({ code: 2, out: '' });
  });

  it('ends quietly when its reader goes away', async () => {
    const command =
      `"${process.execPath}" "${potagerFile}" simulate three-in-a-row --games 20000 --jsonl | head -n 1; echo ` +
      `"\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = await promisify(execFile)('bash', ['-c', command]);
    expect(stderr).toBe('');
    expect(stdout.trimEnd().split('\n')[1]).toBe('0');
  });
});

describe('potager simulate', () => {
  it('plays the same games from the same seed, others from another', async () => {
    const args = [
      'simulate',
      'three-in-a-row',
      '--seats',
      '2',
      '--games',
      '5',
      '--option',
      'stones=true',
      '--jsonl',
      '--seed',
    ];
    const [one, again, other] = await Promise.all([
      potager([...args, 'a']),
      potager([...args, 'a']),
      potager([...args, 'b']),
    ]);
    expect(one.code).toBe(0);
    expect(one.out.trimEnd().split('\n')).toHaveLength(5);
    expect(one.out).toBe(again.out);
    expect(one.out).not.toBe(other.out);
    expect(one.err).toBe('');
  });

  it('ends a game that goes on too long without an outcome', async () => {
    const { out } = await potager(['simulate', 'three-in-a-row', '--seed', '1', '--max-moves', '3', '--jsonl']);
    const record = JSON.parse(out) as { moves: unknown[]; outcome?: unknown };
    expect(record.moves).toHaveLength(3);
    expect(record).not.toHaveProperty('outcome');
  });

  it('sums up, in words or JSON', async () => {
    const words = await potager(['simulate', 'three-in-a-row', '--games', '20', '--seed', 'x']);
    expect(words.out).toMatch(/^three-in-a-row, 2 seats, seed x\n20 games, 20 to their end/);
    const { out } = await potager(['simulate', 'three-in-a-row', '--games', '20', '--seed', 'x', '--json']);
    const summary = JSON.parse(out) as { wins: number[] };
    expect(summary).toMatchObject({ game: 'three-in-a-row', seed: 'x', games: 20, finished: 20 });
    expect((summary.wins[0] ?? 0) + (summary.wins[1] ?? 0)).toBe(20);
  });

  it.each([
    [['simulate'], 'takes the name of one game'],
    [['simulate', 'chess'], 'there is no game "chess"; there are: '],
    [['simulate', 'three-in-a-row', '--seats', '3'], 'is played with 2 seats, not 3'],
    [['simulate', 'eden', '--rules', '3'], 'eden is played by rules 1 and 2, not 3'],
    [['simulate', 'three-in-a-row', '--games', '-1'], '--games'],
    [['simulate', 'three-in-a-row', '--games', 'many'], '--games takes a whole number from 1 to 10000000, not "many"'],
    [['simulate', 'three-in-a-row', '--option', 'stones=3'], 'option stones takes false or true, not "3"'],
    [['simulate', 'three-in-a-row', '--bot', 'toString'], 'there is no bot "toString"; there are: random'],
    [['simulate', 'three-in-a-row', '--json', '--jsonl'], 'not both'],
    [['simulate', 'three-in-a-row', '--frobnicate'], "Unknown option '--frobnicate'"],
  ])('says what is wrong with %j', async (args, problem) => {
    const { code, out, err } = await potager(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(problem);
    expect(err).toContain('"potager simulate --help" tells more.');
  });
});

describe('potager replay', () => {
  const args = ['simulate', 'three-in-a-row', '--games', '3', '--option', 'stones=true', '--seed', 'r', '--jsonl'];

  it('checks one record, one a line, or standard input', async () => {
    const { out } = await potager(args);
    const [first = ''] = out.split('\n');
    const pretty = JSON.stringify(JSON.parse(first), null, 2);
    expect((await potager(['replay', await write('many.jsonl', out)])).out.trimEnd().split('\n')).toHaveLength(3);
    const fromFile = await potager(['replay', await write('pretty.json', pretty)]);
    expect(fromFile).toMatchObject({ code: 0, err: '' });
    expect(fromFile.out).toMatch(/^three-in-a-row, 2 seats, \d moves: seat /);
    expect((await potager(['replay', '-'], first)).out).toBe(fromFile.out);
  });

  it('prints a trace: the position before each move, and the last', async () => {
    const { out } = await potager(args);
    const [first = ''] = out.split('\n');
    const trace = await potager(['replay', '-', '--trace'], first);
    const lines = trace.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { n: number; actors: number[]; legal: object; state: object });
    expect(lines).toHaveLength((JSON.parse(first) as { moves: [] }).moves.length + 1);
    expect(lines.map(({ n }) => n)).toEqual(lines.map((_, n) => n));
    expect(lines.every((line) => Object.keys(line).join() === 'n,actors,legal,state')).toBe(true);
  });

  it('gives the result as JSON', async () => {
    const { out } = await potager(args);
    const result = JSON.parse((await potager(['replay', '-', '--json'], out.split('\n')[0])).out) as object;
    expect(result).toMatchObject({ game: 'three-in-a-row', seats: 2, over: true });
  });

  it('names the line and the move that is wrong, and goes on with the next record', async () => {
    const { out } = await potager(args);
    const [first = '', second = ''] = out.split('\n');
    const wrong = first.replace(/"move":"mark [^"]+"/, '"move":"mark d9"');
    const { code, out: shown, err } = await potager(['replay', await write('wrong.jsonl', `${wrong}\n${second}\n`)]);
    expect(code).toBe(1);
    expect(err).toMatch(
      /wrong\.jsonl:1: moves\[0\]: seat \d cannot play "mark d9": notation unreadable \(text mark d9\)/,
    );
    expect(shown).toMatch(/^three-in-a-row/);
  });

  it.each([
    ['', 'the file is empty'],
    ['hello', 'is not JSON'],
    ['{}', 'lacks the key "format"'],
    ['[]', 'is a list, not an object'],
    [
      '{"format":"potager-record/1","game":"chess","rules":1,"seats":2,"options":{},"setup":{},"moves":[]}',
      'game: there is no game "chess"',
    ],
  ])('refuses %j', async (text, problem) => {
    const { code, out, err } = await potager(['replay', '-'], text);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(problem);
    expect(err).not.toContain('    at ');
  });

  it('refuses a file that is not there, and a folder', async () => {
    expect(await potager(['replay', path.join(folder, 'none')])).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no such file') as string,
    });
    expect(await potager(['replay', folder])).toMatchObject({
      code: 1,
      err: expect.stringContaining('is a folder') as string,
    });
  });
});

describe('--box', () => {
  const terrain = [10, 8, 6].map((tiles, i) => ({ level: i + 1, tiles }));
  const simulated = (file: string) =>
    potager(['simulate', 'eden', '--seed', 'b', '--games', '2', '--jsonl', '--box', `terrain=${file}`]);

  it('plays and replays with a component file of one’s own', async () => {
    const file = await write('terrain.json', JSON.stringify(terrain));
    const { code, out } = await simulated(file);
    expect(code).toBe(0);
    expect(await potager(['replay', '-', '--box', `terrain=${file}`], out)).toMatchObject({ code: 0, err: '' });
  });

  it.each([
    ['terrain=none.json', '"none.json" cannot be read'],
    ['tiles=x.json', 'eden has no component file "tiles"; it has: cultures, terrain'],
  ])('refuses %s', async (given, problem) => {
    const { code, err } = await potager(['simulate', 'eden', '--box', given]);
    expect(code).toBe(2);
    expect(err).toContain(problem);
  });

  it('says what is wrong with a file', async () => {
    const { code, err } = await simulated(await write('wrong.json', '{"1": 99}'));
    expect(code).toBe(2);
    expect(err).toMatch(/--box terrain=.*wrong\.json: terrain/);
    expect((await potager(['simulate', 'three-in-a-row', '--box', 'a=b'])).err).toContain('has no component files');
  });
});
