import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SideProcess } from './side-process.ts';

test('whoever ends a side process ends what it has started, also where that has been left alone', async () => {
  const shell = new SideProcess(['sh', '-c', 'sleep 600 & echo started $!']);
  const [, id = ''] = await shell.says(/started (\d+)/);
  expect(isRunning(Number(id))).toBe(true);
  await shell.end();
  await expect.poll(() => isRunning(Number(id))).toBe(false);
});

/** One that nobody has taken notice of yet is none that runs. */
function isRunning(id: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${String(id)}/status`, 'utf8'));
  } catch {
    return false;
  }
}
