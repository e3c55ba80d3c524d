import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SideProcess } from './side-process.ts';

const SHELL = ['sh', '-c', 'sleep 600 & echo started $!; wait'] as const;

test('whoever ends a side process ends what it has started, also where that has been left alone', async () => {
  const shell = new SideProcess(SHELL);
  const [, id = ''] = await shell.says(/started (\d+)/);
  expect(isRunning(Number(id))).toBe(true);
  await shell.end();
  await expect.poll(() => isRunning(Number(id))).toBe(false);
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'whoever is ended by %s leaves nothing behind that it has started',
  async (signal) => {
    const script = `
      const { SideProcess } = await import(${JSON.stringify(join(import.meta.dirname, 'side-process.ts'))});
      const [said] = await new SideProcess(${JSON.stringify(SHELL)}).says(/started \\d+/);
      console.log(said);
      setInterval(() => undefined, 1000);`;
    const run = spawn(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [said] = (await once(run.stdout, 'data')) as [Buffer];
    const id = Number(/\d+/.exec(said.toString())?.[0]);
    expect(isRunning(id)).toBe(true);
    const gone = once(run, 'exit');
    run.kill(signal);
    await gone;
    await expect.poll(() => isRunning(id)).toBe(false);
  },
);

/** One that nobody has taken notice of yet is none that runs. */
function isRunning(id: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${String(id)}/status`, 'utf8'));
  } catch {
    return false;
  }
}
