import { readdir, readFile } from 'node:fs/promises';

/** How many files and connections this process has open, and may have. Undefined where the system does not tell. */
interface Descriptors {
  readonly open: number | undefined;
  readonly limit: number | undefined;
}

export async function readDescriptors(): Promise<Descriptors> {
  const [open, limits] = await Promise.all([
    readdir('/proc/self/fd').catch(() => undefined),
    readFile('/proc/self/limits', 'utf8').catch(() => ''),
  ]);
  const limit = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
  // The one that lists them is gone again.
  return { open: open && open.length - 1, limit: limit === undefined ? undefined : Number(limit) };
}
